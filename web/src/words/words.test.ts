import { describe, expect, it } from 'vitest';
import { words as de } from '../generated/words/shell.de';
import { words as en } from '../generated/words/shell.en';

/** Whatever a message asks for, it is two. */
const figures = new Proxy({}, { get: (_, key) => (typeof key === 'symbol' ? () => 2 : 2) });

/** Every text below a value, by its path; functions are called with figures. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(figures))]];
  return Object.entries(value as object).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

describe('the words of the shell', () => {
  const [english, german] = [texts(en, ''), texts(de, '')];

  it('are the same set in both languages', () => {
    expect(german.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });

  it('are never empty', () => {
    for (const [path, text] of [...english, ...german]) expect(text, path).not.toBe('');
  });

  it('are translated', () => {
    const same = english.filter(
      ([, text], index) => text.length > 14 && text === german[index]?.[1],
    );
    expect(same).toEqual([]);
  });
});

const sources = import.meta.glob<string>(['../../../words/*/*.toml', '../games/*/words/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rules = import.meta.glob<string>('../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The lines of the texts that say what they should not, without comments. */
function saying(what: RegExp): string[] {
  return Object.entries(sources)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .flatMap(([path, source]) => source.split('\n').map((line) => `${path}: ${line.trim()}`))
    .filter((line) => what.test(line.replace(/\/\*.*\*\//, '').replace(/escape = "Esc"/, '')));
}

describe('the words of the shell and of all games', () => {
  it('fit a finger as well as a mouse and a keyboard', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(3);
    expect(saying(/\b(an)?[ck]lick(e|en|st)?\b|\bEsc\b/i)).toEqual([]);
  });

  it('name no file of the program in the rules', () => {
    expect(Object.keys(rules).length).toBeGreaterThanOrEqual(6);
    for (const [path, text] of Object.entries(rules)) {
      expect(text.match(/`[^`\n]*\/[^`\n]*`|\bcrates\//g), path).toBeNull();
    }
  });
});

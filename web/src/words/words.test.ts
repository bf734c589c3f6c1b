import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../generated/words/languages';
import type { GameWords } from '../lib/game';
import { LANGUAGES } from '../lib/prefs.svelte';
import { game as conquest } from '../games/conquest';
import { reasonText, shellWords } from './index.svelte';

/** Whatever a message asks for, it is two. */
const figures = new Proxy({}, { get: (_, key) => (typeof key === 'symbol' ? () => 2 : 2) });

/** Every text below a value, by its path; functions are called with figures. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(figures))]];
  return Object.entries(value as object).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

const english = texts(shellWords.of(ENGLISH), '');

describe.each(LANGUAGES)('the words of the shell in %s', (language) => {
  const said = texts(shellWords.of(language), '');

  it('are the same set as in English', () => {
    expect(said.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });

  it('are never empty', () => {
    for (const [path, text] of said) expect(text, path).not.toBe('');
  });
});

it.each(LANGUAGES.filter((language) => language !== ENGLISH))(
  'the words of the shell are translated into %s',
  (language) => {
    const said = texts(shellWords.of(language), '');
    const same = english.filter(([, text], at) => text.length > 14 && text === said[at]?.[1]);
    expect(same).toEqual([]);
  },
);

describe('a refusal', () => {
  const said = conquest.words.of(ENGLISH) as unknown as GameWords;

  it('is said by the game where its rules refuse', () => {
    const reason = { code: 'too_dear', price: 10, has: 1 };
    expect(reasonText(said, reason)).toBe(said.reason(reason));
  });

  it('is said by the shell where no rule does', () => {
    expect(reasonText(said, { code: 'not_your_decision' })).toBe(
      shellWords.now.code.not_your_decision,
    );
  });

  it('is left to the server, or named, where the page does not know it', () => {
    expect(reasonText(said, { code: 'new', message: 'The moon is full.' })).toBe(
      'The moon is full.',
    );
    expect(reasonText(said, { code: 'toString' })).toBe('toString');
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

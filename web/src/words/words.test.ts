import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';

/** Every text below a value, by its path; functions are called with figures. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 3, 4))]];
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

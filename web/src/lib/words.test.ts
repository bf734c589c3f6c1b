import { describe, expect, it } from 'vitest';
import { capital, counts, list } from './words';

type Said = Record<string, (value: unknown, names: unknown) => unknown>;
/** Any name that a table might give, as the program makes it up. */
const names = new Proxy({}, { get: (_, of) => (number: number) => `${String(of)} ${number}` });
const cases = import.meta.glob<[string, unknown, unknown][]>('../generated/words/*.cases.json', {
  eager: true,
  import: 'default',
});
const modules = import.meta.glob<Said>('../generated/words/*.de.ts', {
  eager: true,
  import: 'words',
});

/** A section's name on the page: `cardEffect` for `card_effect`. */
const camel = (section: string): string =>
  section.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

describe('the words of the page', () => {
  it.each(Object.keys(cases))('are those of the program: %s', (file) => {
    const words = modules[file.replace('.cases.json', '.de.ts')];
    const said = cases[file]?.map(([section, value]) => [
      section,
      value,
      words?.[camel(section)]?.(value, names),
    ]);
    expect(said).toEqual(cases[file]);
  });

  it('are joined as people speak', () => {
    expect(list(['Anna', 'Bo', 'Cid'], 'and')).toBe('Anna, Bo and Cid');
    expect(list(['Anna'], 'and')).toBe('Anna');
    expect(list([], 'and')).toBe('');
    expect(counts([2, 0, 1], [String, String, (n) => `${n} galley`])).toBe('2, 1 galley');
    expect(capital('the Celts')).toBe('The Celts');
  });
});

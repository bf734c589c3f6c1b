import { expect, it } from 'vitest';
import { loadRules } from './rules';

const documents = {
  '../docs/rules/oppida.de.md': () => Promise.resolve('Regeln'),
  '../docs/rules/oppida.en.md': () => Promise.resolve('Rules'),
};

it('rules are read in the language that is shown, or else in English', async () => {
  expect(await loadRules(documents, 'de')).toBe('Regeln');
  expect(await loadRules(documents, 'la')).toBe('Rules');
  expect(() => loadRules({}, 'de')).toThrow();
});

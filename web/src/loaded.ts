/** For the tests: all words in all languages, as if a visitor had chosen each before. */
import type { Spoken } from './lib/spoken.svelte';
import { shellWords } from './words/index.svelte';

const games = import.meta.glob<Spoken<unknown>>('./games/*/words/index.ts', {
  eager: true,
  import: 'words',
});

await Promise.all([...Object.values(games), shellWords].map((words) => words.loadAll()));

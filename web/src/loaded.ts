/** For the tests: all words in all languages, as if a visitor had chosen each before. */
import { words as antike } from './games/antike/words';
import { words as conquest } from './games/conquest/words';
import { words as oppida } from './games/oppida/words';
import { shellWords } from './words/index.svelte';

await Promise.all([antike, conquest, oppida, shellWords].map((words) => words.loadAll()));

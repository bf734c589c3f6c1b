// Fails when the first load (JS and CSS of the home page and of a table, gzipped, with the words in
// whichever language has the longer ones) exceeds the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist, filesOf, gamesOf, languagesOf, readManifest, wordsOf } from './manifest.mjs';

const LIMIT = 150_000;
const manifest = readManifest();
const files = (...keys) => filesOf(manifest, ...keys);

const zipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (list) => [...list].reduce((total, file) => total + zipped(file), 0);

/** Every game has a module of its own, and a picture that the home page shows. */
const pictures = Object.keys(manifest).filter((key) =>
  /^src\/games\/\w+\/Picture\.svelte$/.test(key),
);
const games = gamesOf(manifest);
if (games.length === 0) throw new Error('the page has no game');
/** With the longest words, so that no visitor loads more. */
const longest = (name, ...keys) =>
  languagesOf(manifest)
    .map((language) => files(...keys, ...wordsOf(manifest, language, name)))
    .reduce((most, list) => (sum(list) > sum(most) ? list : most));
const pages = Object.fromEntries(
  games.flatMap(([name, game]) => [
    [`home, ${name}`, longest(name, 'index.html', 'src/shell/Home.svelte', game, ...pictures)],
    [`table, ${name}`, longest(name, 'index.html', game, 'src/shell/Table.svelte')],
  ]),
);
let isTooLarge = false;
for (const [page, list] of Object.entries(pages)) {
  const bytes = sum(list);
  isTooLarge ||= bytes > LIMIT;
  console.log(`${page}: ${(bytes / 1000).toFixed(1)} kB gzipped in ${list.size} files`);
}
if (isTooLarge) {
  console.error(`the first load is above ${LIMIT / 1000} kB`);
  process.exit(1);
}

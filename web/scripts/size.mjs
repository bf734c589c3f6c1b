// Fails when the first load (JS and CSS of the home page and of a table, gzipped) exceeds the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist, filesOf, gamesOf, readManifest } from './manifest.mjs';

// Both languages are in it: with one at a time Conquest would be below 150 kB again.
const LIMIT = 160_000;
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
const pages = Object.fromEntries(
  games.flatMap(([name, game]) => [
    [`home, ${name}`, files('index.html', 'src/shell/Home.svelte', game, ...pictures)],
    [`table, ${name}`, files('index.html', game, 'src/shell/Table.svelte')],
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

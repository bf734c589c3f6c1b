// Fails when the first load (JS and CSS of the home page and of a table, gzipped) exceeds the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const dist = new URL('../dist/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** An entry with everything that it loads at once. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
}

function files(...keys) {
  const all = new Set(keys.flatMap((key) => [...closure(key)]));
  return new Set([...all].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
}

const zipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (list) => [...list].reduce((total, file) => total + zipped(file), 0);

/** Every game has a module of its own, and a picture that the home page shows. */
const found = (file) => Object.keys(manifest).filter((key) => file.test(key));
const pictures = found(/^src\/games\/\w+\/Picture\.svelte$/);
const games = found(/^src\/games\/\w+\/index\.ts$/);
if (games.length === 0) throw new Error('the page has no game');
const pages = Object.fromEntries(
  games.flatMap((game) => {
    const name = game.split('/')[2];
    return [
      [`home, ${name}`, files('index.html', game, ...pictures)],
      [`table, ${name}`, files('index.html', game, 'src/shell/Table.svelte')],
    ];
  }),
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

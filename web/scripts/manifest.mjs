// The manifest of the built page: which files an entry needs at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const dist = new URL('../dist/', import.meta.url).pathname;

export function readManifest() {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/** An entry with everything that it loads at once. */
function closure(manifest, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(manifest, next, found);
  return found;
}

/** The files of these entries: code and style sheets. */
export function filesOf(manifest, ...keys) {
  const all = new Set(keys.flatMap((key) => [...closure(manifest, key)]));
  return new Set([...all].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
}

/** The languages that there are words in. */
export function languagesOf(manifest) {
  return Object.keys(manifest)
    .flatMap((key) => wordsKey.exec(key)?.groups.language ?? [])
    .filter((language, at, all) => all.indexOf(language) === at);
}

const wordsKey = /^src\/generated\/words\/(?<subject>\w+)\.(?<language>\w+)\.ts$/;

/** The words of the shell, and of a game where one is named, in one language. */
export function wordsOf(manifest, language, game) {
  return ['shell', game]
    .map((subject) => `src/generated/words/${subject}.${language}.ts`)
    .filter((key) => key in manifest);
}

/** The names of the games, each with the key of its module. */
export function gamesOf(manifest) {
  return Object.keys(manifest).flatMap((key) => {
    const [, name] = /^src\/games\/(\w+)\/index\.ts$/.exec(key) ?? [];
    return name ? [[name, key]] : [];
  });
}

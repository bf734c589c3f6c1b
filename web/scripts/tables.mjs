// Names in the page what it will need, so that the browser asks for everything at once and not for
// one after the other: in dist/index.html the home page, in dist/tables/GAME.html, which the server
// sends for a table of that game, the table and the game; in index.LANGUAGE.html and
// GAME.LANGUAGE.html the words too.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, filesOf, gamesOf, languagesOf, readManifest, wordsOf } from './manifest.mjs';

const link = (file) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** A plugin of Vite, which runs when all is written. */
export function tables() {
  return {
    name: 'tables',
    apply: 'build',
    closeBundle() {
      const manifest = readManifest();
      const page = readFileSync(join(dist, 'index.html'), 'utf8');
      const write = (name, language, ...entries) => {
        const links = [...filesOf(manifest, ...entries)]
          .filter((file) => !page.includes(`/${file}"`))
          .map((file) => `    ${link(file)}\n`);
        const spoken = page.replace('<html lang="en">', `<html lang="${language}">`);
        const head = spoken.indexOf('  </head>');
        const text = spoken.slice(0, head) + links.join('') + spoken.slice(head);
        writeFileSync(join(dist, name), text);
      };
      mkdirSync(join(dist, 'tables'), { recursive: true });
      const languages = languagesOf(manifest);
      for (const [name, game] of gamesOf(manifest)) {
        const entries = ['src/shell/Table.svelte', game];
        write(`tables/${name}.html`, 'en', ...entries);
        for (const language of languages) {
          const words = wordsOf(manifest, language, name);
          write(`tables/${name}.${language}.html`, language, ...entries, ...words);
        }
      }
      for (const language of languages) {
        const words = wordsOf(manifest, language);
        write(`index.${language}.html`, language, 'src/shell/Home.svelte', ...words);
      }
      write('index.html', 'en', 'src/shell/Home.svelte');
    },
  };
}

// Writes dist/tables/GAME.html: the page as the server sends it for a table of that game. It names all
// that the table needs, so that the browser asks for everything at once and not for one after the other.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, filesOf, gamesOf, readManifest } from './manifest.mjs';

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
      mkdirSync(join(dist, 'tables'), { recursive: true });
      for (const [name, game] of gamesOf(manifest)) {
        const links = [...filesOf(manifest, 'src/shell/Table.svelte', game)]
          .filter((file) => !page.includes(`/${file}"`))
          .map((file) => `    ${link(file)}\n`);
        const head = page.indexOf('  </head>');
        writeFileSync(
          join(dist, 'tables', `${name}.html`),
          page.slice(0, head) + links.join('') + page.slice(head),
        );
      }
    },
  };
}

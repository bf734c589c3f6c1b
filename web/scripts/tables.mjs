// Names in the page what it will need, so that the browser asks for everything at once and not for one
// after the other: in dist/index.html the home page, in dist/tables/GAME.html, which the server sends for
// a table of that game, the table and the game.
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
      const write = (name, ...entries) => {
        const links = [...filesOf(manifest, ...entries)]
          .filter((file) => !page.includes(`/${file}"`))
          .map((file) => `    ${link(file)}\n`);
        const head = page.indexOf('  </head>');
        writeFileSync(join(dist, name), page.slice(0, head) + links.join('') + page.slice(head));
      };
      mkdirSync(join(dist, 'tables'), { recursive: true });
      for (const [name, game] of gamesOf(manifest)) {
        write(`tables/${name}.html`, 'src/shell/Table.svelte', game);
      }
      write('index.html', 'src/shell/Home.svelte');
    },
  };
}

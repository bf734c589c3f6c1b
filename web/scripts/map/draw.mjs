// Draws the charts of all games: `npm run maps`. `npm run maps:check` only says whether the
// committed files are what it would draw.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { showsSame } from './campaign/shade.mjs';
import { drawChart, drawCoast } from './chart.mjs';

/** A game's charts stand in a file of its name; what they are drawn from, in files beside it. */
async function charts() {
  const names = readdirSync(new URL('charts/', import.meta.url)).sort();
  const modules = await Promise.all(names.map((name) => import(`./charts/${name}`)));
  return modules.flatMap(({ charts }) => charts?.() ?? []);
}

const isCheck = process.argv.includes('--check');
let [stale, wrong] = [0, 0];

for (const chart of await charts()) {
  const draw = chart.draw ?? (chart.isPicture ? drawCoast : drawChart);
  const { data, report, picture } = draw(chart);
  const { name: kind, from } = chart.shape ?? {
    name: chart.hasWays === false ? 'AreaChart' : 'Chart',
    from: '../../../ui/map/chart',
  };
  const text = [
    '// Drawn by `npm run maps`; never edited by hand.',
    chart.isPicture
      ? `export const ${chart.id} = ${JSON.stringify(data)};`
      : `import type { ${kind} } from '${from}';\n\nexport const ${chart.id}: ${kind} = ${JSON.stringify(data)};`,
    '',
  ].join('\n');
  const name = relative(process.cwd(), chart.file);
  const isFresh =
    existsSync(chart.file) &&
    readFileSync(chart.file, 'utf8') === text &&
    (!picture || (existsSync(chart.picture) && showsSame(readFileSync(chart.picture), picture)));
  if (!isFresh && isCheck) stale += 1;
  if (!isFresh && !isCheck) {
    mkdirSync(dirname(chart.file), { recursive: true });
    writeFileSync(chart.file, text);
    if (picture) writeFileSync(chart.picture, picture);
  }
  const state = isFresh ? 'fresh' : isCheck ? 'STALE' : 'drawn';
  console.log(`${name}: ${state}, ${(text.length / 1024).toFixed(1)} kB, cost ${report.sum}`);
  if (process.argv.includes('--clashes')) console.log(report.clashes.join('\n'));
  for (const line of report.wrong) console.error(`${name}: ${line}`);
  wrong += report.wrong.length;
}

if (wrong > 0) {
  console.error('The drawing shows other neighbours than the rules: move seeds.');
  process.exitCode = 1;
}

if (stale > 0) {
  console.error('Run `npm run maps` and commit what it draws.');
  process.exitCode = 1;
}

// Pictures of the boards for the home page: a few turns of a game between bots, as a spectator sees
// it. `npm run build`, `cargo build -p quadriga`, then `npm run pictures`. The games differ each
// time, so look at what was drawn before committing it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { startServer } from '../e2e/server.mjs';

const SIZE = { width: 800, height: 600 };
const QUALITY = 0.82;
const games = new URL('../src/games/', import.meta.url);
/** Each game says in its folder how many play, and after how many entries it is worth a look. */
const boards = readdirSync(games).filter((game) =>
  existsSync(new URL(`${game}/board.json`, games)),
);
const wanted = process.argv.slice(2);

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  baseURL: server.base,
  viewport: { width: 1440, height: 1000 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en',
});

const ask = (path, body) =>
  page.evaluate(
    async ([path, body]) =>
      (
        await fetch(`/api${path}`, {
          method: body ? 'POST' : 'GET',
          headers: body ? { 'content-type': 'application/json' } : {},
          body: body ? JSON.stringify(body) : undefined,
        })
      ).json(),
    [path, body],
  );

/** The middle of a picture, cut to the wanted form and made smaller, as WebP. */
async function webp(png) {
  const url = await page.evaluate(
    async ([data, { width, height }, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      // The margin of the page is left out.
      const scale = 1.06 * Math.max(width / picture.width, height / picture.height);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.translate(width / 2, height / 2);
      context.scale(scale, scale);
      context.drawImage(picture, -picture.width / 2, -picture.height / 2);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), SIZE, QUALITY],
  );
  return Buffer.from(url.split(',')[1], 'base64');
}

for (const game of boards) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const { seats, entries, options } = JSON.parse(
    readFileSync(new URL(`${game}/board.json`, games)),
  );
  await page.goto('/about');
  const bots = Array.from({ length: seats }, () => ({ bot: 'greedy' }));
  const { table } = await ask('/tables', { game, options, seats: bots, listed: false });
  await page.goto(`/t/${table}`);
  await page.waitForFunction(
    (least) => Number(document.querySelector('main.table')?.getAttribute('data-number')) >= least,
    entries,
    { timeout: 300_000 },
  );
  await page.evaluate(() => document.fonts.ready);
  await sleep(500);
  const board = page.locator('main.table > .board');
  // The page allows no data: addresses as pictures; a blank one does.
  const png = await board.screenshot();
  await page.goto('about:blank');
  writeFileSync(new URL(`${game}/board.webp`, games), await webp(png));
  console.log(`${game}: drawn`);
}
await browser.close();
server.stop();

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { measure } from '../measure.mjs';
import { inHaste, playOn, tableOf } from '../people.mjs';
import { dismissGuide } from '../table.mjs';

/** Eight windows, and how much of each the board takes at least. */
const SIZES = [
  { width: 360, height: 740, isTouch: true, least: 0.28 },
  { width: 390, height: 844, isTouch: true, least: 0.3 },
  { width: 844, height: 390, isTouch: true, least: 0.45 },
  { width: 820, height: 1180, isTouch: true, least: 0.45 },
  { width: 1180, height: 820, isTouch: true, least: 0.45 },
  { width: 1440, height: 900, isTouch: false, least: 0.54 },
  { width: 1920, height: 1080, isTouch: false, least: 0.55 },
  { width: 2560, height: 1440, isTouch: false, least: 0.55 },
];
const LOCALES = ['de', 'en'];
/** So many lines of the chronicle are in sight beside the panels at 1440×900. */
const LINES = 6;
const kindOf = (action) => (typeof action === 'string' ? action : Object.keys(action)[0]);
const some = (legal, ...kinds) =>
  kinds.map((kind) => legal.find((action) => kindOf(action) === kind)).find(Boolean) ?? legal[0];

/**
 * Positions with much to show: the game, its players, how one gets there, what must be in sight.
 */
export const POSITIONS = [
  {
    name: 'oppida',
    game: 'oppida',
    players: 2,
    plan: (view, legal, seat) =>
      view.turn > 8 && seat === 0 ? null : some(legal, 'march', 'recruit', 'end'),
    parts: ['own'],
  },
  {
    name: 'antike',
    game: 'antike',
    options: { special_units: true },
    players: 2,
    plan: (view, legal, seat) =>
      view.turn > 12 && seat === 0 && view.phase === 'rondel' ? null : legal[0],
    parts: ['own', 'rondel'],
  },
  {
    name: 'conquest-auction',
    game: 'conquest',
    options: { players: 6 },
    players: 6,
    // The second campaign: by then there is much to tell.
    plan: (view, legal, seat) =>
      seat === 0 && view.auction && view.campaign > 1 ? null : inHaste(legal),
    parts: ['own', 'auction'],
  },
  {
    name: 'conquest',
    game: 'conquest',
    options: { players: 6 },
    players: 6,
    plan: (view, legal, seat) => {
      if (view.round > 1 && seat === 0 && view.phase === 'turn') return null;
      return some(legal, 'pass', 'place', 'station', 'done', 'end', 'end_turn');
    },
    parts: ['own'],
  },
];

/**
 * Every size, game and language with the longest names: nothing is cut, covered or out of reach.
 */
export async function sizes(visitor, base) {
  mkdirSync('e2e/out', { recursive: true });
  const wrong = [];
  const shares = [];
  for (const { name, game, options = {}, players, plan, parts } of POSITIONS) {
    const table = await tableOf(base, game, options, players);
    await playOn(table, plan);
    const [key, value] = table.cookie.split('=');
    for (const [place, locale] of LOCALES.entries()) {
      for (const isTouch of [true, false]) {
        const page = await visitor({
          locale,
          colorScheme: place === 0 ? 'light' : 'dark',
          ...(isTouch ? { hasTouch: true, isMobile: true } : {}),
        });
        await page.context().addCookies([{ name: key, value, url: base }]);
        await page.goto(table.path);
        await page.locator('main.table').waitFor();
        await dismissGuide(page);
        // A crowded province under the pointer would open its roster over the plates.
        await page.mouse.move(1, 1);
        for (const { width, height, least } of SIZES.filter((one) => one.isTouch === isTouch)) {
          await page.setViewportSize({ width, height });
          const size = `${name} ${width}×${height} ${locale}`;
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          const found = await measure(page, { isTouch });
          await page.screenshot({ path: `e2e/out/size-${name}-${width}x${height}-${locale}.png` });
          wrong.push(...found.faults.map((fault) => `${size}: ${fault}`));
          shares.push(`${size}: ${(found.share * 100).toFixed(0)} %`);
          if (found.share < least) wrong.push(`${size}: the board has ${found.share.toFixed(2)}`);
          if (width === 1440) {
            if (found.chronicle < LINES)
              wrong.push(`${size}: ${found.chronicle} lines of chronicle`);
            const missing = parts.filter((part) => !found.parts.includes(part));
            if (missing.length > 0) wrong.push(`${size}: not in sight: ${missing.join(', ')}`);
          }
        }
        await page.context().close();
      }
    }
  }
  if (process.env.VERBOSE) console.log(shares.join('\n'));
  assert.deepEqual(wrong, [], `\n${wrong.join('\n')}\n`);
}

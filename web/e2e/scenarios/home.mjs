import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import { ask, dismissGuide, snapshot, tableId, turn } from '../table.mjs';

const SIZES = [360, 390, 600, 701, 820, 1024, 1080, 1081, 1280, 1440, 1920];
const LONG = 'Wolfgangmaximilianus WWW';

/** Nothing of a page is wider than the page. */
async function fits(page, where) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${where} scrolls sideways by ${over}`);
}

/** A newcomer on a phone sees where to begin and begins with one tap, in both languages. */
export async function firstScreen(visitor) {
  for (const locale of ['en', 'de']) {
    for (const viewport of [PHONE.viewport, { width: 360, height: 640 }]) {
      const page = await visitor({ ...PHONE, viewport, locale });
      await page.goto('/');
      const now = page.getByTestId('play-now');
      await now.waitFor();
      const { y, height } = await now.boundingBox();
      assert.ok(y + height <= viewport.height, `${y + height} of ${viewport.height}`);
      await page.getByText(locale === 'de' ? 'Hier anfangen' : 'Start here').waitFor();
      await fits(page, `home at ${viewport.width}`);
      await now.tap();
      await turn(page);
      const { table } = await snapshot(page);
      assert.deepEqual([table.game, table.listed], ['oppida', false]);
    }
  }
}

/** Every game says how long, how heavy and for whom, shows its board and names its sides. */
export async function homeTells(visitor) {
  const page = await visitor({ locale: 'de' });
  await page.goto('/');
  for (const [game, sides] of [
    ['oppida', ['Kelten', 'Römer']],
    ['antike', ['Karthago', 'Rom']],
    ['conquest', ['Severus', 'Cassius', 'Albinus', 'Julianus']],
  ]) {
    await page.locator(`[data-game="${game}"]`).click();
    const panel = page.locator('section.play');
    for (const side of sides) await panel.getByText(side, { exact: true }).waitFor();
    assert.match(await panel.innerText(), /\d+–\d+ Minuten/);
    assert.match(await panel.innerText(), /Für /);
    const board = panel.locator('img');
    await board.evaluate((picture) => picture.decode());
    assert.ok((await board.evaluate((picture) => picture.naturalWidth)) > 0, 'a picture is there');
  }
}

/** Options lie over the page: what was under the pointer stays there. */
export async function options(visitor) {
  const page = await visitor();
  await page.goto('/');
  await page.locator('[data-game="antike"]').click();
  await page.getByText('Carthage', { exact: true }).waitFor();
  const place = () =>
    page.getByTestId('hot-seat').evaluate((way) => way.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.getByTestId('options').click();
  await page.getByRole('dialog').waitFor();
  assert.equal(await place(), before);
  await page.getByRole('dialog').getByText('East', { exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  // The sides follow the map that was chosen.
  await page.getByText('Greece', { exact: true }).click();
  await page.getByTestId('play-now').click();
  await turn(page);
  const { table } = await snapshot(page);
  assert.equal(table.options.board, 'east');
  assert.deepEqual(table.your_seats, [0]);
}

/** The home page at all widths, with the longest names in its lists. */
export async function homeFits(visitor) {
  const page = await visitor();
  await page.goto('/');
  await page.getByLabel('Your name').fill(LONG);
  await page.getByRole('button', { name: 'Save' }).click();
  const seats = ['me', 'open'];
  await ask(page, '/tables', { game: 'antike', options: {}, seats, listed: true });
  for (const game of ['oppida', 'antike', 'conquest']) {
    for (const width of SIZES) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(`[data-game="${game}"]`).click();
      await page.locator(`section.play`).waitFor();
      await fits(page, `${game} at ${width}`);
    }
  }
}

/** My tables: those where it is my turn first, how the others ended, and when; all of them. */
export async function myTables(visitor) {
  const page = await visitor();
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
  const options = { beginner: 'celts' };
  const open = (seats) => ask(page, '/tables', { game: 'oppida', options, seats });
  const resigned = await open(['me', { bot: 'random' }]);
  await page.goto(`/t/${resigned.table}`);
  await turn(page);
  await dismissGuide(page);
  const { frame } = await snapshot(page);
  await ask(page, `/tables/${tableId(page)}/resign`, { number: frame.number, seat: 0 });
  await open(['me', 'open']);
  await open(['me', { bot: 'random' }]);
  await page.goto('/');
  const rows = page.getByTestId('my-tables').locator('a');
  await rows.nth(2).waitFor();
  const [first, second, third] = await rows.allInnerTexts();
  assert.match(first, /your turn/);
  assert.match(second, /1 seat free/);
  assert.match(third, /lost/);
  const times = await rows.locator('time').count();
  assert.equal(times, 3);
}

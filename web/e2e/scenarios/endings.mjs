import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import { ask, dismissGuide, snapshot, turn } from '../table.mjs';

/** A table of bots that play to the end; gives its id. */
async function played(page, game, options, players) {
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
  const seats = Array.from({ length: players }, (_, seat) => ({
    bot: seat === 0 ? 'greedy' : 'random',
  }));
  const { table } = await ask(page, '/tables', { game, options, seats });
  return table;
}

/** The end of a game is told: by whom and how, where it came from, and how it went. */
export async function endings(visitor) {
  const page = await visitor();
  const table = await played(page, 'oppida', {}, 2);
  await page.goto(`/t/${table}`);
  const ending = page.getByTestId('ending');
  await ending.waitFor({ timeout: 120_000 });
  assert.match(await ending.getByRole('heading').first().innerText(), /win|draw/i);
  const { frame } = await snapshot(page, 'spectator');
  const row = (name) => ending.getByRole('row', { name }).getByRole('cell').allInnerTexts();
  const parts = await Promise.all(['own capital', 'enemy', 'oppidum', 'Open land'].map(row));
  const total = await row('Areas');
  for (const seat of [0, 1]) {
    const sum = parts.reduce((all, cells) => all + Number(cells[seat]), 0);
    assert.equal(Number(total[seat]), frame.view.peoples[seat].areas);
    assert.equal(sum, Number(total[seat]), 'the parts make up the whole');
  }
  const course = ending.getByTestId('course');
  assert.equal(await course.locator('.line').count(), 2);
  await page.getByTestId('close-ending').click();
  assert.equal(await ending.count(), 0, 'the last move can be seen on the board');
  await page.getByTestId('result').click();
  await course.click();
  await page.getByTestId('moment').waitFor();
}

/** Against a bot: another level, or the same again; on a phone nothing is cut. */
export async function whatNext(visitor) {
  const page = await visitor({ ...PHONE, locale: 'de' });
  await page.goto('/');
  await page.getByTestId('play-now').tap();
  await turn(page);
  await dismissGuide(page);
  const { frame, table } = await snapshot(page);
  const seat = table.your_seats[0];
  await ask(page, `/tables/${table.id}/resign`, { number: frame.number, seat });
  await page.getByTestId('ending').waitFor();
  await page.getByTestId('course').waitFor();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `it scrolls sideways by ${over}`);
  await page.getByTestId('level-magister').tap();
  await page.waitForURL((address) => !address.pathname.endsWith(table.id));
  await turn(page);
  const next = (await snapshot(page)).table;
  assert.equal(next.seats[1 - seat].bot, 'magister');
  assert.deepEqual(next.your_seats, [seat]);
}

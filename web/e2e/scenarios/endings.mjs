import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { PHONE } from '../devices.mjs';
import { measure } from '../measure.mjs';
import { inHaste, playOn, seatAt, tableOf } from '../people.mjs';
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

/** The end of a campaign of Conquest is staged: who leads, and where the points came from. */
export async function campaignEnds(visitor, base) {
  const table = await tableOf(base, 'conquest', { players: 3 }, 3);
  await playOn(table, (view, legal) => (view.round === 4 ? null : inHaste(legal)));
  const page = await seatAt(visitor, base, table, 0);
  const ending = page.getByTestId('ending');
  assert.equal(await ending.count(), 0, 'nothing has ended yet');
  await playOn(table, (view, legal) => (view.campaign === 2 ? null : inHaste(legal)));
  await ending.waitFor();
  assert.match(await ending.getByRole('heading').first().innerText(), /campaign/i);
  const { frame } = await snapshot(page);
  const points = frame.view.realms.map((realm) => realm.points);
  const leaders = ['Severus', 'Cassius', 'Albinus'].filter(
    (_, seat) => points[seat] === Math.max(...points),
  );
  const detail = await ending.locator('header p').first().innerText();
  for (const name of leaders) assert.ok(detail.includes(name), `${detail} names ${name}`);
  assert.ok(detail.includes(String(Math.max(...points))), `${detail} has the points`);
  const rows = await ending.getByTestId('tally').locator('tbody tr').all();
  const cells = await Promise.all(
    rows.map(async (row) => (await row.locator('td').allInnerTexts()).map(figure)),
  );
  assert.deepEqual(cells.at(-1), points, 'the last row is the sum');
  for (const seat of [0, 1, 2]) {
    const sum = cells.slice(0, -1).reduce((all, row) => all + row[seat], 0);
    assert.equal(sum, points[seat], 'the rows make up the points of the first campaign');
  }
  await page.screenshot({ path: 'e2e/out/campaign-ends.png' });
  await page.getByTestId('close-ending').click();
  assert.equal(await ending.count(), 0, 'and the game goes on');
  await page.reload();
  await page.locator('main.table').waitFor();
  assert.equal(await ending.count(), 0, 'it is news only once');
}

/** A cell of a table of points; an empty one is nothing. */
const figure = (text) => Number(text.replace('−', '-'));

/** The longest names in both languages, on a phone, on a tablet and on a desk: nothing is cut. */
export async function endingsWithLongNames(visitor, base) {
  mkdirSync('e2e/out', { recursive: true });
  const wrong = [];
  for (const [game, options, players] of [
    ['oppida', {}, 2],
    ['antike', {}, 2],
    ['conquest', { players: 3 }, 3],
    ['conquest', { players: 6 }, 6],
  ]) {
    const table = await tableOf(base, game, options, players);
    for (const [seat, person] of table.people.entries()) {
      const { table: info, frame } = (await person(`${table.at}?eye=mine`)).value;
      if (info.stage !== 'running') break;
      await person(`${table.at}/resign`, { number: frame.number, seat });
    }
    for (const locale of ['en', 'de']) {
      const touch = { hasTouch: true, isMobile: true };
      const page = await seatAt(visitor, base, table, 0, { locale, ...touch });
      await page.getByTestId('course').waitFor();
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1440, 900],
      ]) {
        await page.setViewportSize({ width, height });
        const name = `${game}-${players}-${width}-${locale}`;
        const within = '[data-testid="ending"]';
        const { faults } = await measure(page, { isTouch: true, within });
        wrong.push(...faults.map((fault) => `${name}: ${fault}`));
        await page.screenshot({ path: `e2e/out/ending-${name}.png` });
      }
      await page.context().close();
    }
  }
  assert.deepEqual(wrong, [], `\n${wrong.join('\n')}\n`);
}

// Following the others: their pace, their last turn once more, and the chronicle in reading order.
import assert from 'node:assert/strict';
import { plan, play, snapshot, startAgainst, text, turn } from '../table.mjs';

const number = async (page) => Number(await page.locator('main.table').getAttribute('data-number'));

/** Plays until the bot has the word. */
async function endTurn(page) {
  const me = (await snapshot(page)).frame.eye.seat;
  for (let now = await snapshot(page); now.frame.turn.decides === me; now = await snapshot(page)) {
    const passes = now.frame.legal.find(({ action }) => action === 'end' || action.recruit);
    await play(page, now.frame.legal, passes ?? plan(now));
  }
}

/** Waits until the server has heard the bot out. */
async function botIsDone(page) {
  for (;;) {
    const { frame } = await snapshot(page);
    if (frame.turn.decides === frame.eye.seat) return frame.number;
  }
}

async function choosePace(page, name) {
  await page.getByTestId('pace').click();
  await page.getByRole('radio', { name }).check({ force: true });
  await page.getByTestId('pace-done').click();
}

/** Step by step each step of the bot waits for a key; the choice is remembered. */
export async function pace(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  await choosePace(page, /Step by step/);
  await page.reload();
  await turn(page);
  assert.equal(await page.evaluate(() => localStorage.getItem('quadriga.pace')), 'step');
  await endTurn(page);
  const last = await botIsDone(page);
  await page.getByTestId('next-step').waitFor();
  const before = await number(page);
  assert.ok(before < last, 'the page waits although the bot has played');
  await page.keyboard.press('n');
  await page.waitForFunction(
    (then) => Number(document.querySelector('main.table').dataset.number) > then,
    before,
  );
  for (let left = await page.getByTestId('next-step').count(); left > 0; left -= 1) {
    await page.getByTestId('to-now').click();
  }
  await turn(page);
  assert.equal(await number(page), last);

  // An own step is answered at once, whatever the pace.
  const now = await snapshot(page);
  await play(page, now.frame.legal, plan(now));
  assert.equal(await page.getByTestId('next-step').count(), 0);
}

/** The last turn of the other side once more, on the board and in words; then back to now. */
export async function lastTurn(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  await choosePace(page, /Step by step/);
  await endTurn(page);
  await botIsDone(page);
  await page.getByTestId('to-now').click();
  await turn(page);
  const now = await number(page);
  const prompt = await text(page, 'prompt');
  await page.getByTestId('last-turn').click();
  await page.getByTestId('to-now').waitFor();
  assert.ok((await number(page)) < now, 'the board shows an earlier moment');
  assert.match(await text(page, 'prompt'), /^(Celts|Romans) /);
  assert.equal(await page.locator('.card.lit, .die.lit').count(), 0, 'nothing can be chosen then');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await turn(page);
  assert.equal(await number(page), now);
  assert.equal(await text(page, 'prompt'), prompt);
}

/** The chronicle reads from the top down, stays where one reads, and has a way to now. */
export async function chronicle(visitor) {
  const page = await visitor({ viewport: { width: 1440, height: 760 } });
  await startAgainst(page, 'Tiro');
  const list = page.getByTestId('chronicle');
  const at = () => list.evaluate(({ scrollTop }) => scrollTop);
  const isAtEnd = () =>
    list.evaluate(
      ({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - scrollTop - clientHeight < 4,
    );
  const fills = () => list.evaluate((box) => box.scrollHeight > box.clientHeight + 60);
  for (let turns = 0; turns < 20 && !(await fills()); turns += 1) {
    await endTurn(page);
    await turn(page);
  }
  assert.ok(await fills(), 'the chronicle is longer than its place');
  const { log } = await snapshot(page);
  const first = (await list.locator('li').first().innerText()).replace(/^(Celts|Romans)\s*/, '');
  assert.match(first, log[0].events[0].marched ? /marched/ : /recruited|scouted/);
  assert.ok(await isAtEnd(), 'the newest line is in sight');
  await list.evaluate((box) => box.scrollTo(0, 0));
  await page.getByTestId('to-newest').waitFor();
  await endTurn(page);
  await turn(page);
  assert.equal(await at(), 0, 'it stays where one reads');
  await page.getByTestId('to-newest').click();
  assert.ok(await isAtEnd());
  await endTurn(page);
  await turn(page);
  assert.ok(await isAtEnd(), 'from there it goes on by itself');
  await list.focus();
  await page.keyboard.press('Home');
  await page.getByTestId('to-newest').waitFor();
}

// Hamilcar by clicks alone: what to choose is looked up among the offers, how it is chosen is what
// a person would do.
import assert from 'node:assert/strict';
import { kindOf } from './table.mjs';

const WAIT = 30_000;

export const keyOf = (target) => {
  if ('region' in target) return `region ${target.region}`;
  if ('space' in target) return `space ${target.space.track} ${target.space.space}`;
  return `button ${target.button}`;
};

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Clicks something; what a map or a sheet hides is reached with the keyboard. */
async function press(page, found) {
  const element = found.first();
  await element.waitFor({ state: 'attached', timeout: WAIT });
  const clicked = await element.click({ timeout: 1_500 }).then(
    () => true,
    () => false,
  );
  if (!clicked) {
    await element.focus();
    await page.keyboard.press('Enter');
  }
}

/** Chooses one offered action, click by click, and waits for its effect. */
export async function choose(page, offers, { action, targets }) {
  const main = page.locator('main.table');
  const number = await main.getAttribute('data-number');
  const changed = () =>
    page.waitForFunction(
      (before) => document.querySelector('main.table')?.getAttribute('data-number') !== before,
      number,
      { timeout: WAIT },
    );
  const [first, second] = targets;
  const isPiece = second?.space?.track === 'pieces';
  if (isPiece) {
    await press(page, page.locator(`[data-target="${keyOf(first)} ${second.space.space}"]`));
    await changed();
    return;
  }
  const list = page.getByTestId('choices');
  for (const [step, target] of targets.entries()) {
    if (step > 0) {
      // A click may have done it all, or have opened a list, or have lit what comes next.
      const next = page.locator(`${placeOf(target)} [data-target="${keyOf(target)}"]`);
      const after = page.locator(`main.table:not([data-number="${number}"])`);
      await list.or(next).or(after).first().waitFor({ state: 'attached', timeout: WAIT });
      if (await isDone(page, number)) return;
    }
    if (await list.isVisible()) break;
    await press(page, page.locator(`${placeOf(target)} [data-target="${keyOf(target)}"]`));
  }
  const ready = page.locator(`main.table:not([data-number="${number}"])`);
  await list.or(ready).first().waitFor({ state: 'attached', timeout: WAIT });
  if (await isDone(page, number)) return;
  const path = await page.locator('[data-testid="choices"] button').count();
  const left = offers.filter(({ targets: other }) => other[0] && same(other[0], targets[0]));
  const place = left.findIndex((one) => same(one.action, action));
  assert.ok(place >= 0 && place < path, `${JSON.stringify(action)} is listed`);
  await list.getByRole('button').nth(place).click();
  await changed();
}

/** Buttons stand in the bar; all else is on the board, beside it, or on a sheet. */
const placeOf = (target) => ('button' in target ? 'footer' : 'main');

const isDone = async (page, number) =>
  (await page.locator('main.table').getAttribute('data-number')) !== number;

/** The same numbers for each run. */
export function dice(seed) {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

/** What is seldom chosen, so that a war comes to its end. */
const SELDOM = ['take', 'leave', 'part', 'join', 'always', 'recall', 'yield', 'refit', 'intercept'];

/** One of the offers: any, but rather those that go on. */
export function plan(legal, below) {
  const kinds = [...new Set(legal.map(({ action }) => kindOf(action)))];
  const wanted = kinds.filter((kind) => !SELDOM.includes(kind));
  const pool = wanted.length > 0 ? wanted : kinds;
  const kind = pool[below(pool.length)];
  const those = legal.filter(({ action }) => kindOf(action) === kind);
  return those[below(those.length)];
}

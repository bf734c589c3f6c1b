// Antike Duellum by clicks alone: a whole game in the west, a city that falls, and the eastern map
// on a phone.
import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import {
  deciding,
  dismissGuide,
  hint,
  kindOf,
  lead,
  open,
  snapshot,
  text,
  turn,
} from '../table.mjs';

const MOST_STEPS = 1_000;
const WAIT = 30_000;

const keyOf = (target) => {
  if ('region' in target) return `region ${target.region}`;
  if ('piece' in target) return `piece ${target.piece.region} ${target.piece.piece}`;
  if ('card' in target) return `card ${target.card}`;
  if ('space' in target) return `space ${target.space.track} ${target.space.space}`;
  return `button ${target.button}`;
};
/** Chosen from a list: what is paid or taken, and kinds of units. */
const isListed = (target) =>
  'button' in target ||
  'count' in target ||
  ['wealth', 'taken', 'recruits'].includes(target.space?.track);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Chooses one offered action as a person would, and waits for its effect. */
async function choose(page, offers, offer) {
  const main = page.locator('main.table');
  const number = await main.getAttribute('data-number');
  const { targets } = offer;
  let step = 0;
  if (isListed(targets[0])) {
    await page.locator(`footer [data-target="${keyOf(targets[0])}"]`).click();
    step = 1;
  }
  for (; step < targets.length && !isListed(targets[step]); step += 1) {
    const mark = `[data-target="${keyOf(targets[step])}"]`;
    // The middle of a place is free of units, and a troop is what it says.
    await page
      .locator(`.site${mark}, .troop${mark}, .field${mark}, .row${mark}, aside ${mark}`)
      .first()
      .click();
  }
  const left = offers.filter(({ targets: other }) =>
    targets.slice(0, step).every((target, index) => same(target, other[index])),
  );
  const goesWithoutSaying =
    left.length === 1 &&
    targets
      .slice(step)
      .every((rest) => 'count' in rest || ['conquer', 'found'].includes(rest.button));
  if (step < targets.length && !goesWithoutSaying) {
    const place = left.findIndex(({ action }) => same(action, offer.action));
    await page.getByTestId('choices').getByRole('button').nth(place).click();
  }
  await page.locator(`main.table:not([data-number="${number}"])`).waitFor({ timeout: WAIT });
}

/** Does what a strong player advises: without a plan a game lasts for hours. */
async function playOn(page, steps, seen) {
  for (let step = 0; step < steps && (await turn(page)) === 'mine'; step += 1) {
    const now = await snapshot(page);
    const [best] = (await hint(page, now.frame.eye.seat)).actions;
    seen.add(kindOf(best.action));
    if (kindOf(best.action) === 'move') seen.add(best.action.move.unit);
    await choose(page, now.frame.legal, best);
  }
}

/** A whole game against a bot, in English. */
export async function antikeWest(visitor) {
  const page = await visitor({ locale: 'en' });
  await open(page, 'antike', { board: 'west' }, ['me', { bot: 'tiro' }]);
  await turn(page);
  await dismissGuide(page);
  await asksWhyNot(page);
  await undoes(page);
  const seen = new Set();
  await playOn(page, MOST_STEPS, seen);
  assert.match(await text(page, 'prompt'), /Victory is yours|You have lost|A draw/);
  for (const kind of ['advance', 'arm', 'found', 'pick']) {
    assert.ok(seen.has(kind), `the game had ${kind}`);
  }
  // Some are won at sea alone, or without a temple.
  assert.ok(seen.has('legion') || seen.has('galley'), 'units moved');
  assert.match(await text(page, 'chronicle'), /enough personages|last turn is over/);
}

async function asksWhyNot(page) {
  await page.getByTestId('why').click();
  await page.locator('.site[aria-label^="Roma"]').click();
  await page.locator('footer .notice').waitFor();
  assert.match(await page.locator('footer').innerText(), /AD-\d/);
  await page.keyboard.press('Escape');
}

async function undoes(page) {
  const before = await snapshot(page);
  await choose(page, before.frame.legal, before.frame.legal[0]);
  await page.getByTestId('undo').click();
  await page.locator('[data-testid="undo"][aria-disabled="true"]').waitFor();
  const after = await snapshot(page);
  assert.deepEqual(after.frame.view, before.frame.view, 'undo restores the table');
}

/** Both peoples arm and go for each other, until a city can be taken. */
function rush({ view, seat, legal }) {
  if (legal.some((action) => action.conquer)) return null;
  const own = view.peoples[seat];
  const rate = (action) => {
    const kind = kindOf(action);
    if (kind === 'advance') {
      const { field } = action.advance;
      const price = view.rondel.find((one) => one.field === field).cost[seat];
      const wants = {
        ferrum: 8 - own.iron,
        militia: own.iron >= 2 && own.box_legions > 0 ? 9 : 0,
        duellum: own.box_legions < 6 ? 5 : 0,
        second_duellum: own.box_legions < 6 ? 5 : 0,
      };
      return (wants[field] ?? 0) - price * 10;
    }
    if (kind === 'move') {
      const { from, to, count } = action.move;
      const isEnemy = ({ city }) => city !== null && city.owner !== seat;
      // Whoever goes round in circles comes by everywhere.
      const onward = ((to - from + 64) % 64) / 64;
      return isEnemy(view.regions[from]) ? 0 : isEnemy(view.regions[to]) ? 40 : 6 + onward + count;
    }
    return { arm: 30, recruit: 20, done: 4, pick: 3, pay: 3 }[kind] ?? 1;
  };
  return [...legal].sort((one, other) => rate(other) - rate(one))[0];
}

/** A city is taken by clicks, at one screen; the chronicle and the map say so. */
export async function antikeConquest(visitor) {
  const page = await visitor({ locale: 'en' });
  await open(page, 'antike', { board: 'west' }, ['me', 'me']);
  const { seat } = await lead(page, rush);
  const now = await deciding(page);
  const conquest = now.frame.legal.find(({ action }) => action.conquer);
  const cities = (view) => view.peoples[seat].cities;
  await page
    .locator(`main.table[data-state="mine"][data-number="${now.frame.number}"]`)
    .waitFor({ timeout: WAIT });
  await dismissGuide(page);
  await choose(page, now.frame.legal, conquest);
  const after = await snapshot(page, seat);
  assert.equal(cities(after.frame.view), cities(now.frame.view) + 1, 'the city has changed hands');
  assert.match(await text(page, 'chronicle'), /conquered/);
}

/** The eastern map on a phone, in German: rondel, map and list are all within reach. */
export async function antikeEast(visitor) {
  const page = await visitor({ locale: 'de', ...PHONE });
  await open(page, 'antike', { board: 'east', special_units: true }, [{ bot: 'tiro' }, 'me']);
  await turn(page);
  await dismissGuide(page);
  assert.match(await page.locator('.summary').innerText(), /Persien/i);
  await page.getByTestId('glass').tap();
  await playOn(page, 40, new Set());
  await turn(page);
  await page.getByTestId('last-turn').tap();
  await page.getByTestId('to-now').waitFor();
}

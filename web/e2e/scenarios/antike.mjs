// Antike Duellum by clicks alone: a whole game in the west, and the eastern map on a phone.
import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import { dismissGuide, open, snapshot, text, turn } from '../table.mjs';

const MOST_STEPS = 2_500;
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
  'button' in target || 'count' in target || [2, 3, 4].includes(target.space?.track);
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

const KIND = (action) => (typeof action === 'string' ? action : Object.keys(action)[0]);
const WORTH = {
  claim_all: 90,
  conquer: 80,
  found: 70,
  temple: 60,
  learn: 55,
  arm: 50,
  recruit: 20,
  wall: 15,
  pick: 10,
  play: 8,
  pay: 6,
  take: 6,
  fortress: 5,
  done: 4,
  play_for: 3,
  play_at: 3,
  coin: -1,
  trade: -1,
  swap: -1,
  claim: -1,
};

/** A simple plan: build what can be built, go round the rondel, spread to free sites, take what falls. */
function plan({ frame }, random) {
  const { view, legal } = frame;
  const seat = frame.eye.seat;
  const own = view.peoples[seat];
  const isEnemy = ({ city }) => city !== null && city.owner !== seat;
  const rate = ({ action }) => {
    const kind = KIND(action);
    if (kind === 'advance') {
      const { field } = action.advance;
      const price = view.rondel.find((one) => one.field === field).cost[seat];
      const units = view.regions.some(({ units }) => units[seat].legions + units[seat].galleys > 0);
      const wants = {
        templum: own.marble >= 6 && own.cities > own.temples ? 30 : 0,
        militia: own.iron >= 2 && own.box_legions + own.box_galleys > 0 ? 24 : 0,
        scientia: own.gold >= 6 ? 28 : 0,
        duellum: units ? 16 : 0,
        second_duellum: units ? 16 : 0,
        marmor: 20 - own.marble,
        ferrum: 18 - own.iron,
        aurum: 20 - own.gold,
      };
      return 20 + wants[field] - price * 7 + random();
    }
    if (kind === 'move') {
      const { from, to, count } = action.move;
      const target = view.regions[to];
      const leaves = view.regions[from].founding !== null;
      const falls = isEnemy(target) && target.city.attackers + count >= target.city.strength;
      const stays = isEnemy(view.regions[from]);
      const aim = falls ? 50 : target.founding ? 30 : 5;
      return aim + count - (leaves || stays ? 45 : 0) + random() * 4;
    }
    return WORTH[kind] + random();
  };
  return [...legal].sort((one, other) => rate(other) - rate(one))[0];
}

/** The same row of numbers in every run. */
function dice() {
  let state = 7;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

async function playOn(page, steps, seen) {
  const random = dice();
  for (let step = 0; step < steps && (await turn(page)) === 'mine'; step += 1) {
    const now = await snapshot(page);
    const best = plan(now, random);
    seen.add(KIND(best.action));
    if (KIND(best.action) === 'move') seen.add(best.action.move.unit);
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
  for (const kind of ['advance', 'arm', 'legion', 'galley', 'found', 'conquer', 'pick']) {
    assert.ok(seen.has(kind), `the game had ${kind}`);
  }
  assert.match(await text(page, 'chronicle'), /nine personages|last turn is over/);
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
  await page.waitForFunction(() => document.querySelector('[data-testid="undo"]')?.disabled);
  const after = await snapshot(page);
  assert.deepEqual(after.frame.view, before.frame.view, 'undo restores the table');
}

/** The eastern map on a phone, in German: rondel, map and list are all within reach. */
export async function antikeEast(visitor) {
  const page = await visitor({ locale: 'de', ...PHONE });
  await open(page, 'antike', { board: 'east', special_units: true }, [{ bot: 'tiro' }, 'me']);
  await turn(page);
  await dismissGuide(page);
  assert.match(await page.locator('.summary').innerText(), /Perser/i);
  await page.getByTestId('glass').tap();
  await playOn(page, 40, new Set());
  await turn(page);
  await page.getByTestId('replay-turn').tap();
  await page.locator('.caption').waitFor();
}

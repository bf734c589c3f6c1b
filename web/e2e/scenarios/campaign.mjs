// A campaign of Conquest by clicks alone: one person against two bots, on a wide page and on a
// phone.
import assert from 'node:assert/strict';
import { clickRegion } from '../conquest.mjs';
import { PHONE } from '../devices.mjs';
import { dismissGuide, kindOf, open, snapshot, turn } from '../table.mjs';

const WAIT = 30_000;
const MOST_STEPS = 400;

const keyOf = (target) => {
  if ('region' in target) return `region ${target.region}`;
  if ('card' in target) return `card ${target.card}`;
  if ('space' in target) return `space ${target.space.track} ${target.space.space}`;
  return `button ${target.button}`;
};
/** Chosen from a list: units, players, chaos, answers, and numbers. */
const isListed = (target) =>
  'count' in target ||
  'button' in target ||
  ['units', 'players', 'chaos', 'answers'].includes(target.space?.track);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Clicks what can be chosen next: on the map, in a panel, or in the bar. */
async function click(page, target, isFirst) {
  if ('region' in target) {
    await clickRegion(page, target.region);
    return;
  }
  const mark = `[data-target="${keyOf(target)}"]`;
  const isInBar = isFirst && 'button' in target;
  // On a phone the panels lie in a sheet, which covers those above while it is open; cards have a
  // tab.
  const inSheet = page.locator(`aside ${mark}`).first();
  const above = page.locator(`.summary ${mark}`).first();
  if (isInBar) await page.locator(`footer ${mark}`).first().click();
  else if (await inSheet.isVisible()) await inSheet.click();
  else if (await above.isVisible()) await above.click();
  else {
    const cards = page.locator('aside [role="tab"]', { hasText: /^\s*(Cards|Karten)/ });
    if (!(await cards.isVisible())) await page.getByRole('tab').first().click();
    if (!(await inSheet.isVisible())) await cards.click();
    await inSheet.click();
  }
}

/** Chooses one offered action as a person would, and waits for its effect. */
async function choose(page, offers, { action, targets }) {
  const main = page.locator('main.table');
  const number = await main.getAttribute('data-number');
  const direct = page.locator(`[data-choice='${JSON.stringify(action)}']`).first();
  let step = 0;
  for (; step < targets.length; step += 1) {
    if (await direct.isVisible()) break;
    if (isListed(targets[step]) && (step > 0 || !('button' in targets[0]))) break;
    await click(page, targets[step], step === 0);
  }
  if (await direct.isVisible()) await direct.click();
  else if (step < targets.length) {
    const left = offers.filter(({ targets: other }) =>
      targets.slice(0, step).every((target, index) => same(target, other[index])),
    );
    const goesWithoutSaying =
      left.length === 1 && targets.slice(step).every((rest) => 'count' in rest);
    const place = left.findIndex((offer) => same(offer.action, action));
    if (!goesWithoutSaying)
      await page.getByTestId('choices').getByRole('button').nth(place).click();
  }
  const done = page.locator(`main.table:not([data-number="${number}"])`);
  await done.waitFor({ timeout: WAIT }).catch((error) => {
    throw new Error(`nothing came of ${JSON.stringify(action)}: ${error}`);
  });
}

const WORTH = {
  buy: 30,
  attack: 26,
  build: 25,
  recruit: 16,
  march: 14,
  take: 12,
  use: 9,
  levy: 5,
  sail: 4,
  send_all: 30,
  gather_all: 30,
  enlist: 10,
  lose: 10,
  lay: 8,
  stay: 6,
  done: 5,
  assassinate: 3,
  pass: -14,
  never_lend: -29,
  answer: -29,
};

/** Buys and fights where it can, tries everything once, and leaves the rest to chance. */
function plan({ frame }, random, seen) {
  const seat = frame.eye.seat;
  const own = frame.view.realms[seat];
  const rate = ({ action }) => {
    const kind = kindOf(action);
    if (kind === 'bid') return action.bid.coins === 0 ? 9 : -action.bid.coins;
    if (kind === 'place') return action.place.count + random() * 3;
    if (kind === 'enlist') return 10 + (action.enlist.unit === 'general' ? 5 : 0) + random();
    if (kind === 'aim') {
      const { key } = frame.view.provinces[action.aim.to];
      return (key ? 9 + key.tokens * 4 : 2) + random() * 4;
    }
    if (kind === 'levy') return own.talents < 10 ? 20 : 2;
    return (WORTH[kind] ?? 3) + (seen.has(kind) ? 0 : 15) + random() * 12;
  };
  return [...frame.legal].sort((one, other) => rate(other) - rate(one))[0];
}

/** The same row of numbers in every run. */
function dice(state) {
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Plays on until `isDone`, noting every kind of action. */
async function playOn(page, isDone, seen) {
  const random = dice(11);
  for (let step = 0; step < MOST_STEPS && (await turn(page)) === 'mine'; step += 1) {
    const now = await snapshot(page);
    if (isDone(now.frame.view)) return;
    const best = plan(now, random, seen);
    seen.add(kindOf(best.action));
    await choose(page, now.frame.legal, best);
  }
}

/** A whole campaign with two bots, in English: auction, armies, four rounds, and the points. */
export async function conquestCampaign(visitor) {
  const page = await visitor({ locale: 'en' });
  await open(page, 'conquest', { players: 3 }, ['me', { bot: 'tiro' }, { bot: 'tiro' }]);
  await turn(page);
  await dismissGuide(page);
  const seen = new Set();
  await playOn(page, ({ phase }) => phase === 'turn', seen);
  await asksWhyNot(page);
  await showsReach(page);
  await playOn(page, ({ campaign }) => campaign === 2, seen);
  const { frame } = await snapshot(page);
  assert.equal(frame.view.campaign, 2, 'the first campaign is over');
  for (const kind of ['place', 'march']) assert.ok(seen.has(kind), `the campaign had ${kind}`);
  const actions = ['take', 'recruit', 'buy', 'levy', 'march', 'attack', 'sail', 'use'];
  const done = actions.filter((kind) => seen.has(kind));
  assert.ok(done.length >= 4, `the campaign had more than ${done.join(', ')}`);
  // What the campaign brought is shown without a click.
  const points = page.locator('aside [data-part="points"]');
  assert.match(await points.innerText(), /Chaos[^]*Taxes/);
}

/** A sea without an own galley, or a province without a leader: the rules say why not. */
async function asksWhyNot(page) {
  await page.getByTestId('why').click();
  await page.locator('.site[aria-label^="Britannia"]').click();
  await page.locator('footer .notice').waitFor();
  assert.match(await page.locator('footer').innerText(), /CE-\d/);
  await page.keyboard.press('Escape');
}

/** An army with a leader shows where it can go as soon as it is chosen. */
async function showsReach(page) {
  const { frame } = await snapshot(page);
  const march = frame.legal.find(({ action }) => action.march);
  await click(page, march.targets[0], true);
  await page.locator('.reach .caption').waitFor();
  assert.ok((await page.locator('.area.near').count()) > 0, 'the reach is shown');
  await page.keyboard.press('Escape');
  await page.locator('.reach').waitFor({ state: 'detached' });
}

/** The first round on a phone, in German: map, panels and list are all within reach. */
export async function conquestPhone(visitor) {
  const page = await visitor({ locale: 'de', ...PHONE });
  await page.goto('/');
  await page.getByText('Conquest of the Empire II').tap();
  await page.locator('fieldset', { hasText: 'Spieler' }).getByText('3', { exact: true }).tap();
  await page.getByText('Tiro', { exact: true }).tap();
  await page.getByTestId('play-now').tap();
  await turn(page);
  await dismissGuide(page);
  await page.getByTestId('glass').tap();
  const seen = new Set();
  await playOn(page, ({ round, phase }) => round > 1 && phase === 'turn', seen);
  for (const kind of ['place', 'station']) assert.ok(seen.has(kind), `the phone had ${kind}`);
  const { frame } = await snapshot(page);
  assert.ok(frame.view.round > 1, 'the first round is over');
}

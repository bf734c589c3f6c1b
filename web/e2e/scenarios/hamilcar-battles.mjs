// Two people in two browsers at a table of Hamilcar, in a naval battle and in a land battle: each
// has the own side on the left of the stage, and lays cards by clicking them there.
import assert from 'node:assert/strict';
import { seatAt, tableOf } from '../people.mjs';

const MOST_STEPS = 4_000;
const WAIT = 30_000;

const kindOf = (action) => (typeof action === 'string' ? action : Object.keys(action)[0]);

/** What leads to battles comes first, what ends a move last. */
const WANTED = [
  'put_to_sea',
  'assign',
  'fight',
  'embark',
  'intercept',
  'march',
  'sail',
  'activate',
];
const SELDOM = [
  'avoid',
  'go_back',
  'hand_over',
  'yield',
  'withdraw',
  'take',
  'leave',
  'part',
  'always',
];

function warlike(legal, below) {
  const actions = legal.map(({ action }) => action);
  const of = (kinds) => actions.filter((action) => kinds.includes(kindOf(action)));
  const activations = actions.filter((action) => action.play?.to === 'activate');
  const wanted = WANTED.map((kind) => of([kind])).find((some) => some.length > 0);
  const usual = actions.filter((action) => !SELDOM.includes(kindOf(action)));
  const pools = [activations, wanted ?? [], usual, actions].filter((some) => some.length > 0);
  // Now and then something else, or a march would go to and fro.
  const pool = below(4) === 0 ? (usual.length > 0 ? usual : actions) : pools[0];
  return pool[below(pool.length)];
}

function dice(seed) {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

/** Plays both sides through the interface until a stage of this kind waits for a card. */
async function until({ people, at }, track, below) {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const first = (await people[0](`${at}?eye=mine`)).value.frame;
    const seat = first.turn.decides;
    if (seat === undefined || seat === null) return null;
    const { frame } = (await people[seat](`${at}?eye=${seat}`)).value;
    const isThere = frame.legal.some(({ targets }) => targets[0]?.space?.track === track);
    if (isThere) return { seat, frame };
    const action = warlike(frame.legal, below);
    await people[seat](`${at}/actions`, { number: frame.number, seat, action });
  }
  return null;
}

/** A table where one side is to lay such a card; another war if one had no such battle. */
async function battle(base, track) {
  for (let seed = 1; seed < 9; seed += 1) {
    const table = await tableOf(base, 'hamilcar', {}, 2);
    const found = await until(table, track, dice(seed));
    if (found) return { table, ...found };
  }
  throw new Error(`no battle with ${track}`);
}

async function fought(visitor, base, track, kind) {
  const { table, seat, frame } = await battle(base, track);
  const pages = await Promise.all([0, 1].map((one) => seatAt(visitor, base, table, one)));
  for (const [one, page] of pages.entries()) {
    await page.locator(`[data-testid="stage"][data-stage="${kind}"]`).waitFor({ timeout: WAIT });
    const left = page.locator('.commander.at0 .plate');
    assert.match(await left.getAttribute('class'), one === 0 ? /rome/ : /carthage/);
  }
  const [own, other] = [pages[seat], pages[1 - seat]];
  const { targets } = frame.legal.find((offer) => offer.targets[0]?.space?.track === track);
  const card = `[data-testid="stage"] [data-target="space ${track} ${targets[0].space.space}"]`;
  assert.equal(await other.locator(`${card}[aria-disabled="false"]`).count(), 0);
  const number = await other.locator('main.table').getAttribute('data-number');
  await own.locator(card).click();
  if (targets[1]) await own.getByTestId('choices').getByRole('button').first().click();
  // The other sees it, on a stage of his own.
  await other.waitForFunction(
    (before) => document.querySelector('main.table')?.getAttribute('data-number') !== before,
    number,
    { timeout: WAIT },
  );
  await other.getByTestId('stage-close').click();
  await other.locator('[data-testid="stage-folded"], main.table').first().waitFor();
}

/** Two people in a naval battle. */
export const navalBattle = (visitor, base) => fought(visitor, base, 'tactics', 'naval');

/** Two people in a land battle. */
export const landBattle = (visitor, base) => fought(visitor, base, 'battle_cards', 'land');

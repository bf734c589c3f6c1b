// Playing at a table by clicks alone. What to choose is looked up in the interface; how it is
// chosen is what a person would do.
import assert from 'node:assert/strict';

const WAIT = 30_000;
const MOST_STEPS = 2_000;

export const tableId = (page) => new URL(page.url()).pathname.split('/')[2];

export const text = (page, id) => page.getByTestId(id).innerText();

export async function dismissGuide(page) {
  const skip = page.getByTestId('skip-guide');
  if (await skip.isVisible().catch(() => false)) await skip.click();
}

/** A request as the page makes it. */
export const ask = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(`/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: body ? { 'content-type': 'application/json' } : {},
        body: body ? JSON.stringify(body) : undefined,
      });
      return answer.json();
    },
    [path, body],
  );

export const snapshot = (page, eye) =>
  ask(page, `/tables/${tableId(page)}${eye === undefined ? '' : `?eye=${eye}`}`);

export const hint = (page, seat) => ask(page, `/tables/${tableId(page)}/hint`, { seat });

/**
 * Takes the screen at a table where several share it: what the one before has seen is put away
 * first.
 */
export async function takeScreen(page) {
  const [away, lift] = [page.getByTestId('put-away'), page.getByTestId('lift')];
  await away.or(lift).first().waitFor({ timeout: WAIT });
  if (await away.isVisible()) await away.click();
  await lift.click();
  await turn(page);
  await dismissGuide(page);
}

/** Waits until this player decides, or the game is over; says which. */
export async function turn(page) {
  const main = page.locator('main.table[data-state="mine"], main.table[data-state="over"]');
  await main.waitFor({ timeout: WAIT });
  return main.getAttribute('data-state');
}

const keyOf = (target) => {
  if ('region' in target) return `region ${target.region}`;
  if ('piece' in target) return `piece ${target.piece.region} ${target.piece.piece}`;
  return `button ${target.button}`;
};

async function clickOnBoard(page, target) {
  const key = keyOf(target);
  if ('piece' in target) {
    await page.locator(`.die.lit[data-target="${key}"]`).first().click();
    return;
  }
  // The lower left of a card is free of dice.
  const card = page.locator(`.card[data-target="${key}"]`);
  const { width, height } = await card.boundingBox();
  await card.click({ position: { x: width * 0.2, y: height * 0.7 } });
}

/** Chooses one offered action, click by click, and waits for its effect. */
export async function play(page, offers, offer) {
  const main = page.locator('main.table');
  const number = await main.getAttribute('data-number');
  let path = 0;
  for (const target of offer.targets) {
    if ('region' in target || 'piece' in target) await clickOnBoard(page, target);
    else if (path === 0) await page.locator(`footer [data-target="${keyOf(target)}"]`).click();
    else break;
    path += 1;
  }
  const chosen = offer.targets.slice(0, path).map((target) => JSON.stringify(target));
  const left = offers.filter(({ targets }) =>
    chosen.every((text, step) => JSON.stringify(targets[step]) === text),
  );
  const isDirect =
    left.length === 1 && left[0].targets.slice(path).every((rest) => 'count' in rest);
  const isScout = JSON.stringify(offer.action).includes('scout');
  if (path < offer.targets.length && !isDirect && !isScout) {
    const place = left.findIndex(({ action }) => same(action, offer.action));
    assert.ok(place >= 0, 'the chosen action is listed');
    await page.getByTestId('choices').getByRole('button').nth(place).click();
  }
  await page.waitForFunction(
    (before) => document.querySelector('main.table')?.getAttribute('data-number') !== before,
    number,
    { timeout: WAIT },
  );
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A simple plan: take what can be taken, spread without hunger, recruit otherwise. */
export function plan({ frame }) {
  const { view, legal } = frame;
  const seat = frame.eye.seat;
  const enemy = view.peoples[1 - seat].capital;
  const own = view.peoples[seat];
  const rate = ({ action }) => {
    if (action === 'end') return 1;
    if (action.conquer) return action.conquer.to === enemy ? 100 : 60 + action.conquer.warriors;
    if (action.march) {
      const { to, from, warriors, die } = action.march;
      if (to === enemy) return 100;
      const isNew = view.areas[to].owner === null;
      const leaves = warriors === die && view.areas[from].dice.length === 1;
      const isFed =
        own.outside + (from === own.capital ? warriors : 0) <= own.ears + (isNew ? 2 : 0);
      return isNew && !leaves && isFed ? 40 + (warriors <= 2 ? warriors : 0) : -1;
    }
    if (action.recruit) return action.recruit.warriors;
    if (action.scout) return 2;
    if (action.starve) return 5;
    return -2;
  };
  return [...legal].sort((one, other) => rate(other) - rate(one))[0];
}

/** A new game against a bot of this level, as a person starts it. */
export async function startAgainst(page, level) {
  await page.goto('/');
  await page.locator('section.play label', { hasText: level }).click();
  await page.getByTestId('play-now').click();
  await turn(page);
  await dismissGuide(page);
}

/** A new table as the interface opens it, for options that a test needs. */
export async function open(page, game, options, seats) {
  // The page asks who is there as it loads: before the answer has come, another cookie may follow.
  await page.goto('/', { waitUntil: 'networkidle' });
  const { table } = await ask(page, '/tables', { game, options, seats, listed: false });
  await page.goto(`/t/${table}`);
}

export const kindOf = (action) => (typeof action === 'string' ? action : Object.keys(action)[0]);

/** The table as whoever decides sees it. */
export async function deciding(page) {
  const seen = await snapshot(page, 0);
  assert.ok(seen.frame, `a frame and not ${JSON.stringify(seen)}`);
  const { decides } = seen.frame.turn;
  return decides === 0 ? seen : snapshot(page, decides);
}

/** Lets each player do what `plan` chooses among the offers, until it chooses nothing. */
export async function lead(page, plan) {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { frame } = await deciding(page);
    const seat = frame.turn.decides;
    const action = plan({
      view: frame.view,
      seat,
      legal: frame.legal.map((offer) => offer.action),
    });
    if (action === null) return { view: frame.view, seat };
    await ask(page, `/tables/${tableId(page)}/actions`, { number: frame.number, seat, action });
  }
  throw new Error('the scene was not reached');
}

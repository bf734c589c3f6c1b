// A battle of three at one screen, in German: odds, curtain, an ally who lends, losses, retreat.
import assert from 'node:assert/strict';
import { choice, clickRegion, comeToScreen, opening, step } from '../conquest.mjs';
import { deciding, kindOf, lead, open, text } from '../table.mjs';

/** Who stands where with military land units. */
const troopsIn = (view, at, seat) => {
  const stack = view.provinces[at].stacks.find((one) => one.seat === seat);
  return stack ? stack.infantry + stack.cavalry + stack.catapults : 0;
};
const sideOf = (view, seat) => view.slots.indexOf(seat) % 2;

/** The two allies march to troops of the third; nobody else does anything. */
function gather(now) {
  const { view, seat, legal } = now;
  const begun = opening(now);
  if (begun) return begun;
  const loner = view.slots.findIndex(
    (one, slot) =>
      one !== null &&
      view.slots.filter((other, at) => other !== null && at % 2 === slot % 2).length === 1,
  );
  const enemy = view.slots[loner];
  const find = (kind, fits = () => true) =>
    legal.find((action) => kindOf(action) === kind && fits(action[kind]));
  const meet = find(
    'attack',
    ({ at, whom }) =>
      whom === enemy &&
      view.realms.some(
        (_, one) =>
          one !== seat && sideOf(view, one) === sideOf(view, seat) && troopsIn(view, at, one) > 0,
      ),
  );
  if (meet) return null;
  if (find('send_all')) return 'send_all';
  if (find('send')) return legal.findLast((action) => kindOf(action) === 'send');
  const ally = view.realms.findIndex(
    (_, one) => one !== seat && sideOf(view, one) === sideOf(view, seat),
  );
  const worth = (at) =>
    troopsIn(view, at, enemy) === 0 ? 0 : 1 + (troopsIn(view, at, ally) > 0 ? 50 : 0);
  const goals = legal
    .filter((action) => action.aim)
    .sort((one, other) => worth(other.aim.to) - worth(one.aim.to));
  if (goals.length > 0) return goals[0];
  if (find('done')) return 'done';
  const isIdle = (from) => troopsIn(view, from, enemy) === 0 && troopsIn(view, from, seat) > 0;
  const march = seat === enemy ? undefined : find('march', ({ from }) => isIdle(from));
  return march ?? find('pass') ?? legal[0];
}

export async function alliedBattle(visitor) {
  const page = await visitor({ locale: 'de' });
  await open(page, 'conquest', { players: 3 }, ['me', 'me', 'me']);
  const { view, seat } = await lead(page, gather);
  await comeToScreen(page);
  await declares(page, seat);
  const lent = await allyLends(page, view, seat);
  assert.ok(lent, 'an ally was asked and lent units');
  await fightsOn(page);
  await comeToScreen(page);
  assert.match(await text(page, 'chronicle'), /stellt .* zur Verfügung/);
  assert.match(await text(page, 'chronicle'), /ist in .* geschlagen/);
}

/** The odds stand there before the attack is declared. */
async function declares(page, seat) {
  const { frame } = await deciding(page);
  const { targets } = frame.legal.find(
    ({ action }) =>
      action.attack &&
      frame.view.realms.some(
        (_, one) =>
          one !== seat &&
          one !== action.attack.whom &&
          troopsIn(frame.view, action.attack.at, one) > 0,
      ),
  );
  await clickRegion(page, targets[0].region);
  await page.locator('aside [data-part="odds"] .bar').first().waitFor();
  assert.match(await page.locator('aside [data-part="odds"]').first().innerText(), /\d+ %.*siegt/s);
  const attack = page
    .getByTestId('choices')
    .getByRole('button', { name: /angreifen/ })
    .first();
  await attack.getByTestId('odds').waitFor();
  assert.match(await attack.innerText(), /\d+ % Siegchance/);
  await step(page, attack);
}

/** Everybody who is asked comes to the screen; the ally lends an infantry, others add nothing. */
async function allyLends(page, before, attacker) {
  for (let asked = 0; asked < 8; asked += 1) {
    const { frame } = await deciding(page);
    if (!frame.view.phase.committing) return false;
    const { seat } = frame.view.phase.committing;
    assert.ok((await comeToScreen(page)) || seat === attacker, 'the curtain hides the hands');
    const lend = frame.legal.find(({ action }) => action.lend)?.action;
    if (lend && sideOf(before, seat) === sideOf(before, attacker)) {
      await step(page, choice(page, lend));
      const after = (await deciding(page)).frame.view;
      if (after.phase.committing?.seat === seat) {
        await step(page, page.locator('footer [data-target="button done"]'));
      }
      return true;
    }
    await step(page, page.locator('footer [data-target="button done"]'));
  }
  return false;
}

/** Losses are clicked in the battle panel; whoever may retreat does so, and has lost. */
async function fightsOn(page) {
  for (let acts = 0; acts < 60; acts += 1) {
    const { frame } = await deciding(page);
    const { phase, battle } = frame.view;
    if (!battle) return;
    await comeToScreen(page);
    if (phase.losing) {
      assert.ok((await page.locator('aside .die').count()) > 0, 'the dice lie on the table');
      await step(page, choice(page, frame.legal[0].action));
    } else if (phase.retreating) {
      const { targets } = frame.legal.find(({ action }) => action.retreat);
      await page.locator('footer [data-target="button retreat"]').click();
      if ('region' in targets[1]) await step(page, () => clickRegion(page, targets[1].region));
      else await step(page, page.getByTestId('choices').getByRole('button').first());
    } else if (phase.fleeing) {
      const { region } = frame.legal[0].targets[0];
      await step(page, () => clickRegion(page, region));
    } else {
      await step(page, page.locator('footer [data-target="button done"]'));
    }
  }
  assert.fail('the battle ends');
}

// Conquest of the Empire II at one screen: what leads to a scene goes through the interface, the
// scene itself is played by clicks.
import { deciding, dismissGuide, kindOf } from './table.mjs';

const WAIT = 30_000;
const MOST_STEPS = 400;

/** The start of a game without haste: no bids, all units of a kind together. */
export function opening({ view, legal }) {
  const find = (kind, fits = () => true) =>
    legal.find((action) => kindOf(action) === kind && fits(action[kind]));
  if (view.auction) return find('pass') ?? find('bid') ?? legal[0];
  const most = Math.max(...legal.map((action) => action.place?.count ?? 0));
  return find('place', ({ count }) => count === most) ?? find('station') ?? null;
}

/** The curtain falls between hidden hands: whoever decides comes to the screen. */
export async function comeToScreen(page) {
  const { number } = (await deciding(page)).frame;
  const mine = page.locator(`main.table[data-state="mine"][data-number="${number}"]`);
  const [away, lift] = [page.getByTestId('put-away'), page.getByTestId('lift')];
  let fell = false;
  // The page may still show earlier steps: then a curtain is lifted for a player who has acted
  // already, and falls again.
  for (let curtain = 0; curtain < MOST_STEPS; curtain += 1) {
    await lift.or(away).or(mine).first().waitFor({ timeout: WAIT });
    if (await mine.isVisible()) break;
    fell ||= await lift.isVisible();
    await lift
      .or(away)
      .click({ timeout: 1_000 })
      .catch(() => {});
  }
  await dismissGuide(page);
  return fell;
}

/** Clicks, and waits until the step is made. */
export async function step(page, click) {
  const main = page.locator('main.table');
  const number = await main.getAttribute('data-number');
  await (typeof click === 'function' ? click() : click.click());
  await page
    .locator(`[data-testid="lift"], main.table:not([data-number="${number}"])`)
    .first()
    .waitFor({ timeout: WAIT });
}

/** What is chosen by one click on a panel. */
export const choice = (page, action) =>
  page.locator(`aside [data-choice='${JSON.stringify(action)}']`).first();

/** Clicks a province or a sea on the map, well inside it and where nothing else lies over it. */
export async function clickRegion(page, region) {
  await page.evaluate(() => document.fonts.ready);
  const spot = await page.evaluate((wanted) => {
    const mark = `[data-region="${wanted}"]`;
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest(mark);
    const steps = Array.from({ length: 31 }, (_, step) => (step + 1) / 32);
    const spots = [...document.querySelectorAll(`.board ${mark}`)].flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return steps.flatMap((down) =>
        steps.map((right) => [left + width * right, top + height * down]),
      );
    });
    const isDeep = (room) => (spot) =>
      [-room, 0, room].every((dx) =>
        [-room, 0, room].every((dy) => hits(spot[0] + dx, spot[1] + dy)),
      );
    return spots.find(isDeep(9)) ?? spots.find(isDeep(3)) ?? spots.find(isDeep(0)) ?? null;
  }, region);
  if (!spot) throw new Error(`region ${region} is not to be seen`);
  await page.mouse.click(...spot);
}

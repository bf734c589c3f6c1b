import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import { snapshot, turn } from '../table.mjs';

const STEPS = [
  'goal',
  'army',
  'options',
  'recruit',
  'scout',
  'march',
  'supply',
  'attack',
  'build',
  'end',
];

async function begin(page) {
  await page.goto('/');
  await page.locator('input[value="tiro"]').check({ force: true });
  await page.getByTestId('play-now').click();
  await turn(page);
  await page.getByTestId('guide').waitFor();
}

const step = (page, key) => page.locator(`[data-testid="guide"][data-step="${key}"]`);
const next = (page) => page.getByTestId('next-guide').click();

/** What the box hides now, and whether it lies inside the window. */
const measured = (page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-testid="guide"]').getBoundingClientRect();
    const pointed = [...document.querySelectorAll('.pointed, .isPointed, .beckons')].filter(
      (element) => element.getBoundingClientRect().height > 0,
    );
    const isCovered = (element) => {
      const other = element.getBoundingClientRect();
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return across > 1 && down > 1;
    };
    return {
      pointed: pointed.length,
      covered: pointed.filter(isCovered).map((element) => element.dataset.target ?? 'a part'),
      isInside:
        box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
    };
  });

/**
 * The box lies inside the window and hides nothing that it speaks of, once every piece has arrived.
 */
async function hidesNothing(page, key) {
  let found = await measured(page);
  for (let frame = 0; frame < 120 && (found.covered.length > 0 || !found.isInside); frame += 1) {
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
    found = await measured(page);
  }
  assert.ok(found.pointed > 0, `${key} points at something`);
  assert.deepEqual(found.covered, [], `the box of ${key} covers what it speaks of`);
  assert.ok(found.isInside, `the box of ${key} lies inside the window`);
}

/** By pressing Next alone, in both sizes and languages; it comes only once. */
export async function guideByNext(visitor) {
  for (const device of [{}, PHONE]) {
    for (const locale of ['en', 'de']) {
      const page = await visitor({ ...device, locale });
      await begin(page);
      for (const key of STEPS) {
        await step(page, key).waitFor();
        await hidesNothing(page, key);
        await next(page);
      }
      await page.getByTestId('guide').waitFor({ state: 'detached' });
      await page.reload();
      await turn(page);
      assert.equal(await page.getByTestId('guide').count(), 0, 'it comes only once');
      await page.context().close();
    }
  }
}

/** By recruiting and scouting as it says; the march of the next turn is explained then. */
export async function guideByRecruiting(visitor) {
  const page = await visitor();
  await begin(page);
  for (const key of STEPS.slice(0, 3)) {
    await step(page, key).waitFor();
    await next(page);
  }
  await step(page, 'recruit').waitFor();
  await page.locator('footer [data-target="button recruit"]').click();
  await page.keyboard.press('3');
  await step(page, 'scout').waitFor();
  await page.locator('.card.pointed').click({ position: { x: 40, y: 150 } });
  await step(page, 'march').waitFor();
  await page.locator('footer [data-target="button end"]').click();
  await turn(page);
  await step(page, 'march').waitFor();
  await hidesNothing(page, 'march');
}

/** By marching in the first turn: the steps go on with what the reader does. */
export async function guideByMarching(visitor) {
  const page = await visitor(PHONE);
  await begin(page);
  for (const key of STEPS.slice(0, 5)) {
    await step(page, key).waitFor();
    await next(page);
  }
  await step(page, 'march').waitFor();
  await page.locator('.die.pointed').tap();
  await page
    .locator('.card.pointed.lit')
    .first()
    .tap({ position: { x: 20, y: 60 } });
  await page.getByTestId('choices').getByRole('button', { name: 'March with 2' }).tap();
  await step(page, 'supply').waitFor();
  const { frame } = await snapshot(page);
  assert.equal(frame.view.peoples[frame.eye.seat].outside, 2);
  for (const key of ['supply', 'attack', 'build']) {
    await step(page, key).waitFor();
    await hidesNothing(page, key);
    await next(page);
  }
  await step(page, 'end').waitFor();
  await page.locator('footer .beckons').tap();
  await next(page);
  await page.getByTestId('guide').waitFor({ state: 'detached' });
}

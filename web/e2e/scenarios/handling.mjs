import assert from 'node:assert/strict';
import { dismissGuide, snapshot, startAgainst, text, turn } from '../table.mjs';

/** Two at one screen: the curtain falls between the turns. */
export async function hotSeat(visitor) {
  const page = await visitor();
  await page.goto('/');
  await page.getByTestId('hot-seat').click();
  const first = await text(page, 'curtain');
  assert.equal(await page.locator('main.table').count(), 0, 'nothing is shown behind the curtain');
  await page.getByTestId('lift').click();
  await turn(page);
  await dismissGuide(page);
  await page.locator('footer [data-target="button recruit"]').click();
  await page.keyboard.press('2');
  await page.locator('.card.lit[data-target="region 5"]').waitFor();
  await page.locator('.card[data-target="region 5"]').click();
  await page.getByTestId('curtain').waitFor();
  assert.notEqual(await text(page, 'curtain'), first);
  await page.getByTestId('lift').click();
  await turn(page);
  const seen = await page.locator('.card[data-target="region 5"] title').count();
  assert.equal(seen, 0, 'the other seat does not see what was scouted');
}

/** The first turn with the keyboard alone. */
export async function keyboard(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  await page.keyboard.press('ArrowRight');
  const reached = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  for (let tries = 0; !(await reached())?.startsWith('piece') && tries < 30; tries += 1) {
    await page.keyboard.press('Tab');
  }
  assert.match(await reached(), /^piece/);
  await page.keyboard.press('Enter');
  await page.locator('.card.lit').first().waitFor();
  await page.locator('.card.lit').first().focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('choices').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('choices').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByTestId('choices').waitFor();
  await page.keyboard.press('2');
  await page.locator('footer [data-target="button end"]').waitFor();
  await page.keyboard.press('u');
  await page.locator('footer [data-target="button recruit"]').waitFor();
  await page.locator('footer [data-target="button recruit"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('3');
  await page.locator('footer [data-target="button end"]').waitFor();
  const number = Number(await page.locator('main.table').getAttribute('data-number'));
  await page.keyboard.press('e');
  await turn(page);
  assert.ok(Number(await page.locator('main.table').getAttribute('data-number')) > number);
}

/** A die is dragged onto a card. */
export async function drag(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  const now = await snapshot(page);
  const { action } = now.frame.legal.find((offer) => offer.action.march);
  const die = page.locator(
    `.die.lit[data-target="piece ${action.march.from} ${action.march.die}"]`,
  );
  const card = page.locator(`.card[data-target="region ${action.march.to}"]`);
  const [from, to] = [await die.boundingBox(), await card.boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.getByTestId('choices').waitFor();
}

/** A click is answered on the board within a tenth of a second. */
export async function speed(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    await page.locator('.card.lit').first().waitFor();
    await page.locator('footer [data-target="button recruit"]').click();
    const took = await page.evaluate(async () => {
      const main = document.querySelector('main.table');
      const from = performance.now();
      const changed = new Promise((resolve) =>
        new MutationObserver(() => resolve(performance.now())).observe(main, {
          attributeFilter: ['data-number'],
        }),
      );
      document.querySelector('[data-testid="choices"] button').click();
      return (await changed) - from;
    });
    times.push(took);
    await page.getByTestId('undo').click();
  }
  times.sort((a, b) => a - b);
  console.log(`      click to board: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  assert.ok(times[2] < 100, 'the median click is answered within 100 ms');
}

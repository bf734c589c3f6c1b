import assert from 'node:assert/strict';
import { snapshot, startAgainst, turn } from '../table.mjs';

const focused = (page) =>
  page.evaluate(() => {
    const { dataset, textContent } = document.activeElement;
    return dataset.target ?? dataset.testid ?? textContent.trim();
  });

/** Presses a key until what has the focus is what is wanted. */
async function reach(page, wanted, key = 'Tab') {
  for (let tries = 0; tries < 60; tries += 1) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${wanted} is not reached; the focus is at ${await focused(page)}`);
}

/** From the home page through the first turn with the keyboard alone. */
export async function keyboard(visitor) {
  const page = await visitor();
  await page.goto('/');
  await page.getByTestId('play-now').waitFor();
  await reach(page, /^play-now/);
  await page.keyboard.press('Enter');
  await turn(page);
  await page.getByTestId('guide').waitFor();
  await reach(page, /^skip-guide/);
  await page.keyboard.press('Enter');
  await reach(page, /^piece/, 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.card.lit').first().waitFor();
  const capital = Number((await focused(page)).split(' ')[1]);
  // Out of the capital in the corner towards the middle of the table.
  await page.keyboard.press(capital === 0 ? 'ArrowRight' : 'ArrowLeft');
  assert.match(await focused(page), /^region/);
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
  await reach(page, /^button recruit/);
  await page.keyboard.press('Enter');
  await page.getByTestId('choices').waitFor();
  await page.keyboard.press('3');
  await page.locator('footer [data-target="button end"]').waitFor();
  const number = Number(await page.locator('main.table').getAttribute('data-number'));
  await page.keyboard.press('e');
  await turn(page);
  assert.ok(Number(await page.locator('main.table').getAttribute('data-number')) > number);
}

/** Whatever the Tab key reaches shows that it has the focus, in both themes. */
export async function focusRings(visitor) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await visitor({ colorScheme });
    await page.goto('/');
    await page.getByTestId('play-now').waitFor();
    await allShowFocus(page, 12);
    await startAgainst(page, 'Tiro');
    await allShowFocus(page, 10);
  }
}

async function allShowFocus(page, least) {
  const seen = new Set();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const { name, isShown } = await page.evaluate(() => {
      const active = document.activeElement;
      // A radio button is drawn by its label, a piece by its ring.
      const ring = active.querySelector(':scope > .ring, :scope > .body > .ring');
      const drawn = active.type === 'radio' ? active.closest('label') : active;
      const style = getComputedStyle(ring ?? drawn);
      const width = parseFloat(ring ? style.strokeWidth : style.outlineWidth);
      const look = ring ? style.stroke : style.outlineStyle;
      return {
        name: `${active.tagName} ${active.dataset.target ?? active.textContent.trim()} ${active.value ?? ''}`,
        isShown: active === document.body || (look !== 'none' && width >= 2),
      };
    });
    assert.ok(isShown, `the focus on ${name} is seen`);
    seen.add(name);
  }
  assert.ok(seen.size >= least, `Tab reaches many things: ${[...seen]}`);
}

/** A click that cannot be done is answered with the reason and the rule, in both languages. */
export async function whyNot(visitor) {
  for (const [locale, army, reason, rule] of [
    ['en', 'far', 'That card is not adjacent', 'Rule OP-6.1'],
    ['de', 'far', 'Die Karte ist nicht benachbart', 'Regel OP-6.1'],
    ['en', 'none', 'That card is not adjacent', 'Rule OP-6.1'],
  ]) {
    const page = await visitor({ locale });
    await startAgainst(page, 'Tiro');
    if (army === 'far') await page.locator('.die.lit').click();
    const { view, eye } = (await snapshot(page)).frame;
    // Whoever began may have left the capital, but stands somewhere near it.
    const goal = army === 'far' ? 5 : view.areas.findIndex(({ owner }) => owner === 1 - eye.seat);
    // Not by its locator, which waits until the card can be chosen.
    const { x, y, height } = await page
      .locator(`.card[data-target="region ${goal}"]`)
      .boundingBox();
    await page.mouse.click(x + 40, y + height / 2);
    await page.locator('footer .notice').getByText(reason).waitFor();
    const link = page.getByRole('link', { name: rule });
    assert.match(await link.getAttribute('href'), /\/rules\/oppida#OP-\d/);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('footer .notice').count(), 0, 'Escape takes it away');
  }
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

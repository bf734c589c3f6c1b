import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import { startAgainst } from '../table.mjs';

/** How the board is zoomed and shifted now. */
const lens = (page) =>
  page.getByTestId('lens').evaluate((element) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { scale: a, x: e, y: f };
  });

const wholeBoard = async (page) => {
  await page.getByRole('button', { name: 'Whole board' }).click();
  assert.deepEqual(await lens(page), { scale: 1, x: 0, y: 0 });
};

/** The wheel zooms at the pointer, dragging the ground pans, and neither chooses anything. */
export async function zoomByMouse(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  const card = page.locator('.card[data-target="region 5"]');
  const before = await card.boundingBox();
  const spot = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.wheel(0, -300);
  const zoomed = await lens(page);
  assert.ok(zoomed.scale > 2, 'the board is larger');
  const after = await card.boundingBox();
  assert.ok(Math.abs(after.x + after.width / 2 - spot.x) < 3, 'what is under the pointer stays');
  await page.mouse.down();
  await page.mouse.move(spot.x - 80, spot.y - 60, { steps: 6 });
  await page.mouse.up();
  const panned = await lens(page);
  assert.ok(Math.abs(panned.x - zoomed.x + 80) < 12, 'it follows the pointer');
  assert.ok(Math.abs(panned.y - zoomed.y + 60) < 12);
  assert.equal(await page.locator('.text.notice').count(), 0, 'a pan is not a click');
  await wholeBoard(page);
}

/** Plus, minus, shift and arrows; the focus is brought into view. */
export async function zoomByKeyboard(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
  const zoomed = await lens(page);
  assert.ok(zoomed.scale > 2.5);
  await page.keyboard.press('Shift+ArrowRight');
  const panned = await lens(page);
  assert.ok(panned.x < zoomed.x, 'the board goes left, the view right');
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    const inside = await page.evaluate(() => {
      const shown = document.activeElement.getBoundingClientRect();
      const frame = document
        .querySelector('[data-testid="lens"]')
        .parentElement.getBoundingClientRect();
      return (
        shown.left < frame.right &&
        shown.right > frame.left &&
        shown.top < frame.bottom &&
        shown.bottom > frame.top
      );
    });
    assert.ok(inside, 'what has the focus is seen');
  }
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('-');
  assert.deepEqual(await lens(page), { scale: 1, x: 0, y: 0 });
}

/** Two fingers zoom, one pans, a tap still chooses. */
export async function zoomByFingers(visitor) {
  const page = await visitor(PHONE);
  await startAgainst(page, 'Tiro');
  const session = await page.context().newCDPSession(page);
  // Fingers that move slowly: after a fling the browser takes the next tap for its end.
  let timestamp = Date.now() / 1000;
  const touch = (type, ...points) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (timestamp += 0.2),
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const frame = await page.getByTestId('lens').boundingBox();
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await touch('touchStart', [x - 40, y], [x + 40, y]);
  for (let far = 50; far <= 100; far += 10) await touch('touchMove', [x - far, y], [x + far, y]);
  await touch('touchEnd');
  const zoomed = await lens(page);
  assert.ok(zoomed.scale > 1.8, `two fingers zoom: ${zoomed.scale}`);
  await touch('touchStart', [x, y]);
  for (let far = 10; far <= 60; far += 10) await touch('touchMove', [x - far, y - far]);
  await touch('touchEnd');
  const panned = await lens(page);
  assert.ok(panned.x < zoomed.x - 30 && panned.y < zoomed.y - 30, 'one finger pans');
  assert.equal(await page.locator('.text.notice').count(), 0, 'neither is a tap');
  await wholeBoard(page);
  await page.locator('.die.lit').first().tap();
  await page.locator('.die.chosen').waitFor();
}

import assert from 'node:assert/strict';
import { play, snapshot, takeScreen } from '../table.mjs';

/** What moves on the board in the moment after an act. */
async function movingAfter(page, act) {
  await page.evaluate(() => {
    window.moved = new Set();
    const look = () => {
      for (const { effect } of document.querySelector('svg.board').getAnimations({ subtree: true }))
        window.moved.add(effect.target.getAttribute('class').split(' ')[0]);
      window.looking = requestAnimationFrame(look);
    };
    look();
  });
  await act();
  // The page's own sign that the newest step is drawn: two frames after its number has changed.
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            cancelAnimationFrame(window.looking);
            resolve([...window.moved]);
          }),
        );
      }),
  );
}

async function act(page, wanted) {
  const { eye } = (await snapshot(page)).frame;
  const { legal } = (await snapshot(page, eye.seat)).frame;
  const offer = legal.find(({ action }) => wanted(action));
  assert.ok(offer, `offered: ${wanted}`);
  await play(page, legal, offer);
}

async function passes(page) {
  await takeScreen(page);
  await act(page, ({ recruit }) => recruit?.warriors === 0);
  await page.keyboard.press('e');
}

/** A card turns over with motion, dice glide; with reduced motion nothing moves. */
export async function flip(visitor) {
  const page = await visitor({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByTestId('hot-seat').click();
  await takeScreen(page);
  const glide = await movingAfter(page, () =>
    act(page, ({ march }) => march?.warriors === 3 && !isElsewhere(march)),
  );
  assert.ok(glide.includes('body'), `the new die glides: ${glide}`);
  await act(page, ({ march }) => march?.warriors === 1 && isElsewhere(march));
  await page.locator('footer [data-target="button end"]').click();
  await passes(page);
  await takeScreen(page);
  const turned = await movingAfter(page, () => act(page, ({ build }) => build));
  assert.ok(turned.includes('face'), `the card turns over: ${turned}`);
  await page.locator('footer [data-target="button end"]').click();
  await passes(page);
  await takeScreen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await movingAfter(page, () => act(page, ({ raze }) => raze));
  assert.deepEqual(still, [], 'nothing moves for whoever wants no motion');
}

/** From a capital to the land below or above it, where the first march did not go. */
const isElsewhere = ({ from, to }) => Math.abs(from - to) === 4;

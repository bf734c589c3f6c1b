import assert from 'node:assert/strict';
import { playOn, seatAt, tableOf } from '../people.mjs';

const isAt = (seat, phase) => (view, legal, decides) =>
  decides === seat && view.phase === phase ? null : legal[0];

/**
 * The column beside the board shows what can be chosen, and then returns to where its reader was.
 */
export async function columnReturns(visitor, base) {
  const table = await tableOf(base, 'antike', {}, 2);
  await playOn(table, isAt(1, 'rondel'));
  const viewport = { width: 1440, height: 700 };
  const page = await seatAt(visitor, base, table, 0, { viewport });
  const column = page.locator('aside .scroller');
  const place = () => column.evaluate((element) => element.scrollTop);
  const read = await column.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
    return element.scrollTop;
  });
  assert.ok(read > 60, `the column is longer than the page, by ${read}`);
  await playOn(table, isAt(0, 'rondel'));
  await page.locator('main.table[data-state="mine"]').waitFor();
  const target = column.locator('[data-target].lit').first();
  await target.waitFor();
  const inSight = await target.evaluate((element) => {
    const [own, frame] = [element, element.closest('.scroller')].map((one) =>
      one.getBoundingClientRect(),
    );
    return own.top >= frame.top - 1 && own.bottom <= frame.bottom + 1;
  });
  assert.ok(inSight, 'what can be chosen is in sight');
  assert.ok((await place()) < read, 'the column has gone there');
  await playOn(table, isAt(1, 'rondel'));
  await page.locator('main.table[data-state="waiting"]').waitFor();
  await page.waitForFunction(
    (wanted) => {
      const { scrollTop, scrollHeight, clientHeight } = document.querySelector('aside .scroller');
      // Panels may have become shorter meanwhile.
      return Math.abs(scrollTop - Math.min(wanted, scrollHeight - clientHeight)) <= 1;
    },
    read,
    { timeout: 5_000 },
  );
}

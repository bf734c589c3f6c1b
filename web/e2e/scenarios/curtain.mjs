// Secrets at one screen: what one has learned stays until it is put away, and nobody sees
// another's.
import assert from 'node:assert/strict';
import { takeScreen, tableId, text, turn } from '../table.mjs';

const SCOUTED = '.card[data-target="region 5"] title';

async function scouts(page) {
  await page.goto('/');
  await page.getByTestId('hot-seat').click();
  const first = await text(page, 'curtain');
  assert.equal(await page.locator('main.table').count(), 0, 'nothing is shown behind the curtain');
  await takeScreen(page);
  await page.locator('footer [data-target="button recruit"]').click();
  await page.keyboard.press('2');
  await page.locator('.card.lit[data-target="region 5"]').waitFor();
  await page.locator('.card[data-target="region 5"]').click();
  await page.locator('footer [data-target="button end"]').click();
  await page.getByTestId('put-away').waitFor();
  return first;
}

/**
 * Two at one screen: a scout sees what was scouted, puts it away, and only then the curtain falls.
 */
export async function hotSeat(visitor) {
  const page = await visitor();
  const first = await scouts(page);
  assert.ok((await page.locator(SCOUTED).count()) > 0, 'the scout sees what was scouted');
  assert.equal(await page.getByTestId('curtain').count(), 0, 'the curtain waits for the scout');
  await page.getByTestId('put-away').click();
  await page.getByTestId('curtain').waitFor();
  assert.equal(await page.locator('main.table').count(), 0, 'nothing is shown behind the curtain');
  assert.notEqual(await text(page, 'curtain'), first);
  await takeScreen(page);
  assert.equal(await turn(page), 'mine');
  const seen = await page.locator(SCOUTED).count();
  assert.equal(seen, 0, 'the other seat does not see what was scouted');
}

/**
 * The replay of a running game at one screen begins as a spectator sees it; each eye has a curtain.
 */
export async function replayCurtain(visitor) {
  const page = await visitor();
  const first = await scouts(page);
  const [scout, other] = first.includes('Celts') ? ['Celts', 'Romans'] : ['Romans', 'Celts'];
  const look = (people) => page.locator('fieldset').getByRole('radio', { name: people }).click();
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/t/${tableId(page)}/replay`);
  await page.getByTestId('moment').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.equal(await page.locator(SCOUTED).count(), 0, 'a spectator sees no secret');

  await look(scout);
  await page.getByTestId('curtain').waitFor();
  assert.equal(await page.locator('main.replay').count(), 0, 'nothing is shown behind the curtain');
  const ofSeats = asked.filter((address) => /replay\?eye=\d/.test(address));
  assert.deepEqual(ofSeats, [], 'nothing is even asked for before the curtain is lifted');
  await page.getByTestId('leave').click();
  await page.getByTestId('moment').waitFor();

  await look(scout);
  await page.getByTestId('lift').click();
  await page.locator(SCOUTED).first().waitFor({ state: 'attached' });
  await look(other);
  await page.getByTestId('curtain').waitFor();
  assert.equal(await page.locator('main.replay').count(), 0, 'what one saw is gone for the next');
}

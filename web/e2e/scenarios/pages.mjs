import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import {
  dismissGuide,
  plan,
  play,
  snapshot,
  startAgainst,
  tableId,
  text,
  turn,
} from '../table.mjs';

/** Language and theme change at once and are remembered. */
export async function preferences(visitor) {
  const page = await visitor({ locale: 'en', colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Four ancient board games' }).waitFor();
  await page.getByTestId('language').click();
  await page.getByRole('heading', { name: 'Vier antike Brettspiele' }).waitFor();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await paper();
  await page.getByTestId('theme').click();
  assert.notEqual(await paper(), light);
  await page.reload();
  await page.getByRole('heading', { name: 'Vier antike Brettspiele' }).waitFor();
  assert.notEqual(await paper(), light);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
}

/** A resigned game is replayed: steps, link to a moment, proof, another eye. */
export async function replay(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  for (let step = 0; step < 6; step += 1) {
    await turn(page);
    const now = await snapshot(page);
    await play(page, now.frame.legal, plan(now));
  }
  await turn(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByTestId('resign-sure').click();
  await page.locator('main.table[data-state="over"]').waitFor();
  const id = tableId(page);
  await page.goto(`/t/${id}/replay?n=3`);
  assert.match(await text(page, 'moment'), /^Step 3 of \d+/);
  await page.getByRole('button', { name: 'One step forward' }).click();
  assert.match(await text(page, 'moment'), /^Step 4 /);
  assert.match(page.url(), /\?n=4$/);
  await page.getByText('Spectator', { exact: true }).click();
  await page.getByRole('slider').fill('1');
  assert.match(await text(page, 'moment'), /^Step 1 /);
  await page.getByTestId('play').click();
  await page.getByText('Step 2 of').waitFor();
  await page.getByTestId('proof').getByText('the seed belongs to the hash').waitFor();
  const record = await page.request.get(`/api/tables/${id}/record`);
  assert.equal(record.status(), 200);
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: await record.body(),
  });
  await page.getByTestId('moment').getByText('Step 0 of').waitFor();
}

/** What the header of a phone has no room for stands in its menu, in both languages. */
export async function phoneMenu(visitor) {
  for (const [locale, more, entries] of [
    ['en', 'More', ['Replay', 'About', 'Guide', 'Resign']],
    ['de', 'Mehr', ['Nachspielen', 'Über', 'Einführung', 'Aufgeben']],
  ]) {
    const page = await visitor({ ...PHONE, locale });
    await startAgainst(page, 'Tiro');
    const button = page.getByRole('button', { name: more, exact: true });
    await button.tap();
    const items = page.getByRole('menuitem');
    assert.deepEqual(await items.allInnerTexts(), entries);
    for (const item of await items.all()) {
      const { x, width, height } = await item.boundingBox();
      assert.ok(x >= 0 && x + width <= 390, 'it lies on the screen');
      assert.ok(height >= 40, 'a finger hits it');
    }
    await page.keyboard.press('Escape');
    assert.equal(await items.count(), 0);
    await button.tap();
    await items.nth(2).tap();
    await page.getByTestId('guide').waitFor();
    await dismissGuide(page);
    await button.tap();
    await items.nth(3).tap();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await button.tap();
    await items.nth(0).tap();
    await page.getByTestId('moment').waitFor();
  }
}

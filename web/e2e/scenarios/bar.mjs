// The bar: one green button, true reasons, nothing that is over.
import assert from 'node:assert/strict';
import { startAgainst, text, turn } from '../table.mjs';

const greens = (page) => page.locator('footer button.primary').count();

/** Never two green buttons; lists tick nothing off that is not chosen. */
export async function oneGreenButton(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  assert.equal(await greens(page), 1);
  await page.getByTestId('hint').click();
  await page.getByRole('button', { name: 'Do it' }).waitFor();
  assert.equal(await greens(page), 1, 'the hint takes the place of the other');
  await page.keyboard.press('Escape');
  await page.locator('.die.lit').first().click();
  await page.locator('.card.lit').first().click();
  assert.doesNotMatch(await text(page, 'choices'), /✓/);
}

/** Undo says why it is refused; the word changes with the reason. */
export async function undoReasons(visitor) {
  for (const [locale, nothing, seen] of [
    ['en', 'There is nothing to take back yet', 'Another player has acted since'],
    ['de', 'Es gibt noch nichts zurückzunehmen', 'Jemand anders hat seither gehandelt'],
  ]) {
    const page = await visitor({ locale });
    await startAgainst(page, 'Tiro');
    const isFirst = (await page.locator('main.table').getAttribute('data-number')) === '0';
    await page.keyboard.press('u');
    await page
      .locator('footer .notice')
      .getByText(isFirst ? nothing : seen)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.locator('footer [data-target="button recruit"]').click();
    await page.keyboard.press('2');
    await page.locator('footer [data-target="button end"]').waitFor();
    await page.keyboard.press('e');
    await page.waitForFunction(
      () => document.querySelector('main.table').dataset.state === 'waiting',
    );
    await turn(page);
    await page.keyboard.press('u');
    await page.locator('footer .notice').getByText(seen).waitFor();
  }
}

/** Who resigns is told so, by name; a guide does not outlive the game. */
export async function resigning(visitor) {
  const page = await visitor();
  await page.goto('/');
  await page.getByText('Tiro', { exact: true }).click();
  await page.getByTestId('play-now').click();
  await turn(page);
  await page.getByTestId('guide').waitFor();
  await page.locator('footer').getByRole('button', { name: 'Resign' }).click();
  await page.getByTestId('resign-sure').click();
  await page.locator('main.table[data-state="over"]').waitFor();
  assert.equal(await page.getByTestId('guide').count(), 0, 'no guide over a finished game');
  assert.match(await page.locator('footer.bar').innerText(), /The (Celts|Romans) resigned, so the/);
}

import assert from 'node:assert/strict';
import { snapshot, tableId } from '../table.mjs';

const LONG = 'Wolfgangmaximilianus WWW';

/** The room in both languages: seats with marks, how many are missing, and what may be done. */
export async function waitingRoom(visitor) {
  const [host, guest] = [await visitor({ locale: 'en' }), await visitor({ locale: 'de' })];
  await host.goto('/');
  await host.locator('[data-game="conquest"]').click();
  await host.getByText('Severus', { exact: true }).first().click();
  await host.getByTestId('invite').click();
  await host.getByTestId('waiting').waitFor();
  assert.equal(await host.getByTestId('missing').innerText(), 'Waiting for three more players');
  await host.getByText('The table is private').waitFor();
  assert.equal(await host.locator('[data-seat] > svg').count(), 4, 'each seat has its mark');
  await names(host);
  await guest.goto(host.url());
  await guest.getByText('An diesem Tisch sind drei Plätze frei').waitFor();
  await guest.getByRole('button', { name: 'Cassius spielen' }).click();
  await guest.getByText('Es fehlen noch zwei Mitspieler').waitFor();
  await guest.getByText(LONG).first().waitFor();
  await talksWithoutAName(guest, host);
  await guest.getByTestId('move').last().click();
  await host.locator('[data-seat="3"]').getByText('Ben').waitFor();
  await guest.getByTestId('leave').click();
  await guest.getByTestId('play-now').waitFor();
  await host.getByText('Waiting for three more players').waitFor();
  await host.locator('[data-seat="1"]').getByRole('button', { name: 'Let a bot play' }).click();
  await host.getByRole('menuitem', { name: 'Veteranus' }).click();
  await host.getByText('Waiting for two more players').waitFor();
}

async function names(page) {
  await page.locator('[data-seat="0"]').waitFor();
  const field = page.getByTestId('name').getByRole('textbox');
  await field.fill(LONG);
  await page.getByTestId('name').getByRole('button').click();
  await page.locator('[data-seat="0"]').getByText(LONG).waitFor();
}

/** A guest without a name is asked where he writes, and what he wrote is sent then. */
async function talksWithoutAName(guest, host) {
  await guest.getByPlaceholder('Sag etwas').fill('Salvete omnes');
  await guest.keyboard.press('Enter');
  const form = guest.locator('.chat').getByTestId('name');
  await form.waitFor();
  assert.equal(await guest.getByPlaceholder('Sag etwas').inputValue(), 'Salvete omnes');
  await form.getByRole('textbox').fill('Ben');
  await guest.keyboard.press('Enter');
  await host.getByText('Salvete omnes').waitFor();
  assert.equal(await guest.getByPlaceholder('Sag etwas').inputValue(), '');
  assert.match(await host.locator('ol time').first().innerText(), /\d/);
}

/** The host closes the table; whoever waited there hears of it. */
export async function closing(visitor) {
  const [host, guest] = [await visitor(), await visitor()];
  await host.goto('/');
  await host.getByTestId('invite').click();
  await host.getByText('One more player, then it begins').waitFor();
  await guest.goto(host.url());
  await guest.getByText('One seat is free at this table').waitFor();
  const id = tableId(host);
  await host.getByTestId('close').click();
  await host.getByTestId('close-sure').click();
  await host.getByTestId('play-now').waitFor();
  await guest.getByText('There is no such table').waitFor({ timeout: 20_000 });
  assert.equal((await guest.request.get(`/api/tables/${id}`)).status(), 404);
}

/** Nothing is cut or wider than the page, at any width, with the longest name. */
export async function waitingFits(visitor) {
  const page = await visitor({ locale: 'de' });
  await page.goto('/');
  await page.locator('[data-game="conquest"]').click();
  await page.getByText('Severus', { exact: true }).first().click();
  await page.getByTestId('invite').click();
  await names(page);
  for (const width of [360, 520, 521, 820, 900, 901, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `at ${width} it scrolls sideways by ${over}`);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('[data-seat] .who, [data-seat] strong, dd')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.textContent),
    );
    assert.deepEqual(cut, [], `cut at ${width}`);
  }
  assert.equal((await snapshot(page)).table.stage, 'waiting');
}

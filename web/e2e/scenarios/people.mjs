import assert from 'node:assert/strict';
import { ask, dismissGuide, tableId, turn } from '../table.mjs';

/** Two people at a table of Oppida, the first with a name. */
async function pair(visitor) {
  const [one, other] = await Promise.all([visitor(), visitor()]);
  await one.goto('/');
  await one.getByLabel('Your name').fill('Ada');
  await one.getByRole('button', { name: 'Save' }).click();
  await one.getByTestId('invite').click();
  await one.getByTestId('waiting').waitFor();
  await other.goto(one.url());
  await other.getByTestId('join').first().click();
  for (const page of [one, other]) {
    await page.locator('main.table').waitFor();
    await dismissGuide(page);
  }
  return [one, other];
}

/** Who is here is told; lines have their time, and new ones a mark. */
export async function presence(visitor) {
  const [one, other] = await pair(visitor);
  await one.getByRole('tab', { name: 'Chat' }).click();
  const company = one.getByTestId('company');
  await company.getByText('here').nth(1).waitFor();
  await one.getByPlaceholder('Say something').fill('Salve!');
  await one.keyboard.press('Enter');
  await one.locator('ol').getByText('Salve!').waitFor();
  await other.locator('[role="tab"] i').waitFor();
  await other.getByRole('tab', { name: 'Chat' }).click();
  await other.getByTestId('new-lines').waitFor();
  assert.match(await other.locator('.chat ol time').first().innerText(), /\d+:\d+/);
  await other.getByRole('tab', { name: 'Chronicle' }).click();
  await other.getByRole('tab', { name: 'Chat' }).click();
  await other.getByText('Salve!').waitFor();
  assert.equal(await other.getByTestId('new-lines').count(), 0, 'what was read is not new');
  await other.goto('/about');
  await company.getByText('away').waitFor();
}

/** Resigning says what follows; the return game is offered to the other with sound and title. */
export async function returnGame(visitor) {
  const [one, other] = await pair(visitor);
  await other.evaluate(() => {
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      window.heard += 1;
      return start.apply(this, when);
    };
  });
  await one.getByRole('button', { name: 'Resign' }).click();
  assert.match(await one.getByTestId('consequence').innerText(), /ends at once, and .+ wins/);
  await one.getByRole('button', { name: 'Play on' }).click();
  assert.equal(await one.getByRole('dialog').count(), 0);
  await one.getByRole('button', { name: 'Resign' }).click();
  await one.getByTestId('resign-sure').click();
  await other.getByTestId('ending').waitFor();
  await one.getByTestId('ending-rematch').click();
  await one.waitForURL((address) => !address.pathname.endsWith(tableId(other)));
  const call = other.getByTestId('rematch-call');
  await call.waitFor();
  assert.match(await other.title(), /^● return game/);
  assert.ok((await other.evaluate(() => window.heard)) > 0, 'it is heard');
  await call.getByRole('link').click();
  await other.locator('main.table[data-state]').waitFor();
  assert.equal(tableId(other), tableId(one));
}

/** Alone among bots a resignation ends the game, and says so before. */
export async function resigningAlone(visitor) {
  const page = await visitor({ locale: 'de' });
  await page.goto('/');
  const seats = ['me', { bot: 'random' }, { bot: 'random' }];
  const options = { players: 3 };
  const { table } = await ask(page, '/tables', { game: 'conquest', options, seats });
  await page.goto(`/t/${table}`);
  await turn(page);
  await dismissGuide(page);
  await page.getByRole('button', { name: 'Aufgeben' }).click();
  assert.match(await page.getByTestId('consequence').innerText(), /Sonst spielt hier kein Mensch/);
}

import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import { inHaste, playOn, seatAt, tableOf } from '../people.mjs';
import { ask, dismissGuide, snapshot, tableId, turn } from '../table.mjs';

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

/** On every game's panels a dot says whether the others are here, in words for screen readers. */
export async function presenceOnPanels(visitor, base) {
  for (const [game, players] of [
    ['oppida', 2],
    ['antike', 2],
    ['conquest', 3],
  ]) {
    const table = await tableOf(base, game, game === 'conquest' ? { players } : {}, players);
    for (const [device, panels] of [
      [{}, 'aside .panels'],
      [PHONE, 'main .summary'],
    ]) {
      const page = await seatAt(visitor, base, table, 0, device);
      const dots = page.locator(`${panels} .presence`);
      await dots.first().waitFor();
      assert.equal(await dots.count(), players - 1, 'one for each of the others');
      for (const text of await dots.allInnerTexts()) assert.equal(text.trim(), 'away');
      const other = await seatAt(visitor, base, table, 1);
      await page.locator(`${panels} .presence.isHere`).waitFor();
      assert.equal(await page.locator(`${panels} .presence.isHere`).innerText(), 'here');
      await other.context().close();
      await page.locator(`${panels} .presence.isHere`).waitFor({ state: 'detached' });
      await page.screenshot({
        path: `e2e/out/presence-${game}${device === PHONE ? '-phone' : ''}.png`,
      });
      await page.context().close();
    }
  }
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

/** Resigns as a person does, and gives what was said before. */
async function resign(page, button) {
  await page.getByRole('button', { name: button }).click();
  const consequence = await page.getByTestId('consequence').innerText();
  await page.getByTestId('resign-sure').click();
  return consequence;
}

/** Among three a bot plays on for whoever resigns, and the others are told who it was. */
export async function resigningAmongThree(visitor, base) {
  const table = await tableOf(base, 'conquest', { players: 3 }, 3);
  await playOn(table, (view, legal, seat) =>
    view.phase === 'turn' && seat === 1 ? null : inHaste(legal),
  );
  const leaver = await seatAt(visitor, base, table, 1);
  const stays = await seatAt(visitor, base, table, 0, { ...PHONE });
  const { number } = (await snapshot(stays)).frame;
  assert.match(await resign(leaver, 'Resign'), /a bot plays for you to the end.+counts as yours/);
  const call = stays.getByTestId('leaver-call');
  await call.waitFor();
  assert.match(await call.innerText(), /Cassius \(Maximilian Wolkenstein W\) resigned, a bot/);
  await stays.screenshot({ path: 'e2e/out/leaver-call.png' });
  await call.getByRole('button').click();
  assert.equal(await call.count(), 0);
  // The bot takes the turn over which the leaver was thinking.
  await stays.waitForFunction(
    (before) => Number(document.querySelector('main.table').dataset.number) > before + 2,
    number,
  );
  const { table: info, frame } = await snapshot(stays);
  assert.equal(info.stage, 'running');
  assert.ok('decides' in frame.turn, 'the game goes on');
  await stays.getByRole('tab', { name: 'Chronicle' }).click();
  const line = stays.getByTestId('chronicle').getByText('resigned, a bot plays on');
  assert.match(await line.innerText(), /Cassius.+Maximilian Wolkenstein W/);
  assert.equal(await leaver.getByTestId('leaver-call').count(), 0, 'whoever leaves knows it');
  await stays.reload();
  await stays.locator('main.table').waitFor();
  assert.equal(await call.count(), 0, 'it is no news any more');
}

/** Resigns without a browser, as soon as no bot acts in between. */
async function leave({ people, at }, seat) {
  for (let tries = 0; tries < 20; tries += 1) {
    const { frame } = (await people[seat](`${at}?eye=mine`)).value;
    const left = people[seat](`${at}/resign`, { number: frame.number, seat });
    if (await left.then(Boolean, ({ message }) => assert.match(message, /: 409$/))) return;
  }
  assert.fail('bots are always quicker');
}

/** Where the table says so, whoever resigns is last, whatever the bot makes of it. */
export async function resigningToLastPlace(visitor, base) {
  const table = await tableOf(base, 'conquest', { players: 3 }, 3, 'last');
  await playOn(table, (view, legal) => (view.phase === 'turn' ? null : inHaste(legal)));
  const [leaver, second] = await Promise.all(
    [1, 0].map((seat) => seatAt(visitor, base, table, seat, { locale: 'de' })),
  );
  assert.match(await resign(leaver, 'Aufgeben'), /Ein Bot spielt für dich.+du wirst Letzter/);
  await second.getByTestId('leaver-call').waitFor();
  await second.getByTestId('leaver-call').getByRole('button').click();
  // The last two leave as well: then nobody is left to play for, and the game is over.
  await resign(second, 'Aufgeben');
  const at = `${table.at}?eye=mine`;
  await leave(table, 2);
  const ending = leaver.getByTestId('ending');
  await ending.waitFor();
  assert.match(await ending.innerText(), /Albinus \(MWMW\w+\) hat aufgegeben/);
  assert.match(await ending.innerText(), /Cassius \(Max.+ W\) hat aufgegeben, das bedeutet den/);
  assert.deepEqual((await table.people[2](at)).value.table.standing, [2, 3, 1]);
}

import assert from 'node:assert/strict';
import { dismissGuide, hint, plan, play, snapshot, tableId, turn } from './table.mjs';

const text = (page, id) => page.getByTestId(id).innerText();
const MOST_STEPS = 1_500;

async function startAgainst(page, level) {
  await page.goto('/');
  await page.getByText(level, { exact: true }).click();
  await page.getByTestId('play-now').click();
  await turn(page);
  await dismissGuide(page);
}

/** A whole game against a bot in English, with undo and a question on the way. */
export async function bot(visitor) {
  const page = await visitor({ locale: 'en' });
  await startAgainst(page, 'Tiro');
  await undoes(page);
  await asksWhyNot(page);
  for (let step = 0; (await turn(page)) === 'mine'; step += 1) {
    assert.ok(step < MOST_STEPS, 'the game ends');
    const now = await snapshot(page);
    const [best] = step % 3 === 0 ? (await hint(page, now.frame.eye.seat)).actions : [];
    await play(page, now.frame.legal, best ?? plan(now));
  }
  assert.match(await text(page, 'prompt'), /Victory is yours|You have lost|A draw/);
  assert.match(await text(page, 'chronicle'), /win|draw/);
  await page.getByTestId('rematch').click();
  await turn(page);
}

async function undoes(page) {
  const before = await snapshot(page);
  const march = before.frame.legal.find(({ action }) => action.march);
  await play(page, before.frame.legal, march);
  await page.getByTestId('undo').click();
  await page.waitForFunction(() => document.querySelector('[data-testid="undo"]')?.disabled);
  const after = await snapshot(page);
  assert.deepEqual(after.frame.view, before.frame.view, 'undo restores the table');
}

async function asksWhyNot(page) {
  await page.getByTestId('why').click();
  await page.locator('.card[data-target="region 5"]').click();
  await page.getByText('Scouting comes after recruiting').first().waitFor();
  const link = page.getByRole('link', { name: 'Rule OP-2.3' });
  assert.match(await link.getAttribute('href'), /\/rules\/oppida#OP-2\.3$/);
  await page.keyboard.press('Escape');
}

/** Two people in German and a third who watches; one loses the connection in the middle. */
export async function friends(visitor) {
  const [one, other, third] = await Promise.all([1, 2, 3].map(() => visitor({ locale: 'de' })));
  await one.goto('/');
  await one.getByLabel('Dein Name').fill('Ada');
  await one.getByRole('button', { name: 'Speichern' }).click();
  await one.getByTestId('invite').click();
  await one.getByTestId('waiting').waitFor();
  await other.goto(one.url());
  await other.getByTestId('join').first().click();
  await other.locator('main.table').waitFor();
  await one.locator('main.table').waitFor();
  await third.goto(one.url());
  await third.getByText('Du siehst zu').waitFor();
  await dismissGuide(one);
  await chats(one, other);
  let steps = 0;
  let isTested = false;
  for (; steps < MOST_STEPS; steps += 1) {
    const deciding = await whoDecides(one, other);
    if (!deciding) break;
    await dismissGuide(deciding);
    const now = await snapshot(deciding);
    // The guest only ever passes, so that the game is short.
    const passes = now.frame.legal.find(({ action }) => action.recruit || action === 'end');
    const best = deciding === other && passes ? passes : plan(now);
    const act = () => play(deciding, now.frame.legal, best);
    if (steps >= 20 && deciding === one && !isTested) {
      isTested = true;
      await whileOffline(other, act);
      await catchesUp(other, one);
    } else {
      await act();
    }
  }
  assert.ok(isTested, 'the game lasted until the connection was lost');
  for (const page of [one, other]) {
    assert.match(await text(page, 'prompt'), /Der Sieg ist dein|verloren|Unentschieden/);
  }
  await third.locator('main.table[data-state="over"]').waitFor();
}

async function chats(one, other) {
  await one.getByRole('tab', { name: 'Gespräch' }).click();
  await one.getByPlaceholder('Sag etwas').fill('Salve!');
  await one.keyboard.press('Enter');
  await other.getByRole('tab', { name: 'Gespräch' }).click();
  await other.getByText('Salve!').waitFor();
  await one.getByRole('tab', { name: 'Chronik' }).click();
}

async function whileOffline(page, act) {
  await page.context().setOffline(true);
  await act();
  await page.waitForTimeout(500);
  await page.context().setOffline(false);
}

async function catchesUp(page, elsewhere) {
  const number = await elsewhere.locator('main.table').getAttribute('data-number');
  await page.waitForFunction(
    (there) =>
      Number(document.querySelector('main.table')?.getAttribute('data-number')) >= Number(there),
    number,
    { timeout: 30_000 },
  );
  await page.reload();
  await page.locator('main.table').waitFor();
}

async function whoDecides(one, other) {
  const state = (page) => page.locator('main.table').getAttribute('data-state');
  for (let tries = 0; tries < 400; tries += 1) {
    const states = [await state(one), await state(other)];
    if (states.every((now) => now === 'over')) return null;
    if (states[0] === 'mine') return one;
    if (states[1] === 'mine') return other;
    await one.waitForTimeout(50);
  }
  throw new Error('nobody decides');
}

/** Two at one screen: the curtain falls between the turns. */
export async function hotSeat(visitor) {
  const page = await visitor();
  await page.goto('/');
  await page.getByTestId('hot-seat').click();
  const first = await text(page, 'curtain');
  assert.equal(await page.locator('main.table').count(), 0, 'nothing is shown behind the curtain');
  await page.getByTestId('lift').click();
  await turn(page);
  await dismissGuide(page);
  await page.locator('footer [data-target="button recruit"]').click();
  await page.keyboard.press('2');
  await page.locator('.card.lit[data-target="region 5"]').waitFor();
  await page.locator('.card[data-target="region 5"]').click();
  await page.getByTestId('curtain').waitFor();
  assert.notEqual(await text(page, 'curtain'), first);
  await page.getByTestId('lift').click();
  await turn(page);
  const seen = await page.locator('.card[data-target="region 5"] title').count();
  assert.equal(seen, 0, 'the other seat does not see what was scouted');
}

/** The first turn with the keyboard alone. */
export async function keyboard(visitor) {
  const page = await visitor();
  await startAgainst(page, 'Tiro');
  await page.keyboard.press('ArrowRight');
  const reached = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  for (let tries = 0; !(await reached())?.startsWith('piece') && tries < 30; tries += 1) {
    await page.keyboard.press('Tab');
  }
  assert.match(await reached(), /^piece/);
  await page.keyboard.press('Enter');
  await page.locator('.card.lit').first().waitFor();
  await page.locator('.card.lit').first().focus();
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
  await page.locator('footer [data-target="button recruit"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('3');
  await page.locator('footer [data-target="button end"]').waitFor();
  const number = Number(await page.locator('main.table').getAttribute('data-number'));
  await page.keyboard.press('e');
  await turn(page);
  assert.ok(Number(await page.locator('main.table').getAttribute('data-number')) > number);
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
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('main.table[data-state="over"]').waitFor();
  const id = tableId(page);
  await page.goto(`/t/${id}/replay?n=3`);
  assert.match(await text(page, 'moment'), /^Step 3 of \d+/);
  await page.getByRole('button', { name: 'One step on' }).click();
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

/** The first turn explained to a newcomer. */
export async function guide(visitor) {
  const page = await visitor();
  await page.goto('/');
  await page.getByTestId('play-now').click();
  await turn(page);
  const shown = page.getByTestId('guide');
  await shown.waitFor();
  for (let step = 0; step < 4; step += 1) {
    await shown.getByRole('button', { name: 'Next' }).click();
  }
  await shown.getByText('Now recruit').waitFor();
  await page.locator('footer [data-target="button recruit"]').click();
  await page.keyboard.press('3');
  await shown.getByText('Scout a card').waitFor();
  await page.locator('.card.lit[data-target="region 2"]').click({ position: { x: 40, y: 150 } });
  await shown.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await turn(page);
  assert.equal(await shown.count(), 0, 'it comes only once');
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

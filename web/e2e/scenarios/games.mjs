import assert from 'node:assert/strict';
import { dismissGuide, plan, play, snapshot, startAgainst, text, turn } from '../table.mjs';

const MOST_STEPS = 1_500;

/** A whole game against a bot in English, with undo and a question on the way. */
export async function bot(visitor) {
  const page = await visitor({ locale: 'en' });
  await startAgainst(page, 'Tiro');
  await undoes(page);
  await asksWhyNot(page);
  await takesHint(page);
  for (let step = 0; (await turn(page)) === 'mine'; step += 1) {
    assert.ok(step < MOST_STEPS, 'the game ends');
    const now = await snapshot(page);
    await play(page, now.frame.legal, plan(now));
  }
  assert.match(await text(page, 'prompt'), /Victory is yours|You have lost|A draw/);
  assert.match(await text(page, 'chronicle'), /win|draw/);
  await page.getByTestId('ending-rematch').click();
  await turn(page);
}

async function undoes(page) {
  const before = await snapshot(page);
  const march = before.frame.legal.find(({ action }) => action.march);
  await play(page, before.frame.legal, march);
  await page.getByTestId('undo').click();
  await page.waitForFunction(
    () => document.querySelector('[data-testid="undo"]')?.ariaDisabled === 'true',
  );
  const after = await snapshot(page);
  assert.deepEqual(after.frame.view, before.frame.view, 'undo restores the table');
}

/** A hint points at what it means, says it, and can be followed with one click. */
async function takesHint(page) {
  const number = await page.locator('main.table').getAttribute('data-number');
  await page.getByTestId('hint').click();
  await page.locator('.pointed, .beckons').first().waitFor();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.locator(`main.table:not([data-number="${number}"])`).waitFor();
}

async function asksWhyNot(page) {
  const { view, eye } = (await snapshot(page)).frame;
  // The enemy may have left the capital: then it is a card like others.
  const isFar = ({ neighbours }) => neighbours.every((at) => view.areas[at].owner !== eye.seat);
  const far = view.areas.findIndex((area) => area.owner === 1 - eye.seat && isFar(area));
  await page.getByTestId('why').click();
  await page.locator(`.card[data-target="region ${far}"]`).click();
  await page.getByText('That card is not adjacent').first().waitFor();
  const link = page.getByRole('link', { name: 'Rule OP-6.1' });
  assert.match(await link.getAttribute('href'), /\/rules\/oppida#OP-6\.1$/);
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
  let isTested = false;
  let deciding = await whoDecides(one, other);
  for (let steps = 0; deciding; steps += 1) {
    assert.ok(steps < MOST_STEPS, 'the game ends');
    await dismissGuide(deciding);
    const now = await snapshot(deciding);
    // The guest only ever passes, so that the game is short.
    const { legal } = now.frame;
    const passes =
      legal.find(({ action }) => action === 'end') ?? legal.find(({ action }) => action.recruit);
    const best = deciding === other && passes ? passes : plan(now);
    const act = () => play(deciding, now.frame.legal, best);
    if (steps >= 20 && deciding === one && !isTested) {
      isTested = true;
      await whileOffline(other, act);
      await catchesUp(other, one);
    } else {
      await act();
    }
    deciding = await whoDecides(deciding, deciding === one ? other : one);
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

/** Who decides after a step of `last`, or nobody when the game is over. */
async function whoDecides(last, other) {
  const state = await last.locator('main.table').getAttribute('data-state');
  if (state === 'mine') return last;
  return state !== 'over' && (await turn(other)) === 'mine' ? other : null;
}

// A vote in the senate at one screen, in English: called by a click on the card, bid with senators,
// hidden hands behind the curtain.
import assert from 'node:assert/strict';
import { comeToScreen, opening, step } from '../conquest.mjs';
import { deciding, lead, open, text } from '../table.mjs';

/** The first player takes the vote Hail Caesar, and has the table before him. */
function takeVote(now) {
  const begun = opening(now);
  if (begun) return begun;
  const { legal } = now;
  if (legal.some((action) => action.use?.card === 'hail_caesar')) return null;
  return legal.find((action) => action.take?.card === 'hail_caesar') ?? legal[0];
}

export async function senateVote(visitor) {
  const page = await visitor({ locale: 'en' });
  await open(page, 'conquest', { players: 3 }, ['me', 'me', 'me']);
  const { view, seat: caller } = await lead(page, takeVote);
  const [, second] = follow(view, caller);
  await comeToScreen(page);
  await page.locator('aside .cards [data-target^="card"].lit', { hasText: 'Hail Caesar' }).click();
  await step(page, page.getByTestId('choices').getByRole('button', { name: /Use Hail Caesar/ }));
  const senate = page.locator('aside [data-part="senate"]');
  assert.match(await senate.innerText(), /15 victory points/);

  // The caller opens with a senator of two votes; the next one beats it with three; the others
  // pass.
  await step(page, senate.locator('[data-target="space senators 2"]'));
  await step(page, page.locator('footer [data-target="button done"]'));
  assert.ok(await comeToScreen(page), 'the curtain falls before the next hand');
  assert.match(await senate.innerText(), /leads/);
  assert.match(await text(page, 'prompt'), /2 votes\. Lay more, or pass/);
  await step(page, senate.locator('[data-target="space senators 3"]'));
  await step(page, page.locator('footer [data-target="button done"]'));
  for (let asked = 0; asked < 4; asked += 1) {
    const { frame } = await deciding(page);
    if (frame.view.phase !== 'voting') break;
    await comeToScreen(page);
    await step(page, page.locator('footer [data-target="button pass"]'));
  }
  const { frame } = await deciding(page);
  assert.equal(frame.view.vote, null, 'the vote is over');
  assert.equal(frame.view.realms[second].points - view.realms[second].points, 15);
  await comeToScreen(page);
  assert.match(await text(page, 'chronicle'), /won the vote Hail Caesar with 3/);
  const laid = (realm) => realm.senator_count;
  assert.equal(
    laid(frame.view.realms[caller]),
    laid(view.realms[caller]),
    'others take theirs back',
  );
}

/** The players clockwise from one of them. */
function follow({ clockwise }, seat) {
  const from = clockwise.indexOf(seat);
  return [...clockwise.slice(from), ...clockwise.slice(0, from)];
}

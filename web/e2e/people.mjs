// Tables of several people with the longest names, of whom only one has a browser.
import assert from 'node:assert/strict';
import { dismissGuide } from './table.mjs';

/** The widest letters that a name can have, and a long one of several words. */
const NAMES = ['WWWWWWWWWWWWWWWWWWWWWWWW', 'Maximilian Wolkenstein W', 'MWMWMWMWMWMWMWMWMWMWMWMW'];

/** Someone without a browser: a cookie and a name. */
async function guest(base, name) {
  const answer = await fetch(`${base}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  assert.ok(answer.ok, await answer.text());
  const cookie = answer.headers.get('set-cookie').split(';')[0];
  return async (path, body) => {
    const given = await fetch(`${base}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    assert.ok(given.ok, `${path}: ${given.status}`);
    return { value: await given.json(), cookie };
  };
}

/** A running table of people with the longest names; the first of them looks. */
export async function tableOf(base, game, options, players, leavers = 'bot') {
  const people = await Promise.all(
    Array.from({ length: players }, (_, seat) => guest(base, NAMES[seat % NAMES.length])),
  );
  const seats = ['me', ...Array.from({ length: players - 1 }, () => 'open')];
  const { value, cookie } = await people[0]('/tables', {
    game,
    options,
    seats,
    listed: false,
    leavers,
  });
  const at = `/tables/${value.table}`;
  for (const [seat, one] of people.entries()) if (seat > 0) await one(`${at}/join`, { seat });
  return { people, at, cookie, path: `/t/${value.table}` };
}

/** The browser of one of them, at the table. */
export async function seatAt(visitor, base, { people, path }, seat, options = {}) {
  const page = await visitor(options);
  const [name, value] = (await people[seat]('/me')).cookie.split('=');
  await page.context().addCookies([{ name, value, url: base }]);
  await page.goto(path);
  await page.locator('main.table').waitFor();
  await dismissGuide(page);
  return page;
}

/** A hasty game of Conquest: whatever ends a step comes first. */
export const inHaste = (legal) => {
  const kindOf = (action) => (typeof action === 'string' ? action : Object.keys(action)[0]);
  const ends = ['pass', 'place', 'station', 'done'];
  const found = ends.map((kind) => legal.find((action) => kindOf(action) === kind));
  return found.find(Boolean) ?? legal[0];
};

/** Lets everybody do what `plan` says, until it says nothing: then the first player decides. */
export async function playOn({ people, at }, plan) {
  for (let step = 0; step < 400; step += 1) {
    const { frame: first } = (await people[0](`${at}?eye=mine`)).value;
    const seat = first.turn.decides;
    const { frame } = (await people[seat](`${at}?eye=${seat}`)).value;
    const action = plan(
      frame.view,
      frame.legal.map((offer) => offer.action),
      seat,
    );
    if (action === null) return;
    await people[seat](`${at}/actions`, { number: frame.number, seat, action });
  }
  throw new Error('the position was not reached');
}

// Hamilcar in the browser: a whole short war against a bot by clicks alone, on a wide page, and the
// first turns of one on a phone in German.
import assert from 'node:assert/strict';
import { PHONE } from '../devices.mjs';
import { choose, dice, plan } from '../hamilcar.mjs';
import { dismissGuide, open, snapshot, text, turn } from '../table.mjs';

const MOST_STEPS = 3_000;

/** Plays until the war is over, or so many own steps are made; says how many there were. */
async function fight(page, seed, most = MOST_STEPS) {
  const below = dice(seed);
  for (let step = 0; step < most; step += 1) {
    if ((await turn(page)) !== 'mine') return step;
    const { legal } = (await snapshot(page)).frame;
    assert.ok((await text(page, 'prompt')).length > 3, 'each step says what to do');
    await choose(page, legal, plan(legal, below));
  }
  return most;
}

/** A short war against a bot, from the set-up to the end. */
export async function shortWar(visitor) {
  const page = await visitor({ locale: 'en' });
  await open(page, 'hamilcar', { war: 'short' }, ['me', { bot: 'tiro' }]);
  await turn(page);
  await dismissGuide(page);
  const steps = await fight(page, 7);
  assert.ok(steps < MOST_STEPS, 'the war ends');
  assert.match(await text(page, 'prompt'), /Victory is yours|You have lost/);
}

/** The first turn of a war on a phone, in German, as Carthage. */
export async function warOnPhone(visitor) {
  const page = await visitor({ ...PHONE, locale: 'de' });
  await open(page, 'hamilcar', { war: 'short' }, [{ bot: 'tiro' }, 'me']);
  await turn(page);
  await dismissGuide(page);
  await fight(page, 3, 60);
}

import { expect, test } from 'vitest';
import positions from '../fixtures/positions.json';
import type { View } from '../types';
import { attackOf, optionsOf, stepOf } from './choices';
import { signed } from './says';
import { whole } from './whole';

const view = positions.naval_rome as unknown as View;
const stage = view.stage && 'naval' in view.stage ? view.stage.naval : null;
const battle = whole(view.naval!);

test('ways to go on come before the cards in hand, and only what is lit can be chosen', () => {
  const lit = [{ button: 'done' }, { space: { track: 'tactics', space: 'ramming' } }];
  const options = optionsOf(view, 'rome', lit);
  expect(options.map(({ key, isLit }) => [key, isLit])).toEqual([
    ['done', true],
    ['ramming', true],
    ['boarding', false],
    ['pursuit', false],
  ]);
});

test('who has no hand sees no cards', () => {
  expect(optionsOf(view, null, [])).toEqual([]);
});

test('the table is read with the card that is looked at, else with the one that was laid', () => {
  expect(attackOf(stage!.attacks, battle, 'ramming')?.card).toBe('ramming');
  expect(attackOf(stage!.attacks, { ...battle, manoeuvre: 'boarding' }, null)?.card).toBe(
    'boarding',
  );
  expect(attackOf(stage!.attacks, battle, 'pursuit')?.card).toBeNull();
});

test('what is not sent of a battle is nothing', () => {
  expect(battle.hampered).toEqual({ rome: 0, carthage: 0 });
  expect(stepOf(battle)).toBe(1);
  expect(stepOf({ ...battle, step: 'order' })).toBe(3);
  expect(stepOf({ ...battle, step: { signal: { by: 'rome', card: 'back_water' } } })).toBe(2);
});

test('a modifier has its sign', () => {
  expect([signed(1), signed(0), signed(-2)]).toEqual(['+1', '±0', '−2']);
});

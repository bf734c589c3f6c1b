import { expect, test } from 'vitest';
import type { Offer } from '../../lib/contract';
import { kindOf, rowsOf } from './parts';
import type { Action } from './types';

const offers = (...actions: Action[]): Offer[] =>
  actions.map((action) => ({ action, targets: [] }));
const lose = (of: number | null, from: number | null, count: number): Action => ({
  lose: { unit: 'galley', of, from, count },
});

test('units of one kind, owner and sea are one row, whatever they are chosen for', () => {
  const lost = offers(lose(0, 3, 1), lose(2, 3, 1), lose(0, 3, 2), lose(null, 3, 1), 'done');
  expect(rowsOf(lost).map(({ of, counts }) => [of, counts.map(({ count }) => count)])).toEqual([
    [0, [1, 2]],
    [2, [1]],
    [null, [1]],
  ]);
  const sent = offers(
    { send: { unit: 'infantry', count: 1 } },
    { send: { unit: 'cavalry', count: 1 } },
    { send: { unit: 'infantry', count: 2 } },
  );
  expect(rowsOf(sent).map(({ unit, counts }) => [unit, counts.length])).toEqual([
    ['infantry', 2],
    ['cavalry', 1],
  ]);
});

test('each number of a row is an offer of its own', () => {
  const given = offers(lose(0, 3, 1), lose(0, 3, 2));
  expect(rowsOf(given)[0]?.counts.map(({ offer }) => offer)).toEqual(given);
});

test('what the units are chosen for is said once for all of them', () => {
  expect(kindOf(offers(lose(0, 3, 1)))).toBe('lose');
  expect(kindOf(offers({ gather: { from: 4, count: 1 } }, { commit: { sea: 4, count: 1 } }))).toBe(
    'commit',
  );
  expect(kindOf(offers('done'))).toBeNull();
});

import { describe, expect, it } from 'vitest';
import type { Offer, Target } from './contract';
import { back, choices, choose, keyOf, nextTargets } from './selection';

const piece = (region: number, value: number): Target => ({ piece: { region, piece: value } });
const region = (index: number): Target => ({ region: index });
const count = (number: number): Target => ({ count: number });
const button = (key: string): Target => ({ button: key });
const offer = (action: string, ...targets: Target[]): Offer => ({ action, targets });

const offers: Offer[] = [
  offer('recruit 0', button('recruit'), count(0)),
  offer('recruit 1', button('recruit'), count(1)),
  offer('build', region(3), button('build')),
  offer('march 1', piece(2, 2), region(3), count(1)),
  offer('march 2', piece(2, 2), region(3), count(2)),
  offer('march alone', piece(2, 1), region(3), count(1)),
  offer('end', button('end')),
];

describe('choosing an offered action', () => {
  it('lights each first target once', () => {
    expect(nextTargets(offers, []).map(keyOf)).toEqual([
      'button recruit',
      'region 3',
      'piece 2 2',
      'piece 2 1',
      'button end',
    ]);
  });

  it('narrows with every click', () => {
    expect(nextTargets(offers, [piece(2, 2)])).toEqual([region(3)]);
    expect(nextTargets(offers, [piece(2, 2), region(3)])).toEqual([count(1), count(2)]);
  });

  it('is done at the end of a path', () => {
    expect(choose(offers, [], button('end')).done?.action).toBe('end');
    const path = [piece(2, 2), region(3)];
    expect(choose(offers, path, count(2)).done?.action).toBe('march 2');
  });

  it('does not ask for a number without alternative', () => {
    expect(choose(offers, [piece(2, 1)], region(3)).done?.action).toBe('march alone');
  });

  it('waits for the press of a button unless the game says it is direct', () => {
    expect(choose(offers, [], region(3)).done).toBeNull();
    expect(choose(offers, [], region(3), ['build']).done?.action).toBe('build');
  });

  it('keeps the path when something else is clicked', () => {
    const path = [piece(2, 2)];
    expect(choose(offers, path, region(7))).toEqual({ path, done: null });
  });

  it('lists what is left once only words and numbers are', () => {
    expect(choices(offers, [])).toEqual([]);
    expect(choices(offers, [piece(2, 2)])).toEqual([]);
    expect(choices(offers, [piece(2, 2), region(3)])).toHaveLength(2);
    expect(choices(offers, [button('recruit')])).toHaveLength(2);
    expect(choices(offers, [region(3)])).toHaveLength(1);
  });

  it('goes back one step at a time', () => {
    expect(back([piece(2, 2), region(3)])).toEqual([piece(2, 2)]);
    expect(back([])).toEqual([]);
  });
});

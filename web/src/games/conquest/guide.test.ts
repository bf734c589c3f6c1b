import { describe, expect, it } from 'vitest';
import type { Frame } from '../../lib/contract';
import { at, fixture } from './fixture';
import { guide } from './guide';
import type { View } from './types';

const step = (key: string) => guide.find((one) => one.key === key)!;
const frame = (seat: number, changes: Partial<View>) =>
  ({ seat, view: fixture(changes) }) as unknown as Frame<View>;

describe('the guide', () => {
  it('points at the own influence, and at the own leaders', () => {
    const shown = step('map').targets(fixture(), 0);
    expect(shown).toEqual(['Achaia', 'Egypt', 'Hispania'].map((name) => ({ region: at(name) })));
    expect(step('turn').targets(fixture(), 0)).toEqual(
      ['Achaia', 'Egypt'].map((name) => ({ region: at(name) })),
    );
  });

  it('goes on when the newcomer has bid, or when the auction is over', () => {
    const until = step('auction').until!;
    expect(until(frame(0, { phase: 'bidding' }), 0)).toBe(true);
    expect(until(frame(1, { phase: 'bidding' }), 0)).toBe(false);
    expect(until(frame(1, { phase: 'turn' }), 0)).toBe(true);
  });

  it('goes on when the newcomer has used both actions, not when others have', () => {
    const until = step('turn').until!;
    expect(until(frame(0, { actions_left: 1 }), 0)).toBe(false);
    expect(until(frame(0, { actions_left: 0 }), 0)).toBe(true);
    expect(until(frame(1, { mover: 1 }), 0)).toBe(false);
  });
});

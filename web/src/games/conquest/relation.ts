/** Who stands with whom in this campaign. */
import type { Seat } from '../../lib/contract';
import type { View } from './types';

export type Relation = 'ally' | 'enemy';

/** The side of a player: 0 for odd slots, 1 for even ones; none before the auctions. */
export function sideOf(view: View, seat: Seat): 0 | 1 | null {
  const slot = view.slots.indexOf(seat);
  return slot < 0 ? null : slot % 2 === 0 ? 0 : 1;
}

export function relationOf(view: View, one: Seat, other: Seat): Relation | null {
  const [side, their] = [sideOf(view, one), sideOf(view, other)];
  if (one === other || side === null || their === null) return null;
  return side === their ? 'ally' : 'enemy';
}

/** Who stands with whom in this campaign. */
import type { Seat } from '../../lib/contract';
import type { View } from './types';

export type Relation = 'ally' | 'enemy';

/** The alliance of a player; none before the auctions. */
export const sideOf = (view: View, seat: Seat): number | null =>
  view.realms[seat]?.alliance ?? null;

export function relationOf(view: View, one: Seat, other: Seat): Relation | null {
  const [side, their] = [sideOf(view, one), sideOf(view, other)];
  if (one === other || side === null || their === null) return null;
  return side === their ? 'ally' : 'enemy';
}

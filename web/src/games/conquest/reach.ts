/** How far an army gets and what closes the other ways, as the rules say, laid out for the map. */
import type { Seat } from '../../lib/contract';
import { seaOf, seaRegion } from './geography';
import type { StackView, View } from './types';

export interface Reach {
  from: number;
  /** By land and over open straits. */
  byLand: Set<number>;
  /** Of these, where enemies make them stop. */
  stops: Set<number>;
  /** By ship, with the seas of the landing. */
  bySea: Map<number, number[]>;
  /** Straits beside what they reach that enemy galleys close. */
  closedStraits: { strait: number; by: Seat[] }[];
  /** Provinces that would be reached if nobody stood in the way. */
  shut: Set<number>;
}

export const troopsOf = ({ infantry, cavalry, catapults }: StackView): number =>
  infantry + cavalry + catapults;

/** The reach of an army that can set out or is under way; none of another. */
export function reachOf(view: View, from: number | null): Reach | null {
  const shown = view.reach.find((one) => one.from === from);
  if (!shown) return null;
  return {
    from: shown.from,
    byLand: new Set(shown.by_land),
    stops: new Set(shown.stops),
    bySea: new Map(shown.by_sea.map(({ to, over }) => [to, over.map(seaRegion)])),
    closedStraits: shown.closed,
    shut: new Set(shown.shut),
  };
}

/** The province whose reach is of interest: the one that was chosen, or the one being left. */
export function departure(view: View, chosen: number | null): number | null {
  const from = view.phase === 'turn' ? chosen : view.reach[0]?.from;
  return view.reach.find((one) => one.from === from)?.from ?? null;
}

/** The galleys of a player in a sea region. */
export function galleysIn(view: View, seat: Seat, region: number): number {
  const fleets = view.seas[seaOf(region)]?.fleets ?? [];
  return fleets.find((fleet) => fleet.seat === seat)?.galleys ?? 0;
}

/** Where land units can go from a province, and what closes the other ways; the rules decide. */
import type { Seat } from '../../lib/contract';
import { borderOf, shoresOf } from './geography';
import { isSea, seaOf } from './lists';
import { relationOf } from './relation';
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
  closedStraits: number[];
  /** Provinces that would be reached if nobody stood in the way. */
  shut: Set<number>;
}

export const troopsOf = ({ infantry, cavalry, catapults }: StackView): number =>
  infantry + cavalry + catapults;

const isHostile = (view: View, seat: Seat, province: number): boolean =>
  (view.provinces[province]?.stacks ?? []).some(
    (stack) => relationOf(view, seat, stack.seat) === 'enemy' && troopsOf(stack) > 0,
  );

/** All provinces from one to the next as far as `goesOn`; straits by their number. */
function spread(
  view: View,
  from: number,
  isOpen: (strait: number) => boolean,
  goesOn: (province: number) => boolean,
): Set<number> {
  const reached = new Set([from]);
  const edge = [from];
  for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
    const across = view.straits.flatMap(({ a, b }, strait) =>
      (a !== at && b !== at) || !isOpen(strait) ? [] : [a === at ? b : a],
    );
    for (const next of [...borderOf(view, at), ...across]) {
      if (reached.has(next)) continue;
      reached.add(next);
      if (goesOn(next)) edge.push(next);
    }
  }
  reached.delete(from);
  return reached;
}

export function reachOf(view: View, seat: Seat, from: number): Reach {
  const isClosed = (strait: number): boolean =>
    view.straits[strait]?.closed_to.includes(seat) ?? false;
  const byLand = spread(
    view,
    from,
    (strait) => !isClosed(strait),
    (province) => !isHostile(view, seat, province),
  );
  const free = spread(
    view,
    from,
    () => true,
    () => true,
  );
  const bySea = new Map<number, number[]>();
  for (const sea of shoresOf(from).length > 0 ? ownSeas(view, seat) : []) {
    for (const goal of shoresOf(sea)) {
      if (goal === from || byLand.has(goal)) continue;
      bySea.set(goal, [...(bySea.get(goal) ?? []), sea]);
    }
  }
  const isBeside = (province: number): boolean => province === from || byLand.has(province);
  return {
    from,
    byLand,
    stops: new Set([...byLand].filter((province) => isHostile(view, seat, province))),
    bySea,
    closedStraits: view.straits.flatMap(({ a, b }, strait) =>
      isClosed(strait) && isBeside(a) !== isBeside(b) ? [strait] : [],
    ),
    shut: new Set([...free].filter((province) => !byLand.has(province) && !bySea.has(province))),
  };
}

/** The seas with galleys of a player, as regions. */
function ownSeas(view: View, seat: Seat): number[] {
  return view.seas.flatMap(({ fleets }, sea) =>
    fleets.some((fleet) => fleet.seat === seat) ? [view.provinces.length + sea] : [],
  );
}

/** The players whose galleys close a strait to a player. */
export function closersOf(view: View, seat: Seat, strait: number): Seat[] {
  const sea = view.straits[strait]?.sea ?? -1;
  return (view.seas[sea]?.fleets ?? [])
    .map((fleet) => fleet.seat)
    .filter((other) => relationOf(view, seat, other) === 'enemy');
}

/** The province whose reach is of interest: the one that was chosen, or the one being left. */
export function departure(view: View, seat: Seat, chosen: number | null): number | null {
  const { phase } = view;
  if (view.decides === seat && typeof phase === 'object') {
    if ('marching' in phase) return phase.marching.from;
    if ('sending' in phase) return phase.sending.from;
  }
  if (phase !== 'turn' || chosen === null || isSea(chosen)) return null;
  const own = view.provinces[chosen]?.stacks.find((stack) => stack.seat === seat);
  return own && (own.generals > 0 || own.caesar) ? chosen : null;
}

/** The galleys of a player in a sea region. */
export function galleysIn(view: View, seat: Seat, region: number): number {
  const fleets = view.seas[seaOf(region)]?.fleets ?? [];
  return fleets.find((fleet) => fleet.seat === seat)?.galleys ?? 0;
}

/** What the panel of a task or of a step says: what is left, and what can be done with it. */
import type { Offer } from '../../../lib/contract';
import { asked, inPhase } from '../tasks';
import type { Action, Side, View } from '../types';
import type { Texts } from '../words';

/** One thing that can be done, or not now. */
export interface Line {
  text: string;
  can: boolean;
}

export interface Plan {
  key: string;
  side: Side;
  title: string;
  detail: string;
  /** What is left to spend, to place or to give up. */
  left: { count: number; label: string } | null;
  lines: Line[];
}

/** Whether an action of that kind is offered. */
function offersOf(offers: readonly Offer[]): (kind: string) => boolean {
  const kinds = new Set(
    (offers as readonly Offer<Action>[]).map(({ action }) =>
      typeof action === 'string' ? action : Object.keys(action)[0],
    ),
  );
  return (kind) => kinds.has(kind);
}

/** What is explained beside the board now; none where the board says it all. */
export function planOf(t: Texts, view: View, offers: readonly Offer[]): Plan | null {
  const p = t.plan;
  const can = offersOf(offers);
  const { chest_ship: ship, chest_unit: unit } = view.handbook;

  const spending = asked(view, 'spending');
  if (spending) {
    const { side, left } = spending;
    return {
      key: 'spending',
      side,
      ...p.spending,
      left: { count: left, label: t.count.op(left) },
      lines: [
        { text: p.mark, can: can('mark') },
        { text: p.repair, can: can('repair') },
        { text: p.concede, can: can('concede') },
        { text: p.supply, can: can('supply') },
      ],
    };
  }
  const repairing = asked(view, 'repairing');
  if (repairing) {
    const { side, left } = repairing;
    return {
      key: 'repairing',
      side,
      ...p.repairing,
      left: { count: left, label: t.count.ship(left) },
      lines: [],
    };
  }
  const demand = asked(view, 'demand');
  if (demand) {
    const { side, left, first } = demand;
    const isMiat = side === 'carthage' && first && view.republics.carthage.seats > 0;
    return {
      key: 'demand',
      side,
      title: p.demand.title,
      detail: isMiat ? p.demand.miat : p.demand.detail,
      left: { count: left, label: t.count.marker(left) },
      lines: [],
    };
  }
  const chest = inPhase(view, 'war_chest');
  if (chest) {
    const { side, left } = chest;
    return {
      key: 'chest',
      side,
      ...p.chest,
      left: { count: left, label: t.count.op(left) },
      lines: [
        { text: p.chest_repair, can: can('repair') },
        { text: p.chest_concede, can: can('concede') },
        { text: p.chest_supply, can: can('supply') },
        { text: p.chest_ship({ price: ship }), can: can('launch') },
        { text: p.chest_unit({ price: unit }), can: can('muster') },
      ],
    };
  }
  const burning = inPhase(view, 'burning');
  if (burning) {
    const { side, gap } = burning;
    return {
      key: 'burning',
      side,
      ...p.burning,
      left: { count: gap, label: t.count.op(gap) },
      lines: [],
    };
  }
  const { feeding } = view;
  if (feeding) {
    const place = t.space[feeding.at] ?? '';
    const stack = view.spaces[feeding.at];
    const shown = feeding.inside ? stack?.inside : stack?.outside[feeding.side];
    const trains = shown?.trains ?? 0;
    return {
      key: 'winter',
      side: feeding.side,
      title: p.winter.title({ place }),
      detail: p.winter.detail,
      left: { count: trains, label: t.count.train(trains) },
      lines: [],
    };
  }
  const window = asked(view, 'window');
  if (window) {
    return {
      key: 'window',
      side: window.side,
      title: p.window.title({ window: t.windowNow[window.window] }),
      detail: p.window.detail,
      left: null,
      lines: [],
    };
  }
  return null;
}

/**
 * An order given by dragging: units from one region to another. It takes several decisions, which
 * are made one after the other as soon as they are offered; how many go is left to the player.
 */
import type { Target } from '../../lib/contract';
import { sameTarget } from '../../lib/selection';
import { isSea, seaOf, shoresOf } from './geography';
import type { View } from './types';

export interface Order {
  from: number;
  to: number;
}

/** The next click that the order asks for; `null` when there is none, which ends it. */
export function nextClick(
  { from, to }: Order,
  view: View,
  lit: readonly Target[],
  path: readonly Target[],
): Target | null {
  const offered = (target: Target): Target | null =>
    lit.some((one) => sameTarget(one, target)) ? target : null;
  const chosen = path[0] && 'region' in path[0] ? path[0].region : null;
  const { phase } = view;
  const isAtSea = isSea(from);
  if (phase === 'turn') {
    const start = isAtSea ? to : from;
    if (path.length === 0) return offered({ region: start });
    return chosen === start ? offered({ button: isAtSea ? 'sail' : 'march' }) : null;
  }
  if (typeof phase !== 'object') return null;
  if ('sailing' in phase) {
    const isIts = isAtSea && phase.sailing.to === seaOf(to) && path.length === 0;
    return isIts ? offered({ region: from }) : null;
  }
  if (!('marching' in phase) || phase.marching.from !== from) return null;
  if (path.length > 0) return offered({ region: to });
  const ship = lit.find(
    (target) => 'region' in target && isSea(target.region) && shoresOf(target.region).includes(to),
  );
  return offered({ region: to }) ?? ship ?? null;
}

/** Whether the order is fulfilled by this click. */
export function isLast({ from, to }: Order, view: View, click: Target): boolean {
  const { phase } = view;
  if (!('region' in click) || typeof phase !== 'object') return false;
  return click.region === ('sailing' in phase ? from : to);
}

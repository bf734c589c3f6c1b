import type { View } from './types';

/**
 * Sums in talents: a bid is offered in coins and the special tax by the chaos that it brings. What
 * a coin is worth, and what chaos brings in, comes with the view.
 */
export function inTalents({ figures }: View, track: 'bid' | 'chaos', count: number): number {
  return count * (track === 'bid' ? figures.coin : figures.special_tax);
}

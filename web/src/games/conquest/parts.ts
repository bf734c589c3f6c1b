/** Actions that say how many of a kind take part in something larger. */
import type { Offer } from '../../lib/contract';
import type { Action, Unit } from './types';

export type Kind = 'send' | 'enlist' | 'lend' | 'commit' | 'gather';

export interface Part {
  kind: Kind;
  unit: Unit;
  /** The sea of galleys. */
  sea: number | null;
  count: number;
}

export function partOf(action: Action): Part | null {
  if (typeof action !== 'object') return null;
  if ('send' in action) return { kind: 'send', sea: null, ...action.send };
  if ('lend' in action) return { kind: 'lend', sea: null, ...action.lend };
  if ('enlist' in action) return { kind: 'enlist', sea: null, ...action.enlist };
  if ('launch' in action) return { kind: 'enlist', unit: 'galley', ...action.launch };
  if ('commit' in action) return { kind: 'commit', unit: 'galley', ...action.commit };
  if ('gather' in action) {
    const { from, count } = action.gather;
    return { kind: 'gather', unit: 'galley', sea: from, count };
  }
  return null;
}

/** What the offered units are chosen for; none where nothing of the kind is offered. */
export function kindOf(offers: readonly Offer[]): Kind | null {
  const kinds = new Set(offers.flatMap(({ action }) => partOf(action as Action)?.kind ?? []));
  return (
    (['lend', 'send', 'enlist', 'commit', 'gather'] as const).find((one) => kinds.has(one)) ?? null
  );
}

/** Actions that say how many of a kind take part in something larger. */
import type { Offer, Seat } from '../../lib/contract';
import type { Action, Unit } from './types';

/** Where several are offered together, the first says what is being done. */
const KINDS = ['lend', 'send', 'enlist', 'commit', 'gather', 'lose'] as const;
export type Kind = (typeof KINDS)[number];

export interface Part {
  kind: Kind;
  unit: Unit;
  /** The sea of galleys. */
  sea: number | null;
  /** Whose units they are, where several stand together; nobody's are the envoys'. */
  of?: Seat | null;
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
  if ('lose' in action) {
    const { from, ...lost } = action.lose;
    return { kind: 'lose', sea: from, ...lost };
  }
  return null;
}

/** What the offered units are chosen for; none where nothing of the kind is offered. */
export function kindOf(offers: readonly Offer[]): Kind | null {
  const kinds = new Set(offers.flatMap(({ action }) => partOf(action as Action)?.kind ?? []));
  return KINDS.find((one) => kinds.has(one)) ?? null;
}

/** One kind of unit of one owner in one place, and how many of it can be chosen. */
export interface Row extends Omit<Part, 'count'> {
  key: string;
  counts: { count: number; offer: Offer }[];
}

/** The offers by what they choose, in the order of the rules. */
export function rowsOf(offers: readonly Offer[]): Row[] {
  const found = new Map<string, Row>();
  for (const offer of offers) {
    const part = partOf(offer.action as Action);
    if (!part) continue;
    const { count, ...what } = part;
    const key = `${part.unit} ${part.of} ${part.sea}`;
    const row = found.get(key) ?? { key, ...what, counts: [] };
    row.counts.push({ count, offer });
    found.set(key, row);
  }
  return [...found.values()];
}

/** What a side holds, and what each card can be used for now. */
import type { Offer, Seat, Target } from '../../../lib/contract';
import { keyOf, spaceOf } from '../../../lib/selection';
import { sideAt } from '../sides';
import type { Action, PrintedCard, RepublicView, Use, View } from '../types';

/** The uses in the order in which they are shown. */
export const USES = ['event', 'activate', 'spend', 'raise', 'build', 'train', 'discard'] as const;

export const cardTarget = (card: number): Target => spaceOf('cards', card);
export const useTarget = (use: Use): Target => spaceOf('uses', use);
export const COUNTER: Target = { button: 'counter' };

export const printed = (view: View, card: number): PrintedCard | undefined =>
  view.handbook.cards.find(({ number }) => number === card);

export const republicAt = (view: View, seat: Seat): RepublicView => view.republics[sideAt(seat)];

/** Cards by their numbers, the strongest first. */
export const sorted = (view: View, cards: readonly number[]): PrintedCard[] =>
  cards
    .flatMap((card) => printed(view, card) ?? [])
    .sort((one, two) => two.ops - one.ops || one.number - two.number);

/** What is offered with cards now: their uses in the own play, or out of turn. */
export interface Playable {
  uses: ReadonlyMap<number, ReadonlySet<Use>>;
  counters: ReadonlySet<number>;
}

export function playable(offers: readonly Offer[]): Playable {
  const uses = new Map<number, Set<Use>>();
  const counters = new Set<number>();
  for (const { action } of offers as readonly Offer<Action>[]) {
    if (typeof action !== 'object') continue;
    if ('counter' in action) counters.add(action.counter.card);
    if (!('play' in action)) continue;
    const { card, to } = action.play;
    uses.set(card, (uses.get(card) ?? new Set<Use>()).add(to));
  }
  return { uses, counters };
}

/** The card of the clicks so far. */
export function chosenCard(path: readonly Target[]): number | null {
  const [first] = path;
  if (!first || !('space' in first) || first.space.track !== 'cards') return null;
  return Number(first.space.space);
}

export const isIn = (targets: readonly Target[], wanted: Target): boolean =>
  targets.some((target) => keyOf(target) === keyOf(wanted));

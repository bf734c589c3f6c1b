/** Names and lists that prompts, choices and the map share. */
import type { Seat } from '../../../lib/contract';
import { placeName } from '../geography';
import { nameOfGeneral } from '../sides';
import type { GeneralView, Stack, View } from '../types';
import type { Texts } from '.';

export const seatName = (t: Texts, seat: Seat): string => t.seat[seat] ?? '';

/** "Duilius, Calatinus" */
export const generalNames = (view: View, generals: readonly number[]): string[] =>
  generals.map((general) => nameOfGeneral(view, general));

/** "4 units, 1 elephant" */
export function stackParts(t: Texts, { plain = 0, elephants = 0, trains = 0 }: Stack): string[] {
  return [
    ...(plain > 0 ? [t.count.unit(plain)] : []),
    ...(elephants > 0 ? [t.count.elephant(elephants)] : []),
    ...(trains > 0 ? [t.count.train(trains)] : []),
  ];
}

/** Where a general is, in words. */
export const whereabouts = ({ post }: GeneralView): string | null => {
  if (typeof post === 'string') return null;
  return placeName('inside' in post ? post.inside : post.outside);
};

/** A strategy card by its number. */
export const cardName = (t: Texts, card: number): string => t.card[card] ?? String(card);

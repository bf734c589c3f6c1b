/** The entries of the tables that lie beside the map. */
import type { Field, FieldView, KnowHow, KnowHowView, View } from './types';

export const columnOf = (view: View, which: KnowHow): KnowHowView | undefined =>
  view.know_how.find(({ know_how }) => know_how === which);

export const fieldOf = (view: View, which: Field): FieldView | undefined =>
  view.rondel.find(({ field }) => field === which);

/** What the next buyer of a know-how pays. */
export function nextPrice(view: View, which: KnowHow): number {
  const column = columnOf(view, which);
  if (!column) return 0;
  return column.owners.length === 0 ? column.first_price : column.second_price;
}

/** Names of cards. */
import type { View } from '../types';

/**
 * The number under which the catalogue has a card. It names them as they lie when the Celts begin;
 * a capital is named for whose it is, wherever it lies.
 */
export function cardIn({ areas }: View, area: number): number {
  const capitalOf = areas[area]?.capital_of ?? null;
  return capitalOf === null ? area : capitalOf === 0 ? 0 : areas.length - 1;
}

/** What the rules tell of, with its cards as the catalogue has them. */
export function named<T extends object | string>(view: View, value: T): T {
  if (typeof value === 'string') return value;
  const inside = ([key, figure]: [string, unknown]): [string, unknown] =>
    typeof figure === 'number' && (key === 'area' || key === 'from' || key === 'to')
      ? [key, cardIn(view, figure)]
      : [key, figure];
  const all = Object.entries(value).map(([tag, content]: [string, unknown]) => [
    tag,
    typeof content === 'object' && content !== null
      ? Object.fromEntries(Object.entries(content).map(inside))
      : content,
  ]);
  return Object.fromEntries(all) as T;
}

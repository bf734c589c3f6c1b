/** What an action would cost or bring, shown before it is done: the figures are the server's. */
import { GOODS, KNOW_HOW, UNITS } from './lists';
import type { Action, Bundle, View, Wealth } from './types';

export type Gain = Record<Wealth, number>;

const NOTHING: Gain = { marble: 0, iron: 0, gold: 0, coin: 0 };

/** What an action costs, where it has a price. */
export function priceOf(view: View, action: Action): Bundle | null {
  if (typeof action !== 'object') return null;
  const { prices } = view.this_turn;
  let price: Bundle | undefined;
  if ('temple' in action) price = view.regions[action.temple.region]?.city?.temple_price;
  if ('wall' in action) price = prices.wall;
  if ('arm' in action) price = prices.arming[UNITS.indexOf(action.arm.unit)];
  if ('recruit' in action) price = prices.recruiting[UNITS.indexOf(action.recruit.unit)];
  if ('learn' in action) price = view.know_how[KNOW_HOW.indexOf(action.learn.know_how)]?.price;
  if ('found' in action) {
    const index = GOODS.indexOf(action.found.good);
    price = view.regions[action.found.region]?.founding?.prices[index];
  }
  return price ?? null;
}

export function gainOf(view: View, action: Action): Gain | null {
  if (typeof action !== 'object') return null;
  if ('pay' in action) return { ...NOTHING, [action.pay.with]: -1 };
  if ('take' in action) return { ...NOTHING, [action.take.good]: 1 };
  if ('swap' in action)
    return { ...NOTHING, [action.swap.give]: -1, [action.swap.take]: 1 } as Gain;
  const price = priceOf(view, action);
  if (!price) return null;
  const { marble, iron, gold, coins } = price;
  return { marble: 0 - marble, iron: 0 - iron, gold: 0 - gold, coin: 0 - coins };
}

/** What the next buyer of a know-how pays. */
export function nextPrice(view: View, which: string): number {
  const column = view.know_how.find(({ know_how }) => know_how === which);
  if (!column) return 0;
  return column.owners.length === 0 ? column.first_price : column.second_price;
}

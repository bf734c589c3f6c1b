/** What an action would cost or bring, shown before it is done; the server decides in the end. */
import { GOODS } from './lists';
import type { Action, Good, PeopleView, View, Wealth } from './types';

export type Gain = Record<Wealth, number>;

const NOTHING: Gain = { marble: 0, iron: 0, gold: 0, coin: 0 };

/** Goods as far as they go, coins for the rest. */
export function pricePaid(
  people: PeopleView,
  price: Partial<Record<Good, number>>,
  coins = 0,
): Gain {
  const gain = { ...NOTHING, coin: 0 - coins };
  for (const good of GOODS) {
    const wanted = price[good] ?? 0;
    const paid = Math.min(wanted, people[good]);
    gain[good] -= paid;
    gain.coin -= wanted - paid;
  }
  return gain;
}

export function gainOf(view: View, action: Action): Gain | null {
  const people = view.peoples[view.mover];
  if (!people || typeof action !== 'object') return null;
  if ('pay' in action) return { ...NOTHING, [action.pay.with]: -1 };
  if ('take' in action) return { ...NOTHING, [action.take.good]: 1 };
  if ('swap' in action)
    return { ...NOTHING, [action.swap.give]: -1, [action.swap.take]: 1 } as Gain;
  if ('temple' in action) {
    const coins = view.regions[action.temple.region]?.city?.temple_coins ?? 0;
    return pricePaid(people, { marble: view.this_turn.master_builder ? 4 : 6 }, coins);
  }
  if ('wall' in action) return pricePaid(people, { marble: 1 });
  if ('arm' in action) {
    const iron = action.arm.unit === 'special' ? 3 : 2;
    return view.this_turn.free_arming ? NOTHING : pricePaid(people, { iron });
  }
  if ('recruit' in action)
    return pricePaid(people, { gold: action.recruit.unit === 'galley' ? 2 : 1 });
  if ('learn' in action) return pricePaid(people, { gold: priceOf(view, action.learn.know_how) });
  if ('found' in action) {
    const index = GOODS.indexOf(action.found.good);
    const near = view.regions[action.found.region]?.founding?.neighbours[index] ?? 0;
    const coins = view.this_turn.settlers ? 0 : near;
    return pricePaid(people, { marble: 1, iron: 1, gold: 1 }, coins);
  }
  return null;
}

/** What the next buyer of a know-how pays. */
export function priceOf(view: View, which: string): number {
  const column = view.know_how.find(({ know_how }) => know_how === which);
  if (!column) return 0;
  return column.owners.length === 0 ? column.first_price : column.second_price;
}

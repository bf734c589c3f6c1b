/** Actions as entries of a list, with what they cost and bring. */
import type { Seat } from '../../../lib/contract';
import { capital } from '../../../lib/words';
import type { ChoiceText } from '../../../lib/game';
import { effectOf } from '../cards';
import { UNITS } from '../lists';
import type { Action, Unit, View } from '../types';
import type { Texts } from '.';
import { stackText } from './names';
import { actionText } from './phrases';

type Parts = Partial<Omit<ChoiceText, 'title'>>;

export const priceOf = (view: View, unit: Unit): number =>
  view.figures.prices[UNITS.indexOf(unit)] ?? 0;

export function choiceText(t: Texts, view: View, seat: Seat, action: Action): ChoiceText {
  const isLevy = typeof action === 'object' && 'levy' in action;
  const title = isLevy
    ? t.count.talent(action.levy.chaos * view.figures.special_tax)
    : t.actionHere(action) || capital(actionText(t, view, action));
  const more = typeof action === 'object' ? parts(t, view, seat, action) : {};
  return { group: '', title, detail: '', count: null, ...more };
}

function parts(t: Texts, view: View, seat: Seat, action: Exclude<Action, string>): Parts {
  const costs = (price: number): string => t.choice.costs({ price });
  if ('place' in action) {
    const { unit, count } = action.place;
    return { count, group: t.unit[unit] };
  }
  if ('take' in action) {
    const offered = view.offer.find(({ card }) => card === action.take.card);
    if (!offered) return {};
    const price = offered.price > 0 ? costs(offered.price) : t.panels.free_price;
    return { detail: `${price}; ${t.lifetime[offered.lifetime]}` };
  }
  if ('use' in action) {
    const effect = effectOf(view, action.use.card);
    return effect ? { detail: t.cardEffect(effect) } : {};
  }
  if ('recruit' in action)
    return { detail: t.choice.recruit({ chaos: view.figures.recruiting_chaos }) };
  if ('enlist' in action) {
    const { unit, count } = action.enlist;
    return { detail: costs(count * priceOf(view, unit)), count, group: t.unit[unit] };
  }
  if ('launch' in action) {
    const { count } = action.launch;
    return { detail: costs(count * priceOf(view, 'galley')), count };
  }
  if ('buy' in action) {
    const { at, from } = action.buy;
    const key = view.provinces[at]?.key;
    const now = key?.scores[seat] ?? 0;
    const then = key?.bought.find((one) => one.from === from)?.points ?? now;
    const change = then - now;
    return { detail: t.choice.buy({ price: view.figures.influence, now, then, change }) };
  }
  if ('levy' in action) {
    const { chaos } = action.levy;
    return { detail: t.choice.levy({ chaos }), count: chaos };
  }
  if ('march' in action) return { detail: t.choice.march };
  if ('sail' in action) return { detail: t.choice.sail };
  if ('attack' in action) return { detail: armies(t, view, seat, action.attack) };
  if ('engage' in action) return { detail: fleets(t, view, seat, action.engage) };
  return counted(t, action);
}

function armies(
  t: Texts,
  view: View,
  seat: Seat,
  { at, whom }: { at: number; whom: Seat },
): string {
  const stack = (whose: Seat): string => {
    const found = view.provinces[at]?.stacks.find((one) => one.seat === whose);
    return found ? stackText(t, found) : '';
  };
  const other = t.region.army({ seat: whom, units: stack(whom) });
  return t.choice.attack({ own: stack(seat), other });
}

function fleets(
  t: Texts,
  view: View,
  seat: Seat,
  { sea, whom }: { sea: number; whom: Seat },
): string {
  const galleys = (whose: Seat): string =>
    t.countUnit('galley', view.seas[sea]?.fleets.find((one) => one.seat === whose)?.galleys ?? 0);
  const other = t.region.army({ seat: whom, units: galleys(whom) });
  return t.choice.attack({ own: galleys(seat), other });
}

function counted(t: Texts, action: Exclude<Action, string>): Parts {
  if ('send' in action) return { count: action.send.count };
  if ('lend' in action) return { count: action.lend.count };
  if ('gather' in action) {
    const { from, count } = action.gather;
    return { detail: t.choice.from({ sea: from }), count };
  }
  if ('commit' in action) {
    const { sea, count } = action.commit;
    return { detail: t.choice.from({ sea }), count };
  }
  if ('lose' in action) {
    const { from, count } = action.lose;
    return { detail: from === null ? '' : t.choice.from({ sea: from }), count };
  }
  if ('answer' in action && action.answer.on)
    return { detail: t.answerDetail[action.answer.answer] };
  return {};
}

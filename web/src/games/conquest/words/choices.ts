/** Actions as entries of a list, with what they cost and bring. */
import type { Offer, Seat } from '../../../lib/contract';
import { capital } from '../../../lib/words';
import type { ChoiceText } from '../../../lib/game';
import { effectOf } from '../cards';
import { upshotOf, type Action, type Upshot, type View } from '../types';
import type { Texts } from '.';
import { stackText } from './names';
import { actionText } from './phrases';

type Parts = Partial<Omit<ChoiceText, 'title'>>;

const NOTHING: Upshot = { price: 0, talents: 0, chaos: 0, points: null };

export function choiceText(t: Texts, view: View, seat: Seat, offer: Offer<Action>): ChoiceText {
  const { action } = offer;
  const upshot = upshotOf(offer) ?? NOTHING;
  const isLevy = typeof action === 'object' && 'levy' in action;
  const title = isLevy
    ? t.count.talent(upshot.talents)
    : t.actionHere(action) || capital(actionText(t, view, action, upshot));
  const more = typeof action === 'object' ? parts(t, view, seat, action, upshot) : {};
  return { group: '', title, detail: '', count: null, ...more };
}

function parts(
  t: Texts,
  view: View,
  seat: Seat,
  action: Exclude<Action, string>,
  { price, chaos, points }: Upshot,
): Parts {
  const costs = t.choice.costs({ price });
  if ('place' in action) {
    const { unit, count } = action.place;
    return { count, group: t.unit[unit] };
  }
  if ('take' in action) {
    const offered = view.offer.find(({ card }) => card === action.take.card);
    if (!offered) return {};
    const asked = price > 0 ? costs : t.panels.free_price;
    return { detail: `${asked}; ${t.lifetime[offered.lifetime]}` };
  }
  if ('use' in action) {
    const effect = effectOf(view, action.use.card);
    return effect ? { detail: t.cardEffect(effect) } : {};
  }
  if ('recruit' in action) return { detail: t.choice.recruit({ chaos }) };
  if ('enlist' in action) {
    const { unit, count } = action.enlist;
    return { detail: costs, count, group: t.unit[unit] };
  }
  if ('launch' in action) {
    return { detail: costs, count: action.launch.count };
  }
  if ('buy' in action) {
    const [now, then] = points ?? [0, 0];
    return { detail: t.choice.buy({ price, now, then, change: then - now }) };
  }
  if ('levy' in action) return { detail: t.choice.levy({ chaos }), count: action.levy.chaos };
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

/** Actions as entries of a list, with what they cost and bring. */
import type { Seat } from '../../../lib/contract';
import type { ChoiceText } from '../../module';
import { lifetimeOf } from '../cards';
import { pointsAfterBuying } from '../foresee';
import { UNITS } from '../lists';
import type { Action, Unit, View } from '../types';
import type { Texts } from './en';
import { nameOf, seaName, stackText } from './names';
import { actionText } from './phrases';

const entry = (title: string, detail = '', count: number | null = null): ChoiceText => ({
  group: '',
  title,
  detail,
  count,
});

export const priceOf = (view: View, unit: Unit): number =>
  view.figures.prices[UNITS.indexOf(unit)] ?? 0;

export function choiceText(t: Texts, view: View, seat: Seat, action: Action): ChoiceText {
  const c = t.choices;
  if (typeof action !== 'object') return entry(capital(actionText(t, view, action)));
  if ('place' in action) {
    const { unit, count } = action.place;
    return { ...entry(c.place(t.units(unit, count)), '', count), group: t.unitNames[unit] };
  }
  if ('take' in action) {
    const { card } = action.take;
    const price = view.offer.find((one) => one.card === card)?.price ?? 0;
    const cost = price > 0 ? c.costs(price) : t.panels.free_price;
    return entry(c.take(t.cards[card].name), `${cost}; ${t.lifetimes[lifetimeOf(card)]}`);
  }
  if ('use' in action)
    return entry(c.use(t.cards[action.use.card].name), t.cards[action.use.card].text);
  if ('recruit' in action) return entry(c.recruit, c.recruitDetail(view.figures.recruiting_chaos));
  if ('enlist' in action) {
    const { unit, count } = action.enlist;
    const text = entry(c.enlist(t.units(unit, count)), c.costs(count * priceOf(view, unit)), count);
    return { ...text, group: t.unitNames[unit] };
  }
  if ('launch' in action) {
    const { count } = action.launch;
    const cost = c.costs(count * priceOf(view, 'galley'));
    return entry(c.enlist(t.units('galley', count)), cost, count);
  }
  if ('buy' in action) {
    const { at, from } = action.buy;
    const key = view.provinces[at]?.key;
    const { now, then } = key ? pointsAfterBuying(key, seat, from) : { now: 0, then: 0 };
    const title = from === null ? c.buy : c.buyFrom(nameOf(t, from));
    return entry(title, c.buyDetail(view.figures.influence, now, then));
  }
  if ('levy' in action) {
    const { chaos } = action.levy;
    return entry(c.levy(chaos * view.figures.special_tax), c.levyDetail(chaos), chaos);
  }
  if ('march' in action) return entry(c.march, c.marchDetail);
  if ('attack' in action) {
    const { at, whom } = action.attack;
    const stack = (whose: Seat): string => {
      const found = view.provinces[at]?.stacks.find((one) => one.seat === whose);
      return found ? stackText(t, found) : '';
    };
    const other = t.region.army(nameOf(t, whom), stack(whom));
    return entry(c.attack(nameOf(t, whom)), c.attackDetail(stack(seat), other));
  }
  if ('sail' in action) return entry(c.sail, c.sailDetail);
  if ('engage' in action) {
    const { sea, whom } = action.engage;
    const galleys = (whose: Seat): string =>
      t.units('galley', view.seas[sea]?.fleets.find((one) => one.seat === whose)?.galleys ?? 0);
    const other = t.region.army(nameOf(t, whom), galleys(whom));
    return entry(c.engage(nameOf(t, whom)), c.attackDetail(galleys(seat), other));
  }
  return counted(t, view, action);
}

function counted(t: Texts, view: View, action: Exclude<Action, string>): ChoiceText {
  const c = t.choices;
  if ('send' in action) {
    const { unit, count } = action.send;
    return entry(c.send(t.units(unit, count)), '', count);
  }
  if ('lend' in action) {
    const { unit, count } = action.lend;
    return entry(c.lend(t.units(unit, count)), '', count);
  }
  if ('gather' in action) {
    const { from, count } = action.gather;
    return entry(c.gather(t.units('galley', count)), c.from(seaName(from)), count);
  }
  if ('commit' in action) {
    const { sea, count } = action.commit;
    return entry(c.commit(t.units('galley', count)), c.from(seaName(sea)), count);
  }
  if ('lose' in action) {
    const { unit, of, from, count } = action.lose;
    const whose = of === null ? t.panels.envoys : nameOf(t, of);
    const where = from === null ? '' : c.from(seaName(from));
    return entry(c.lose(t.units(unit, count), whose), where, count);
  }
  if ('revolt' in action) return entry(c.revolt(nameOf(t, action.revolt.whom)));
  if ('answer' in action) {
    const { answer, on } = action.answer;
    const said = t.panels.answers[answer];
    return entry(on ? c.say(said) : c.unsay(said), on ? c.sayDetail[answer] : '');
  }
  return entry(capital(actionText(t, view, action)));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Actions as entries of a list, with what they cost, and as short phrases. */
import type { ChoiceText } from '../../module';
import { gainOf } from '../foresee';
import { regionName } from '../geography';
import { GOODS, WEALTH } from '../lists';
import type { Action, View } from '../types';
import type { Texts } from './en';

/** "costs 6 marble, 2 coins", as far as the page can foresee it. */
export function costText(t: Texts, view: View, action: Action): string {
  const gain = gainOf(view, action);
  const parts = WEALTH.flatMap((kind) =>
    gain && gain[kind] < 0 ? [t.amount(kind, -gain[kind])] : [],
  );
  return parts.length > 0 ? t.costs(parts.join(', ')) : t.forFree;
}

export function choiceText(t: Texts, view: View, action: Action): ChoiceText {
  const entry = (
    title: string,
    detail = '',
    count: number | null = null,
    group = '',
  ): ChoiceText => ({
    group,
    title,
    detail,
    count,
  });
  if (typeof action !== 'object') return entry(actionText(t, view, action));
  if ('pay' in action) return entry(t.payWith(t.wealth[action.pay.with]));
  if ('take' in action) return entry(t.takeGood(t.wealth[action.take.good]));
  if ('coin' in action) return entry(t.coinFor(t.wealth[action.coin.good]), t.coinForDetail);
  if ('temple' in action)
    return entry(t.buildTemple, `${costText(t, view, action)}; ${t.templeEffect}`);
  if ('wall' in action) return entry(t.buildWall, `${costText(t, view, action)}; ${t.wallEffect}`);
  if ('arm' in action) return entry(t.arm(t.armOne[action.arm.unit]), costText(t, view, action));
  if ('recruit' in action)
    return entry(t.recruitOne(t.armOne[action.recruit.unit]), costText(t, view, action));
  if ('move' in action) {
    const { unit, count, after } = action.move;
    return entry(t.moveCount(t.units(unit, count), count), '', count, t.gone(after ?? 0));
  }
  if ('conquer' in action) {
    const { region, galleys } = action.conquer;
    const losses = view.regions[region]?.city?.losses ?? 0;
    return entry(t.lose(t.losses(losses - galleys, galleys)), t.lossesDetail);
  }
  if ('found' in action) {
    const { region, good } = action.found;
    const index = GOODS.indexOf(good);
    const near = view.regions[region]?.founding?.neighbours[index] ?? 0;
    const detail = [
      costText(t, view, action),
      t.neighbours(near, t.wealth[good]),
      t.tilesLeft(view.bank.tiles[index] ?? 0),
    ];
    return entry(t.foundAs(t.wealth[good]), detail.join('; '));
  }
  if ('play' in action) {
    const card = t.cards[action.play.card];
    return entry(t.playCard(card.name), card.text);
  }
  if ('learn' in action)
    return entry(actionText(t, view, action), t.know[action.learn.know_how].effect);
  return entry(capital(actionText(t, view, action)));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function actionText(t: Texts, view: View, action: Action): string {
  const at = (region: number): string => regionName(view, region);
  if (action === 'done') return doneText(t, view);
  if (typeof action !== 'object') return t.buttons[action] ?? action;
  if ('advance' in action) return t.go(t.fields[action.advance.field].name);
  if ('pay' in action) return t.payWith(t.wealth[action.pay.with]);
  if ('take' in action) return t.takeGood(t.wealth[action.take.good]);
  if ('coin' in action) return t.coinFor(t.wealth[action.coin.good]);
  if ('swap' in action) return t.swapFor(t.wealth[action.swap.give], t.wealth[action.swap.take]);
  if ('temple' in action) return `${t.buildTemple} ${t.at(at(action.temple.region))}`;
  if ('wall' in action) return `${t.buildWall} ${t.at(at(action.wall.region))}`;
  if ('arm' in action) return `${t.arm(t.armOne[action.arm.unit])} ${t.at(at(action.arm.region))}`;
  if ('learn' in action) return t.learn(t.know[action.learn.know_how].name);
  if ('recruit' in action) return t.recruitOne(t.armOne[action.recruit.unit]);
  if ('move' in action) {
    const { unit, from, to, count } = action.move;
    return t.move(t.units(unit, count), at(from), at(to));
  }
  if ('conquer' in action) return t.conquer(at(action.conquer.region));
  if ('fortress' in action)
    return (action.fortress.play ? t.buttons['fortress'] : t.buttons['no_fortress']) ?? '';
  if ('found' in action) return t.found(at(action.found.region), t.wealth[action.found.good]);
  if ('claim' in action) return t.claimOne(t.personages[action.claim.personage]);
  if ('pick' in action) return t.pickCard(t.cards[action.pick.card].name);
  if ('play' in action) return t.playCard(t.cards[action.play.card].name);
  if ('play_at' in action)
    return t.playAt(t.cards[action.play_at.card].name, at(action.play_at.region));
  return t.playAt(t.cards[action.play_for.card].name, t.armOne[action.play_for.unit]);
}

/** What the button that goes on says depends on the step that it ends, and on whether the turn ends with it. */
export function doneText(t: Texts, view: View): string {
  const { phase } = view;
  if (typeof phase === 'object' && 'picking' in phase) return t.declineCards;
  const leaves = phase === 'personages' && view.this_turn.due.length > 0;
  if (view.this_turn.done_ends_turn && !leaves) return t.done;
  const key = typeof phase === 'string' ? phase : (Object.keys(phase)[0] ?? '');
  return t.doneIn[key] ?? t.done;
}

/** What to do in a battle on land or at sea. */
import type { Offer } from '../../../lib/contract';
import type { Prompt } from '../../../lib/game';
import { placeName } from '../geography';
import type { Action, BattleStep, View } from '../types';
import type { Texts } from '.';
import { ask, NONE } from './ask';

const has = (offers: readonly Offer<Action>[], kind: string): boolean =>
  offers.some(({ action }) => typeof action === 'object' && kind in action);

export function inBattle(
  t: Texts,
  view: View,
  step: BattleStep,
  offers: readonly Offer<Action>[],
): Prompt {
  const { battle } = view;
  const a = t.ask;
  if (!battle || typeof step === 'object') return NONE;
  const led = battle.armies[battle.initiative].led;
  switch (step) {
    case 'commander':
      return a.commander;
    case 'charge':
      return a.charge;
    case 'lead':
      return ask(a.lead, { withdraw: has(offers, 'withdraw') });
    case 'match': {
      const v = { card: led ? t.battleCardA[led] : '' };
      return has(offers, 'match') ? ask(a.match, v) : { title: a.match.none(v), detail: '' };
    }
    case 'seize':
      return a.seize;
    case 'retreat':
      return a.retreat;
    case 'shelter':
      return ask(a.shelter, { place: placeName(battle.encounter.at) });
    default:
      return NONE;
  }
}

export function inNavalBattle(t: Texts, { naval }: View): Prompt {
  if (!naval) return NONE;
  const a = t.ask;
  const { step } = naval;
  if (typeof step === 'object') {
    if ('signal' in step) return ask(a.signal, { card: t.tacticCard[step.signal.card] });
    return 'chase' in step ? a.chase : NONE;
  }
  switch (step) {
    case 'manoeuvre':
      return ask(a.manoeuvre, naval);
    case 'aim':
      return a.aim;
    case 'reroll':
      return a.reroll_naval;
    case 'back_water':
      return ask(a.back_water, { hits: naval.hits ?? 0 });
    case 'order':
      return a.order;
    case 'leaving':
      return a.leaving;
    default:
      return NONE;
  }
}

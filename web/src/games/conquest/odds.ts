/**
 * The odds of a battle, read from a forecast of the rules; and which battles are being thought
 * about.
 */
import type { Forecast, Offer, Seat } from '../../lib/contract';
import type { Action, Battlefield, View } from './types';

export interface Odds {
  /** The attacker, nobody, the defender; between 0 and 1. */
  wins: number;
  neither: number;
  loses: number;
  attackerLosses: number;
  defenderLosses: number;
}

export function oddsOf({ outcomes, figures }: Forecast): Odds {
  const share = (key: string): number => outcomes.find((one) => one.key === key)?.share ?? 0;
  const mean = (key: string): number => figures.find((one) => one.key === key)?.mean ?? 0;
  return {
    wins: share('attacker_wins'),
    neither: share('both_beaten') + share('undecided'),
    loses: share('defender_wins'),
    attackerLosses: mean('attacker_losses'),
    defenderLosses: mean('defender_losses'),
  };
}

/** A share as players read it; what is hardly ever so is not never. */
export const percent = (share: number): string =>
  share > 0 && share < 0.01 ? '<1 %' : `${Math.round(share * 100)} %`;

/** Whether dice fall when an action is chosen: battles on land and at sea. */
export const isBattle = (action: Action): boolean =>
  typeof action === 'object' && ('attack' in action || 'engage' in action);

export interface Question {
  action: Action;
  attacker: Seat | null;
  defender: Seat;
  field: Battlefield;
}

/** The battle that the deciding player may go on with or leave. */
function underWay(view: View, offers: readonly Offer[]): Question | null {
  const battle = view.battle?.battle;
  const on = offers.find(({ action }) => action === 'stay' || action === 'done');
  if (!battle || !on) return null;
  const { attacker, defender, field } = battle;
  return { action: on.action as Action, attacker, defender, field };
}

/**
 * The battles that the clicks so far lead to, or the one under way: whose odds are worth knowing
 * now.
 */
export function questions(view: View, seat: Seat, offers: readonly Offer[]): Question[] {
  const now = underWay(view, offers);
  if (now) return [now];
  return offers.flatMap(({ action }): Question[] => {
    const one = action as Action;
    if (typeof one !== 'object') return [];
    if ('attack' in one)
      return [
        { action: one, attacker: seat, defender: one.attack.whom, field: { land: one.attack.at } },
      ];
    if ('engage' in one)
      return [
        { action: one, attacker: seat, defender: one.engage.whom, field: { sea: one.engage.sea } },
      ];
    return [];
  });
}

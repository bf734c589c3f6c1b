/** What lies within reach of a chosen troop, beyond what the server offers for the first step. */
import type { Target } from '../../lib/contract';
import type { Unit, View } from './types';

export const wayKind = (view: View, seat: number, unit: Unit): 'road' | 'lane' =>
  unit === 'galley' || (unit === 'special' && view.peoples[seat]?.special_sails) ? 'lane' : 'road';

/** Regions that a second step could reach; nothing is promised, units on the way may stop it. */
export function secondSteps(view: View, path: Target[]): number[] {
  const [first, second] = path;
  if (!first || second || !('piece' in first)) return [];
  const { region, piece } = first.piece;
  return view.second_steps.find(({ from, unit }) => from === region && unit === piece)?.to ?? [];
}

/** What lies before the onlooker in a land battle: his battle cards, and what else he may do. */
import type { Target } from '../../../../lib/contract';
import { keyOf, spaceOf } from '../../../../lib/selection';
import { BATTLE_CARDS, type BattleCard, type BattleView, type Side } from '../types';

const WAYS = ['charge', 'hold', 'seize', 'leave', 'withdraw', 'yield'] as const;
export type Way = (typeof WAYS)[number];

export interface Option {
  key: string;
  target: Target;
  card: BattleCard | null;
  way: Way | null;
  /** A reserve is named so. */
  isName: boolean;
  count: number;
  isLit: boolean;
}

export function optionsOf(battle: BattleView, side: Side | null, lit: readonly Target[]): Option[] {
  const keys = new Set(lit.map(keyOf));
  const names = BATTLE_CARDS.flatMap((card): Option[] => {
    const target = spaceOf('names', card);
    if (!keys.has(keyOf(target))) return [];
    return [{ key: `name ${card}`, target, card, way: null, isName: true, count: 1, isLit: true }];
  });
  if (names.length > 0) return names;
  const ways = WAYS.flatMap((way): Option[] => {
    const target: Target = { button: way };
    if (!keys.has(keyOf(target))) return [];
    return [{ key: way, target, card: null, way, isName: false, count: 1, isLit: true }];
  });
  const hand = side === null ? null : battle.armies[side].hand;
  const cards = BATTLE_CARDS.flatMap((card, place): Option[] => {
    const count = hand?.[place] ?? 0;
    const target = spaceOf('battle_cards', card);
    if (count === 0) return [];
    const isLit = keys.has(keyOf(target));
    return [{ key: card, target, card, way: null, isName: false, count, isLit }];
  });
  return [...cards, ...ways];
}

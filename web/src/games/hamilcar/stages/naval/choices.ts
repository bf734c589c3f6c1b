/** What lies before the onlooker in a naval battle: his tactic cards, and what else he may do. */
import type { Target } from '../../../../lib/contract';
import { sameTarget, spaceOf } from '../../../../lib/selection';
import type { AttackView, NavalBattle, Side, TacticCard, View } from '../types';
import { TACTICS } from '../types';

export type Way =
  'done' | 'warships' | 'transports' | 'reroll' | 'keep' | 'reform' | 'evade' | 'flee' | 'chase';

const WAYS: readonly Way[] = [
  'done',
  'warships',
  'transports',
  'reroll',
  'keep',
  'reform',
  'evade',
  'flee',
  'chase',
];

export interface Option {
  key: string;
  target: Target;
  /** A tactic card; else a way to go on. */
  card: TacticCard | null;
  way: Way | null;
  count: number;
  isLit: boolean;
}

export const REACTIONS: readonly TacticCard[] = ['back_water', 'pursuit', 'false_signal'];

/** The ways first, then the cards in hand. */
export function optionsOf(view: View, side: Side | null, lit: readonly Target[]): Option[] {
  const isLit = (target: Target): boolean => lit.some((one) => sameTarget(one, target));
  const ways = WAYS.flatMap((way): Option[] => {
    const target: Target = { button: way };
    return isLit(target) ? [{ key: way, target, card: null, way, count: 1, isLit: true }] : [];
  });
  const hand = side === null ? null : view.tactics[side].hand;
  const cards = TACTICS.flatMap((card, place): Option[] => {
    const count = hand?.[place] ?? 0;
    const target = spaceOf('tactics', card);
    return count > 0 ? [{ key: card, target, card, way: null, count, isLit: isLit(target) }] : [];
  });
  return [...ways, ...cards];
}

/** The card that counts in the attack that is due: the one that is looked at, or laid. */
export function attackOf(
  attacks: readonly AttackView[],
  battle: Pick<NavalBattle, 'manoeuvre' | 'step'>,
  raised: TacticCard | null,
): AttackView | undefined {
  const signalled =
    typeof battle.step === 'object' && 'signal' in battle.step ? battle.step.signal.card : null;
  const wanted = [raised, battle.manoeuvre, signalled].find((card) =>
    attacks.some((attack) => card != null && attack.card === card),
  );
  return attacks.find((attack) => attack.card === (wanted ?? null));
}

/** Which of the three steps of a turn is due. */
export function stepOf({ step }: Pick<NavalBattle, 'step'>): 1 | 2 | 3 {
  if (step === 'order' || step === 'leaving') return 3;
  if (step === 'aim' || step === 'reroll' || step === 'back_water') return 2;
  if (typeof step === 'object' && 'signal' in step)
    return step.signal.card === 'back_water' ? 2 : step.signal.card === 'pursuit' ? 3 : 1;
  return typeof step === 'object' ? 3 : 1;
}

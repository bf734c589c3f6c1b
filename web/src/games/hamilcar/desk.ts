/** What is chosen neither on the map nor from the hand: it is laid out below the map. */
import type { Offer, Target } from '../../lib/contract';
import { keyOf, spaceOf } from '../../lib/selection';
import type { View } from './types';

/** Tracks that the map, the hand, a stage or the list of choices shows. */
const ELSEWHERE = new Set(['cards', 'uses', 'sea_lines', 'sea_havens']);
const ON_STAGE = new Set(['battle_cards', 'tactics']);

/** The pieces of an army, in the order in which they are shown. */
export const PIECES = ['unit', 'elephant', 'train'] as const;
export type PieceName = (typeof PIECES)[number];

/** Buttons that stand on the desk, and not in the bar. */
export const ON_DESK = ['take', 'leave'] as const;

const isOnMap = (view: View, general: number): boolean =>
  typeof view.generals[general]?.post === 'object';

/** The targets that need a place of their own. */
export function laidOut(view: View, lit: readonly Target[], isStaged: boolean): Target[] {
  return lit.filter((target) => {
    if (!('space' in target)) return false;
    const { track, space } = target.space;
    if (ELSEWHERE.has(track)) return false;
    if (ON_STAGE.has(track)) return !isStaged;
    return track !== 'generals' || isStaged || !isOnMap(view, Number(space));
  });
}

/** Whether a piece may be taken up or left now. */
export function mayMove(offers: readonly Offer[], button: string, piece: PieceName): boolean {
  const wanted = [keyOf({ button }), keyOf(spaceOf('pieces', piece))];
  return offers.some(({ targets }) =>
    wanted.every((key, step) => {
      const target = targets[step];
      return target !== undefined && keyOf(target) === key;
    }),
  );
}

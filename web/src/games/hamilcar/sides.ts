/** The two republics: whose seat is whose, and by what colour they are told apart. */
import type { Seat } from '../../lib/contract';
import { theatre } from './chart/theatre';
import type { GeneralView, Side, View } from './types';

export const SIDES: readonly Side[] = ['rome', 'carthage'];
export const COLOURS = ['romans', 'purple'];

export const seatOf = (side: Side): Seat => SIDES.indexOf(side);
export const sideAt = (seat: Seat): Side => SIDES[seat] ?? 'rome';
export const enemyOf = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');

/** Whose general that is, by his number. */
export const sideOfGeneral = (view: View, general: number): Side =>
  view.handbook.generals[general]?.side ?? 'rome';

/** His name as it stands on plaques: the same in all languages. */
export const nameOfGeneral = (view: View, general: number): string => {
  const id = view.generals[general]?.id ?? '';
  return theatre.generals[id] ?? id;
};

/** The space where a general is; none off the map. */
export function spaceOfGeneral({ post }: Pick<GeneralView, 'post'>): number | null {
  if (typeof post === 'string') return null;
  return 'inside' in post ? post.inside : post.outside;
}

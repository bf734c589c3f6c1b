/** Which people a seat plays, as far as the options tell it before the game has begun. */
import type { Seat } from '../../lib/contract';
import type { TableOptions } from '../../lib/game';

/** Brown and beige of each map, as the options name them. */
const PEOPLES = { west: ['carthage', 'rome'], east: ['greece', 'persia'] } as const;

/** The id of the people, or nothing where the lot decides. */
export function peopleBefore(seat: Seat, { board, sides }: TableOptions): string | null {
  if (sides === 'lot') return null;
  const peoples = PEOPLES[board === 'east' ? 'east' : 'west'];
  const brown = sides === 'first_beige' ? 1 : 0;
  return peoples[seat === brown ? 0 : 1];
}

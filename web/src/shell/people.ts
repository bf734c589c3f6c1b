/** Who is at a table with whom. */
import type { GameWords, Leaver } from '../lib/game';
import type { TableInfo } from '../lib/contract';
import { sideAndName } from './names';

/**
 * Whether a resignation of the visitor ends the game: with two seats, or where no other person
 * plays.
 */
export function endsByResigning({ seats, your_seats }: TableInfo): boolean {
  if (seats.length <= 2) return true;
  return !seats.some(({ kind }, seat) => kind === 'person' && !your_seats.includes(seat));
}

/** Whose resignation ended the game, if one did. */
export function leaverOf(
  { resigned }: TableInfo,
  said: GameWords,
  names: readonly string[],
  view: unknown,
): Leaver | null {
  return resigned === null
    ? null
    : { seat: resigned, name: sideAndName(said, names, resigned, view) };
}

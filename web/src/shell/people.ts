/** Who is at a table with whom. */
import type { TableInfo } from '../lib/contract';

/** Whether a resignation of the visitor ends the game: with two seats, or where no other person plays. */
export function endsByResigning({ seats, your_seats }: TableInfo): boolean {
  if (seats.length <= 2) return true;
  return !seats.some(({ kind }, seat) => kind === 'person' && !your_seats.includes(seat));
}

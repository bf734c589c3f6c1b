/** What an action would change, to show it before it is done; the rules decide. */
import type { Seat } from '../../lib/contract';
import type { KeyView } from './types';

/** The points of each player for these tokens: by rank, all of a rank alike. */
export function pointsFor(points: readonly number[], influence: readonly number[]): number[] {
  const ranks = [...new Set(influence.filter((count) => count > 0))].sort((a, b) => b - a);
  return influence.map((count) => (count > 0 ? (points[ranks.indexOf(count)] ?? 0) : 0));
}

/** What a player's points in a province are, and would be with a token bought. */
export function pointsAfterBuying(
  key: KeyView,
  buyer: Seat,
  from: Seat | null,
): { now: number; then: number } {
  const then = key.influence.map(
    (count, seat) => count + (seat === buyer ? 1 : 0) - (seat === from ? 1 : 0),
  );
  return {
    now: key.scores[buyer] ?? 0,
    then: pointsFor(key.points, then)[buyer] ?? 0,
  };
}

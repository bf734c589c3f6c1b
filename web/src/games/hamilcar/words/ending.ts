/** How the war ended, in a sentence for whoever reads it. */
import type { Standing } from '../../../lib/contract';
import type { Leaver, Prompt } from '../../../lib/game';
import { enemyOf, seatOf } from '../sides';
import type { View } from '../types';
import type { Texts } from '.';
import { seatName } from './names';

export function endingText(
  t: Texts,
  view: View,
  standing: Standing,
  leaver: Leaver | null,
): Prompt {
  const { end: ending } = t;
  const seat = typeof view.eye === 'object' ? view.eye.seat : null;
  const winner = standing.indexOf(1);
  const title =
    seat === null
      ? ending.won({ name: seatName(t, winner) })
      : seat === winner
        ? ending.you_won
        : ending.you_lost;
  return { title, detail: leaver ? left(t, seat, leaver) : howText(t, view) };
}

const left = ({ end: ending }: Texts, seat: number | null, leaver: Leaver): string =>
  leaver.seat === seat ? ending.you_resigned : ending.resigned({ name: leaver.name });

function howText(t: Texts, { phase, republics }: View): string {
  const { rome, carthage } = republics;
  const points = t.end.by_points({ rome: rome.points, carthage: carthage.points });
  if (typeof phase !== 'object' || !('over' in phase)) return points;
  const { winner, by } = phase.over;
  const loser = enemyOf(winner);
  if (by === 'peace') return t.end.by_peace({ name: seatName(t, seatOf(loser)) });
  return by === 'capital' ? t.end.by_capital({ name: seatName(t, seatOf(loser)) }) : points;
}

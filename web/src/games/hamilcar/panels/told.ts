/** What the end of a turn has brought, from the events since the last card was played. */
import type { Event, Side } from '../types';

export interface TurnEnd {
  /** Units lost in winter, and Damaged ships. */
  winter: Record<Side, number>;
  storms: Record<Side, number>;
  /** Markers that were cut off. */
  isolated: Record<Side, number>;
  /** Political points as they were counted. */
  counted: Record<Side, number> | null;
  demanded: { side: Side; markers: number } | null;
  /** Trains that were burned, and what the war chest held for whom. */
  burned: number;
  chest: { side: Side; points: number } | null;
}

const none = (): Record<Side, number> => ({ rome: 0, carthage: 0 });

/** The last count and what led to it; none where no turn has ended in what is told. */
export function lastTurnEnd(told: readonly Event[]): TurnEnd | null {
  const counted = told.findLastIndex((event) => typeof event === 'object' && 'counted' in event);
  if (counted < 0) return null;
  const played = told
    .slice(0, counted)
    .findLastIndex((event) => typeof event === 'object' && 'played' in event);
  const end: TurnEnd = {
    winter: none(),
    storms: none(),
    isolated: none(),
    counted: null,
    demanded: null,
    burned: 0,
    chest: null,
  };
  // What a last card did comes before the winter: only what follows the first roll of it counts.
  let isWinter = false;
  for (const event of told.slice(played + 1)) {
    if (typeof event !== 'object') continue;
    if ('turn_begun' in event) break;
    if ('fed' in event || 'attrition' in event || 'sea_winter' in event) isWinter = true;
    if ('lost' in event && isWinter) end.winter[event.lost.side] += event.lost.units;
    if ('sea_winter' in event) end.storms[event.sea_winter.side] += event.sea_winter.damaged;
    if ('isolated' in event) end.isolated[event.isolated.side] += 1;
    if ('counted' in event) end.counted = { ...event.counted };
    if ('demanded' in event && end.counted) end.demanded = { ...event.demanded };
    if ('burned' in event) end.burned += 1;
    if ('war_chest' in event) end.chest = { ...event.war_chest };
  }
  return end;
}

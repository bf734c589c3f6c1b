/** Where the units of a region stand on the map. */
import type { Point } from '../../ui/map/chart';
import type { Region } from './geography';
import type { PeopleView, RegionView, Unit, View } from './types';

/** All units of one kind and one people in one region. */
export interface Troop {
  region: number;
  seat: number;
  unit: Unit;
  count: number;
  /** How many may still move. */
  fresh: number;
  at: Point;
}

/** How far the figures of a troop stand apart: many of them close up. */
export const stepOf = (count: number): number => (count < 2 ? 0 : Math.min(13, 30 / (count - 1)));

function troopsAt(view: RegionView, region: Region, peoples: PeopleView[]): Troop[] {
  const [x, y] = region.at;
  const legions = region.legions ?? [x + 34, y];
  const galleys = region.galleys ?? [x + 34, y];
  return view.units.flatMap((units, seat) => {
    const byShip = peoples[seat]?.special_sails ?? false;
    const beside: Point = byShip ? galleys : legions;
    const crowd = byShip ? units.galleys : units.legions;
    const all: [Unit, number, number, Point][] = [
      ['legion', units.legions, units.fresh_legions, legions],
      ['galley', units.galleys, units.fresh_galleys, galleys],
      [
        'special',
        Number(units.special),
        Number(units.fresh_special),
        crowd > 0 ? [beside[0] + 12, beside[1] - 13] : beside,
      ],
    ];
    return all.flatMap(([unit, count, fresh, at]) =>
      count > 0 ? [{ region: region.index, seat, unit, count, fresh, at }] : [],
    );
  });
}

export function troopsOf(view: View, regions: Region[]): Troop[] {
  return regions.flatMap((region, index) => {
    const shown = view.regions[index];
    return shown ? troopsAt(shown, region, view.peoples) : [];
  });
}

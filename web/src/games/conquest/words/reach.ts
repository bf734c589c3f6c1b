/** Where an army can go, and what closes the rest, in sentences without their full stops. */
import { regionName } from '../geography';
import type { Reach } from '../reach';
import type { View } from '../types';
import type { Texts } from '.';
import { nameOf } from './names';

export function reachLines(t: Texts, view: View, reach: Reach): string[] {
  const { map } = t;
  const from = regionName(reach.from);
  return [
    map.reach({ from, land: reach.byLand.size, ships: reach.bySea.size }),
    ...(reach.stops.size > 0 ? [map.stops({ places: [...reach.stops].map(regionName) })] : []),
    ...reach.closedStraits.map(({ strait, by }) =>
      map.strait({
        strait: view.straits[strait]?.name ?? '',
        whose: by.map((other) => nameOf(t, other)),
      }),
    ),
    ...(reach.shut.size > 0 ? [map.shut({ count: reach.shut.size })] : []),
  ];
}

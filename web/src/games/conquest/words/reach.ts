/** Where an army can go, and what closes the rest, in sentences without their full stops. */
import type { Seat } from '../../../lib/contract';
import { regionName } from '../geography';
import type { MapWords } from '../mapwords';
import { closersOf, type Reach } from '../reach';
import type { View } from '../types';
import type { Texts } from './en';
import { nameOf } from './names';

export function reachLines(
  map: MapWords,
  t: Texts,
  view: View,
  seat: Seat,
  reach: Reach,
): string[] {
  const closers = (strait: number): string =>
    closersOf(view, seat, strait)
      .map((other) => nameOf(t, other))
      .join(map.shutBy);
  return [
    map.reach(regionName(reach.from), reach.byLand.size, reach.bySea.size),
    ...(reach.stops.size > 0 ? [map.stops([...reach.stops].map(regionName).join(', '))] : []),
    ...reach.closedStraits.map((strait) =>
      map.strait(view.straits[strait]?.name ?? '', closers(strait)),
    ),
    ...(reach.shut.size > 0 ? [map.shut(reach.shut.size)] : []),
  ];
}

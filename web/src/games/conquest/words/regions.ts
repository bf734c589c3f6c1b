/** Provinces and seas in words: what they are worth, who is there. */
import { isSea, regionName, seaOf } from '../geography';
import type { KeyView, View } from '../types';
import type { Texts } from '.';
import { nameOf, stackText } from './names';

function keyText(t: Texts, key: KeyView): string[] {
  const held = key.influence.flatMap((count, seat) =>
    count > 0 ? [`${nameOf(t, seat)} ${count}`] : [],
  );
  return [
    t.region.worth({ points: key.points.join('/') }),
    held.length > 0 ? t.region.influences({ list: held.join(', ') }) : t.region.no_influence,
    ...(key.tokens > 0 ? [t.region.tokens({ count: key.tokens })] : []),
    ...(key.city === null ? [] : [t.region.city({ seat: key.city })]),
  ];
}

/** Who stands in a region, and what it is worth. */
export function regionText(t: Texts, view: View, region: number): string {
  if (isSea(region)) {
    const fleets = view.seas[seaOf(region)]?.fleets ?? [];
    const galleys = fleets.map(({ seat, galleys: count }) =>
      t.region.army({ seat, units: t.countUnit('galley', count) }),
    );
    return [regionName(region), ...galleys].join('; ');
  }
  const { key, stacks } = view.provinces[region] ?? { key: null, stacks: [] };
  const armies = stacks.map((stack) =>
    t.region.army({ seat: stack.seat, units: stackText(t, stack) }),
  );
  return [regionName(region), ...(key ? keyText(t, key) : []), ...armies].join('; ');
}

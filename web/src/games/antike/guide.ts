import type { GuideStep } from '../../lib/game';
import { spaceOf } from '../../lib/selection';
import type { View } from './types';

const ownCities = (view: View, seat: number) =>
  view.regions.flatMap(({ city }, region) => (city?.owner === seat ? [{ region }] : []));

/** The first turn, explained on the table. */
export const guide: GuideStep<View>[] = [
  { key: 'goal', targets: () => [] },
  { key: 'map', targets: ownCities },
  { key: 'wealth', targets: () => [], part: 'panels' },
  {
    key: 'rondel',
    targets: ({ rondel }) => rondel.map(({ field }) => spaceOf('rondel', field)),
    until: ({ view, seat: actor }, seat) => actor === seat && view?.phase !== 'rondel',
  },
  {
    key: 'action',
    targets: () => [],
    part: 'bar',
    until: ({ view, seat: actor }, seat) => actor === seat && view?.phase === 'founding',
  },
  { key: 'found', targets: () => [], part: 'bar' },
  { key: 'next', targets: () => [] },
];

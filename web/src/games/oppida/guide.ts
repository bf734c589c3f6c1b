import type { GuideStep } from '../module';
import type { View } from './types';

const capital = (view: View, seat: number) => ({ region: view.peoples[seat]?.capital ?? 0 });

/** The first turn, explained on the board. */
export const guide: GuideStep<View>[] = [
  { key: 'goal', targets: (view, seat) => [capital(view, 1 - seat)] },
  {
    key: 'army',
    targets: (view, seat) => {
      const { region } = capital(view, seat);
      return [{ piece: { region, piece: view.areas[region]?.dice[0] ?? 1 } }];
    },
  },
  { key: 'supply', targets: () => [], part: 'panels' },
  { key: 'options', targets: () => [], part: 'bar' },
  {
    key: 'recruit',
    targets: (view, seat) => [capital(view, seat)],
    until: ({ view }) => view?.phase !== 'choosing',
  },
  {
    key: 'scout',
    targets: () => [],
    until: ({ view }, seat) => view?.mover !== seat || view.phase !== 'recruited',
  },
  { key: 'next', targets: () => [] },
];

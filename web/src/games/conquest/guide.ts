import type { Seat, Target } from '../../lib/contract';
import type { GuideStep } from '../../lib/game';
import type { View } from './types';

const ownInfluence = (view: View, seat: Seat): Target[] =>
  view.provinces.flatMap(({ key }, region) =>
    (key?.influence[seat] ?? 0) > 0 ? [{ region }] : [],
  );

const ownLeaders = (view: View, seat: Seat): Target[] =>
  view.provinces.flatMap(({ stacks }, region) =>
    stacks.some((stack) => stack.seat === seat && (stack.caesar || stack.generals > 0))
      ? [{ region }]
      : [],
  );

const isPhase = (view: View | undefined | null, key: string): boolean =>
  typeof view?.phase === 'object' && key in view.phase;
const isAuction = (view: View | undefined | null): boolean =>
  view?.phase === 'bidding' || isPhase(view, 'proposing');

/** The first round, explained on the table. */
export const guide: GuideStep<View>[] = [
  { key: 'aim', targets: () => [] },
  { key: 'map', targets: ownInfluence },
  { key: 'people', targets: () => [], part: 'panels' },
  {
    key: 'auction',
    targets: () => [],
    part: 'panels',
    until: ({ view, seat: actor }, seat) => actor === seat || !isAuction(view),
  },
  {
    key: 'propose',
    targets: () => [],
    part: 'panels',
    until: ({ view }) => !isAuction(view),
  },
  {
    key: 'place',
    targets: ownInfluence,
    until: ({ view, seat: actor }, seat) =>
      actor === seat && !isPhase(view, 'placing') && view?.phase !== 'stationing',
  },
  {
    key: 'turn',
    targets: ownLeaders,
    until: ({ view, seat: actor }, seat) =>
      actor === seat && (view?.mover !== seat || view.actions_left === 0),
  },
  { key: 'cards', targets: () => [], part: 'panels' },
  { key: 'next', targets: () => [] },
];

import type { Seat, Target } from '../../lib/contract';
import type { GuideStep } from '../../lib/game';
import { cardTarget, republicAt } from './hand/hand';
import { sideAt, spaceOfGeneral } from './sides';
import { topTask } from './tasks';
import type { View } from './types';

const ownGenerals = (view: View, seat: Seat): Target[] =>
  view.generals.flatMap((general, index) => {
    const region = spaceOfGeneral(general);
    const isOwn = view.handbook.generals[index]?.side === sideAt(seat);
    return isOwn && region !== null ? [{ region }] : [];
  });

const ownCards = (view: View, seat: Seat): Target[] =>
  (republicAt(view, seat).hand ?? []).map(cardTarget);

/** Whether a card of this seat is under way, or it is to play one. */
const isOwnPlay = (view: View, seat: Seat): boolean =>
  typeof view.phase === 'object' &&
  'strategy' in view.phase &&
  view.phase.strategy.side === sideAt(seat) &&
  topTask(view) === null;

/** The first turn of either side, explained on the table. */
export const guide: GuideStep<View>[] = [
  { key: 'aim', targets: () => [] },
  { key: 'map', targets: ownGenerals },
  { key: 'points', targets: () => [], part: 'panels' },
  { key: 'hand', targets: ownCards },
  {
    key: 'begin',
    targets: () => [],
    part: 'bar',
    until: ({ view }) => view !== null && view !== undefined && view.phase !== 'first_player',
  },
  {
    key: 'play',
    targets: (view, seat) => (isOwnPlay(view, seat) ? ownCards(view, seat) : []),
    until: ({ seat: actor, view }, seat) =>
      actor === seat && view !== null && view !== undefined && !isOwnPlay(view, seat),
  },
  {
    key: 'follow',
    targets: () => [],
    part: 'bar',
    until: ({ view }) => view !== null && view !== undefined && topTask(view) === null,
  },
  { key: 'answer', targets: () => [], part: 'bar' },
  { key: 'next', targets: () => [] },
];

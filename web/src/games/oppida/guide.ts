import type { Frame, Seat, Target } from '../../lib/contract';
import type { GuideStep } from '../../lib/game';
import type { Event, View } from './types';

type Deed = 'recruited' | 'scouted' | 'marched' | 'conquered' | 'fought' | 'built' | 'razed';

const homeOf = (view: View, seat: Seat): number => view.peoples[seat]?.capital ?? 0;

/** The largest army at home, or the home itself when nobody is in. */
function armyOf(view: View, seat: Seat): Target {
  const region = homeOf(view, seat);
  const dice = view.areas[region]?.dice ?? [];
  return dice.length > 0 ? { piece: { region, piece: Math.max(...dice) } } : { region };
}

/** The land at the gates of a capital. */
const gates = (view: View, seat: Seat): Target[] =>
  (view.areas[homeOf(view, seat)]?.neighbours ?? []).map((region) => ({ region }));

/** Where a march out of the capital has just led, or could lead. */
function outposts(view: View, seat: Seat): Target[] {
  const held = view.areas.flatMap(({ owner, capital_of }, region) =>
    owner === seat && capital_of === null ? [{ region }] : [],
  );
  return held.length > 0 ? held : gates(view, seat);
}

/** Whether the newest step is one of these deeds, done by the reader and nobody else. */
function hasDone(frame: Frame<View>, seat: Seat, ...deeds: Deed[]): boolean {
  return (frame.events as Event[]).some((event) =>
    deeds.some((deed) => (event as Partial<Record<Deed, { seat: Seat }>>)[deed]?.seat === seat),
  );
}

/** The first turn, explained on the board. */
export const guide: GuideStep<View>[] = [
  { key: 'goal', targets: (view, seat) => [{ region: homeOf(view, 1 - seat) }] },
  { key: 'army', targets: (view, seat) => [armyOf(view, seat)] },
  { key: 'options', targets: () => [], part: 'bar' },
  {
    key: 'recruit',
    targets: (view, seat) => [{ region: homeOf(view, seat) }, { button: 'recruit' }],
    // Whoever marches or builds instead has used the turn.
    until: (frame, seat) =>
      hasDone(frame, seat, 'recruited', 'marched', 'conquered', 'fought', 'built', 'razed'),
  },
  {
    key: 'scout',
    targets: (view, seat) => gates(view, seat).slice(0, 1),
    until: (frame, seat) => hasDone(frame, seat, 'scouted'),
  },
  {
    key: 'march',
    targets: (view, seat) => [armyOf(view, seat), ...gates(view, seat)],
    until: (frame, seat) => hasDone(frame, seat, 'marched'),
  },
  { key: 'supply', targets: outposts, part: 'panels' },
  {
    key: 'attack',
    targets: (view, seat) => [armyOf(view, 1 - seat), { region: homeOf(view, 1 - seat) }],
    until: (frame, seat) => hasDone(frame, seat, 'conquered', 'fought'),
  },
  {
    key: 'build',
    targets: (view, seat) => outposts(view, seat).slice(0, 1),
    until: (frame, seat) => hasDone(frame, seat, 'built'),
  },
  { key: 'end', targets: () => [{ button: 'end' }], part: 'bar' },
];

/** What happened, as lines of the chronicle. */
import { variantOf, type Line } from '../../../lib/words';
import type { GameWords } from '../../../lib/game';
import { UNITS } from '../lists';
import type { Action, Event, View } from '../types';
import type { Texts } from '.';

/** Told by the map and the tables. */
const SHOWN = new Set(['token_laid', 'card_laid', 'scored']);

export function eventLine(t: Texts, event: Event): Line | null {
  const [kind] = variantOf(event);
  return SHOWN.has(kind) ? null : t.event(event);
}

type Fell = Extract<Event, { fell: unknown }>;
const hasFallen = (event: Event): event is Fell => typeof event === 'object' && 'fell' in event;

/** The losses of one side, which are chosen kind by kind, are told in one line. */
export const losses = (t: Texts): NonNullable<GameWords<View, Action, Event>['together']> => ({
  kindOf: (event) => (hasFallen(event) ? `fell ${event.fell.seat}` : null),
  tell(_, events) {
    const fallen = events.filter(hasFallen).map(({ fell }) => fell);
    const units = UNITS.flatMap((unit) => {
      const count = fallen.reduce((sum, one) => sum + (one.unit === unit ? one.count : 0), 0);
      return count > 0 ? [t.countUnit(unit, count)] : [];
    });
    return fallen[0]?.seat === null ? t.others_lost({ units }) : t.lost_together({ units });
  },
});

/** What happened, as lines of the chronicle. */
import { variantOf, type Line } from '../../../lib/words';
import type { GameWords } from '../../../lib/game';
import type { Action, Event, Unit, View } from '../types';
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
    const counts = new Map<Unit, number>();
    for (const { unit, count } of fallen) counts.set(unit, (counts.get(unit) ?? 0) + count);
    const units = [...counts].map(([unit, count]) => t.countUnit(unit, count));
    return fallen[0]?.seat === null ? t.others_lost({ units }) : t.lost_together({ units });
  },
});

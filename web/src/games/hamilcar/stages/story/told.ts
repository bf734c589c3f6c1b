/** What the events tell of the fights: each from its beginning. */
import type { Event } from '../types';

export type Told = Exclude<Event, string>;
type Keys<T> = T extends unknown ? keyof T : never;
export type Kind = Keys<Told> | Extract<Event, string>;

export const isTold = (event: Event): event is Told => typeof event === 'object';

export const isKind = (event: Event, kind: Kind): boolean =>
  isTold(event) ? kind in event : event === kind;

/** The events of the last fight that begins with one of this kind; none without one. */
export function since(told: readonly Event[], kind: Kind): Event[] {
  const from = told.findLastIndex((event) => isKind(event, kind));
  return from < 0 ? [] : told.slice(from);
}

/** Up to the first event that begins something else. */
export function until(events: readonly Event[], kinds: readonly Kind[]): Event[] {
  const end = events.findIndex(
    (event, index) => index > 0 && kinds.some((kind) => isKind(event, kind)),
  );
  return end < 0 ? [...events] : events.slice(0, end);
}

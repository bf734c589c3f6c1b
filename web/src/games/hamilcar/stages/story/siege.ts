/** A siege roll as the events tell it. */
import type { Event, Side, SiegeFace } from '../types';
import { isTold, since, until } from './told';

export interface SiegeStory {
  kind: 'siege';
  general: number;
  at: number;
  /** Each die that was rolled; the last one counts. */
  rolls: { red: boolean; die: number; face: SiegeFace }[];
  stopped: number;
  /** The points that lay there after it, where they changed. */
  points: number | null;
  /** What the besieger lost. */
  fallen: number;
  /** To whom it fell. */
  fallenTo: Side | null;
  events: Event[];
}

/** The siege roll under way, or the last one. */
export function siegeStory(told: readonly Event[]): SiegeStory | null {
  const all = since(told, 'siege_declared');
  const [begun] = all;
  if (!begun || !isTold(begun) || !('siege_declared' in begun)) return null;
  const events = until(all, ['played', 'activated', 'turn_begun', 'activation_over', 'marched']);
  const { general, at } = begun.siege_declared;
  const story: SiegeStory = {
    kind: 'siege',
    general,
    at,
    rolls: [],
    stopped: 0,
    points: null,
    fallen: 0,
    fallenTo: null,
    events,
  };
  for (const event of events) {
    if (!isTold(event)) continue;
    if ('siege_rolled' in event) {
      const { red, die, face } = event.siege_rolled;
      story.rolls.push({ red, die, face });
    }
    if ('point_stopped' in event) story.stopped += 1;
    if ('siege_points' in event && event.siege_points.at === at)
      story.points = event.siege_points.points;
    if ('fallen' in event && event.fallen.at === at) story.fallenTo = event.fallen.side;
    if ('lost' in event && event.lost.at === at && story.rolls.length > 0)
      story.fallen += event.lost.units + event.lost.elephants;
  }
  return story;
}

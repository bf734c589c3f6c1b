/** Which fight is on the stage: the one under way, or the last one until it is put away. */
import type { Event, Side, View } from '../types';
import { landStory, type LandStory } from './land';
import { navalStory, type NavalStory } from './naval';
import { siegeStory, type SiegeStory } from './siege';
import { isKind, isTold, since, type Kind } from './told';

export type Story = LandStory | NavalStory | SiegeStory;

const BEGINS = {
  land: 'battle_begun',
  naval: 'naval_battle_begun',
  siege: 'siege_declared',
} as const satisfies Record<Story['kind'], Kind>;

const TELLS = { land: landStory, naval: navalStory, siege: siegeStory } as const;

/** Whether it is still under way, as the view says. */
function runs(view: View, kind: Story['kind']): boolean {
  if (kind === 'land') return view.battle !== null;
  if (kind === 'naval') return view.naval !== null;
  return view.tasks.some((task) => 'siege' in task);
}

/** The story of the fight on the stage. */
export function storyOf(kind: Story['kind'], told: readonly Event[]): Story | null {
  return TELLS[kind](told);
}

/** The fight that ended last, and the event that began it, which tells it from all others. */
export interface Past {
  story: Story;
  began: Event;
  /** Whether a card was played or a general activated since. */
  isOld: boolean;
  /** Who has played a card since. */
  playedOn: Side[];
}

export function lastFight(view: View, told: readonly Event[]): Past | null {
  const kinds = Object.keys(BEGINS) as Story['kind'][];
  const beganAt = (kind: Story['kind']): number =>
    told.findLastIndex((event) => isKind(event, BEGINS[kind]));
  const latest = kinds
    .filter((kind) => beganAt(kind) >= 0 && !runs(view, kind))
    .toSorted((one, other) => beganAt(other) - beganAt(one))[0];
  if (!latest) return null;
  const story = storyOf(latest, told);
  const [begin] = story?.events ?? [];
  if (!story || !begin) return null;
  const rest = since(told, BEGINS[latest]).slice(story.events.length);
  const next: readonly Kind[] = ['played', 'activated', 'turn_begun'];
  return {
    story,
    began: begin,
    isOld: rest.some((event) => next.some((kind) => isKind(event, kind))),
    playedOn: rest.flatMap((event) =>
      isTold(event) && 'played' in event ? [event.played.side] : [],
    ),
  };
}

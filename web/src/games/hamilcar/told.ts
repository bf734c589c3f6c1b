/** What has just happened on the map: where it is felt, and which dice fell there. */
import type { Point } from '../../ui/map/chart';
import { placeOf } from './geography';
import { spaceOfGeneral } from './sides';
import type { Event, View } from './types';

export interface Spot {
  at: Point;
  kind: 'clash' | 'loss' | 'gain';
}

export interface Fallen {
  at: Point;
  die: number;
  /** Whether it brought what was hoped for; none where nobody hoped. */
  passed: boolean | null;
}

export function spots(events: readonly Event[]): Spot[] {
  return events.flatMap((event): Spot[] => {
    if (typeof event !== 'object') return [];
    if ('battle_begun' in event) return [{ at: placeOf(event.battle_begun.at), kind: 'clash' }];
    if ('siege_declared' in event) return [{ at: placeOf(event.siege_declared.at), kind: 'clash' }];
    if ('fallen' in event) return [{ at: placeOf(event.fallen.at), kind: 'gain' }];
    if ('marked' in event) return [{ at: placeOf(event.marked.at), kind: 'gain' }];
    if ('turned' in event) return [{ at: placeOf(event.turned.at), kind: 'gain' }];
    if ('mustered' in event) return [{ at: placeOf(event.mustered.at), kind: 'gain' }];
    if ('lost' in event) return [{ at: placeOf(event.lost.at), kind: 'loss' }];
    if ('overrun' in event) return [{ at: placeOf(event.overrun.at), kind: 'loss' }];
    if ('isolated' in event) return [{ at: placeOf(event.isolated.at), kind: 'loss' }];
    if ('expelled' in event) return [{ at: placeOf(event.expelled.at), kind: 'loss' }];
    return [];
  });
}

export function fallenDice(view: View, events: readonly Event[]): Fallen[] {
  const near = (general: number): Point[] => {
    const shown = view.generals[general];
    const space = shown ? spaceOfGeneral(shown) : null;
    return space === null ? [] : [placeOf(space)];
  };
  return events.flatMap((event): Fallen[] => {
    if (typeof event !== 'object') return [];
    if ('tested' in event) {
      const { general, die, passed } = event.tested;
      return near(general).map((at) => ({ at, die, passed }));
    }
    if ('attrition' in event) {
      const { at, die, hits } = event.attrition;
      return [{ at: placeOf(at), die, passed: hits === 0 }];
    }
    if ('siege_rolled' in event) {
      const { general, die } = event.siege_rolled;
      return near(general).map((at) => ({ at, die, passed: null }));
    }
    return [];
  });
}

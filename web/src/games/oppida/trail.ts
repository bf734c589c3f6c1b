import type { Seat } from '../../lib/contract';
import type { Event } from './types';

/** A mark of a recent move: an arrow between two cards. */
export interface Trace {
  seat: Seat;
  from: number;
  to: number;
  warriors: number;
  isAttack: boolean;
}

/** The moves among some events, those of one way added up. */
export function tracesOf(events: Event[]): Trace[] {
  const traces = new Map<string, Trace>();
  const add = (trace: Trace): void => {
    const key = `${trace.from} ${trace.to} ${trace.isAttack}`;
    const known = traces.get(key);
    traces.set(key, known ? { ...known, warriors: known.warriors + trace.warriors } : trace);
  };
  for (const event of events) {
    if ('marched' in event) {
      const { seat, from, to, warriors } = event.marched;
      add({ seat, from, to, warriors, isAttack: false });
    } else if ('conquered' in event) {
      const { seat, from, to, fell, slain, entered } = event.conquered;
      add({ seat, from, to, warriors: fell + slain + entered, isAttack: true });
    } else if ('fought' in event) {
      const { seat, from, to, fell, slain } = event.fought;
      add({ seat, from, to, warriors: fell + slain, isAttack: true });
    }
  }
  return [...traces.values()];
}

/** Warriors that fell just now: where, whose, and how many. */
export interface Fallen {
  area: number;
  seat: Seat;
  count: number;
  cause: 'shields' | 'fight' | 'hunger';
}

export function fallenIn(events: Event[]): Fallen[] {
  return events.flatMap((event): Fallen[] => {
    if ('starved' in event) {
      const { area, seat } = event.starved;
      return [{ area, seat, count: 1, cause: 'hunger' }];
    }
    const attack = 'conquered' in event ? event.conquered : 'fought' in event ? event.fought : null;
    if (!attack) return [];
    const { to: area, seat, fell, slain } = attack;
    return [
      { area, seat, count: fell, cause: 'shields' },
      { area, seat, count: slain, cause: 'fight' },
      { area, seat: 1 - seat, count: slain, cause: 'fight' },
    ];
  });
}

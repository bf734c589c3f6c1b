/** Dice that keep their identity from one view to the next, so that they can glide. */
import type { Seat } from '../../lib/contract';
import type { Event, View } from './types';

export interface Sprite {
  id: number;
  area: number;
  seat: Seat;
  value: number;
  done: boolean;
  /** Which of `count` dice on its card, largest first. */
  slot: number;
  count: number;
  /** Where it splits off from, when it is new. */
  origin: number | null;
}

interface Move {
  from: number;
  to: number;
  stayed: number;
}

let lastId = 0;

/** The dice of a view, matched with those of the view before. */
export function nextSprites(before: Sprite[], view: View, events: Event[]): Sprite[] {
  const wanted = diceOf(view);
  const pool = [...before];
  const take = (fits: (sprite: Sprite) => boolean): Sprite | null => {
    const index = pool.findIndex(fits);
    return index < 0 ? null : (pool.splice(index, 1)[0] ?? null);
  };
  const settle = (find: (die: Sprite) => Sprite | null): void => {
    for (const die of wanted) if (die.id === 0) die.id = find(die)?.id ?? 0;
  };
  const moves = movesIn(events);
  const same = (die: Sprite) => (old: Sprite) => old.area === die.area && old.seat === die.seat;
  settle((die) => take((old) => same(die)(old) && old.value === die.value));
  for (const { from, to, stayed } of moves) {
    if (stayed > 0) continue;
    const die = wanted.find(({ id, area }) => id === 0 && area === to);
    if (die) die.id = take((old) => old.area === from && old.seat === die.seat)?.id ?? 0;
  }
  settle((die) => take(same(die)));
  for (const die of wanted) {
    if (die.id !== 0) continue;
    die.id = lastId += 1;
    die.origin = moves.find(({ to }) => to === die.area)?.from ?? null;
  }
  return wanted.sort((one, other) => one.id - other.id);
}

function diceOf(view: View): Sprite[] {
  return view.areas.flatMap(({ dice, done, owner }, area) => {
    const tired = [...done];
    return dice.map((value, slot) => {
      const place = tired.indexOf(value);
      if (place >= 0) tired.splice(place, 1);
      const [seat, count] = [owner ?? 0, dice.length];
      return { id: 0, area, seat, value, done: place >= 0, slot, count, origin: null };
    });
  });
}

function movesIn(events: Event[]): Move[] {
  return events.flatMap((event): Move[] => {
    if ('marched' in event) return [event.marched];
    return 'conquered' in event ? [event.conquered] : [];
  });
}

/** A position for tests: Celts bottom right, Romans top left, a few cards held. */
import type { AreaView, Side, Upshot, View } from './types';

const side = (shields: number, ears: number): Side => ({ shields, ears });
/** The cards that share an edge with one of three rows of four. */
const beside = (area: number): number[] =>
  [area - 4, area % 4 > 0 ? area - 1 : -1, area % 4 < 3 ? area + 1 : -1, area + 4].filter(
    (other) => other >= 0 && other < 12,
  );
const area = (changes: Partial<AreaView> = {}): AreaView => ({
  capital_of: null,
  owner: null,
  dice: [],
  done: [],
  oppidum: false,
  face: side(1, 2),
  back: null,
  scouted_by: [],
  neighbours: [],
  ...changes,
});

export function fixture(changes: Partial<View> = {}): View {
  const areas = Array.from({ length: 12 }, () => area());
  areas[0] = area({ capital_of: 1, owner: 1, dice: [6, 2], face: side(3, 0) });
  areas[1] = area({ owner: 1, dice: [3] });
  areas[5] = area({ owner: 1, dice: [1] });
  areas[6] = area({ owner: 0, dice: [3, 2], back: side(4, 3), scouted_by: [0] });
  areas[9] = area({ owner: 0, dice: [4], oppidum: true, face: side(2, 5), back: side(2, 5) });
  areas[11] = area({ capital_of: 0, owner: 0, dice: [5], face: side(3, 0) });
  areas.forEach((one, index) => (one.neighbours = beside(index)));
  const people = { areas: 3, outside: 9, at_home: 5, ears: 7, surplus: 2, free_dice: 4 };
  return {
    eye: { seat: 0 },
    turn: 8,
    last_turn: 200,
    mover: 0,
    beginner: 1,
    phase: 'choosing',
    supply: 'strict',
    areas_to_win: 8,
    figures: { front: side(1, 2), recruits: 3, farmers: 2, dice: 8 },
    areas,
    peoples: [
      { ...people, capital: 11 },
      { ...people, capital: 0, outside: 4, ears: 4, surplus: 0 },
    ],
    unknown_backs: [side(2, 3), side(3, 4), side(4, 5)],
    ...changes,
  };
}

/** What comes of an action that changes nothing but what is given here. */
export const upshot = (changes: Partial<Upshot> = {}): Upshot => ({
  peoples: [null, null],
  ...changes,
});

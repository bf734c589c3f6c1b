/** What stands on the map as plaques, and where each plaque finds room. */
import type { Point } from '../../ui/map/chart';
import { theatre } from './chart/theatre';
import type { GeneralView, Marker, Side, Stack, View } from './types';

export interface Army {
  key: string;
  space: number;
  side: Side;
  isInside: boolean;
  /** The one who leads stands first: he with the highest battle rating. */
  generals: GeneralView[];
  units: number;
  elephants: number;
  trains: number;
}

export interface PlacedArmy extends Army {
  at: Point;
  width: number;
}

export const PLAQUE = { height: 36, wide: 92, bare: 20, narrow: 62 };

const SIDES: readonly Side[] = ['rome', 'carthage'];

const isThere = ({ plain = 0, elephants = 0, trains = 0 }: Stack): boolean =>
  plain + elephants + trains > 0;

const sideOf = (marker: Marker): Side | null =>
  marker === 'rome' || marker === 'carthage' ? marker : null;

/** The generals of both sides come in one list; the view says only where they are. */
export function armiesOf(view: View, sideOfGeneral: (index: number) => Side): Army[] {
  const leaders = new Map<string, GeneralView[]>();
  const keyOf = (space: number, side: Side, isInside: boolean): string =>
    `${space} ${side} ${isInside ? 'inside' : 'outside'}`;
  view.generals.forEach((general, index) => {
    const { post } = general;
    if (typeof post === 'string') return;
    const isInside = 'inside' in post;
    const key = keyOf(isInside ? post.inside : post.outside, sideOfGeneral(index), isInside);
    leaders.set(key, [...(leaders.get(key) ?? []), general]);
  });
  const armies: Army[] = [];
  const add = (space: number, side: Side, isInside: boolean, stack: Stack): void => {
    const key = keyOf(space, side, isInside);
    const generals = (leaders.get(key) ?? []).toSorted((one, two) => two.battle - one.battle);
    if (!isThere(stack) && generals.length === 0) return;
    const { plain = 0, elephants = 0, trains = 0 } = stack;
    const units = plain + elephants;
    armies.push({ key, space, side, isInside, generals, units, elephants, trains });
  };
  view.spaces.forEach(({ marker, outside, inside }, space) => {
    for (const side of SIDES) add(space, side, false, outside[side]);
    const owner = sideOf(marker);
    if (owner) add(space, owner, true, inside ?? {});
  });
  return armies;
}

const boxOf = ([x, y]: Point, width: number, height: number): readonly number[] => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

function shared(one: readonly number[], other: readonly number[]): number {
  const along = (from: number, to: number): number =>
    Math.max(
      0,
      Math.min(one[to] ?? 0, other[to] ?? 0) - Math.max(one[from] ?? 0, other[from] ?? 0),
    );
  return along(0, 2) * along(1, 3);
}

/** Each army takes the first of its space's places that no other plaque covers. */
export function placeArmies(armies: readonly Army[]): PlacedArmy[] {
  const taken: (readonly number[])[] = [];
  return armies
    .toSorted((one, other) => other.generals.length - one.generals.length)
    .map((army) => {
      const isLed = army.generals.length > 0;
      const width = isLed ? PLAQUE.wide : PLAQUE.narrow;
      const height = isLed ? PLAQUE.height : PLAQUE.bare;
      const place = theatre.places[army.space];
      const slots: Point[] = place?.slots ?? [];
      const costs = slots.map((slot, order) => {
        const box = boxOf(slot, width, height);
        return order + taken.reduce((sum, other) => sum + shared(box, other), 0);
      });
      const best = slots[costs.indexOf(Math.min(...costs))] ?? place?.at ?? [0, 0];
      taken.push(boxOf(best, width, height));
      return { ...army, at: best, width };
    });
}

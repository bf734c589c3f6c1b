/** What stands on the map as plaques, and where each plaque finds room. */
import type { Point } from '../../ui/map/chart';
import { theatre } from './chart/theatre';
import { SIDES, sideOfGeneral } from './sides';
import type { Marker, Side, Stack, View } from './types';

/** A general with his number, by which he is chosen. */
export interface Leader {
  index: number;
  id: string;
  strategy: number;
  battle: number;
}

export interface Army {
  /** Where it stands: one side has one army outside and one inside. */
  key: string;
  /** What stays the same while it moves: its leader, if it has one. */
  identity: string;
  space: number;
  side: Side;
  isInside: boolean;
  /** The one who leads stands first: whoever is on the move, or has the highest battle rating. */
  generals: Leader[];
  units: number;
  elephants: number;
  trains: number;
}

export interface PlacedArmy extends Army {
  at: Point;
  width: number;
  height: number;
}

/** The sizes of a plaque: a ribbon for each general, and the row of figures below. */
export const PLAQUE = { ribbon: 17, body: 19, wide: 92, bare: 20 };
/** The widths of a letter of a name, of both ratings, and of a figure with its count. */
const WIDTH = { letter: 6.7, ratings: 38, figure: 28, short: 23, margin: 10 };

export const heightOf = ({ generals }: Army): number =>
  generals.length > 0 ? generals.length * PLAQUE.ribbon + PLAQUE.body : PLAQUE.bare;

/** As wide as the longest name, or as its figures. */
export function widthOf({ generals, units, elephants, trains }: Army): number {
  const kinds = [units, elephants, trains].filter((count) => count > 0).length;
  if (generals.length === 0) return WIDTH.margin + kinds * WIDTH.short;
  const letters = generals.map(({ id }) => (theatre.generals[id] ?? id).length);
  return Math.max(PLAQUE.wide, Math.max(...letters) * WIDTH.letter + WIDTH.ratings);
}

const isThere = ({ plain = 0, elephants = 0, trains = 0 }: Stack): boolean =>
  plain + elephants + trains > 0;

const sideOf = (marker: Marker): Side | null =>
  marker === 'rome' || marker === 'carthage' ? marker : null;

const keyOf = (space: number, side: Side, isInside: boolean): string =>
  `${space} ${side} ${isInside ? 'inside' : 'outside'}`;

/** The generals on the map, by the army that they stand with. */
function leadersOf(view: View): Map<string, Leader[]> {
  const leaders = new Map<string, Leader[]>();
  const first = view.activation?.general ?? null;
  view.generals.forEach(({ id, post, strategy, battle }, index) => {
    if (typeof post === 'string') return;
    const isInside = 'inside' in post;
    const space = isInside ? post.inside : post.outside;
    const key = keyOf(space, sideOfGeneral(view, index), isInside);
    leaders.set(key, [...(leaders.get(key) ?? []), { index, id, strategy, battle }]);
  });
  const rank = ({ index, battle }: Leader): number => (index === first ? Infinity : battle);
  for (const [key, list] of leaders)
    leaders.set(
      key,
      list.toSorted((one, other) => rank(other) - rank(one)),
    );
  return leaders;
}

export function armiesOf(view: View): Army[] {
  const leaders = leadersOf(view);
  const armies: Army[] = [];
  const add = (space: number, side: Side, isInside: boolean, stack: Stack): void => {
    const key = keyOf(space, side, isInside);
    const generals = leaders.get(key) ?? [];
    if (!isThere(stack) && generals.length === 0) return;
    const { plain = 0, elephants = 0, trains = 0 } = stack;
    const units = plain + elephants;
    const identity = generals[0] ? `general ${generals[0].index}` : key;
    armies.push({ key, identity, space, side, isInside, generals, units, elephants, trains });
  };
  view.spaces.forEach(({ marker, outside, inside }, space) => {
    for (const side of SIDES) add(space, side, false, outside[side]);
    const owner = sideOf(marker);
    if (owner) add(space, owner, true, inside ?? {});
  });
  return armies;
}

/** Units inside an independent city are nobody's. */
export interface Garrison {
  space: number;
  units: number;
}

export const garrisonsOf = (view: View): Garrison[] =>
  view.spaces.flatMap(({ marker, inside }, space) => {
    if (marker !== 'independent' || !inside) return [];
    const { plain = 0, elephants = 0 }: Stack = inside;
    return plain + elephants > 0 ? [{ space, units: plain + elephants }] : [];
  });

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
      const width = widthOf(army);
      const height = heightOf(army);
      const place = theatre.places[army.space];
      const slots: Point[] = place?.slots ?? [];
      const costs = slots.map((slot, order) => {
        const box = boxOf(slot, width, height);
        return order + taken.reduce((sum, other) => sum + shared(box, other), 0);
      });
      const best = slots[costs.indexOf(Math.min(...costs))] ?? place?.at ?? [0, 0];
      taken.push(boxOf(best, width, height));
      return { ...army, at: best, width, height };
    });
}

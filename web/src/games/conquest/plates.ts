/** The plates of the key provinces: how large each is, and where it covers no army and no fleet. */
import type { Point } from '../../ui/map/chart';
import { chart, isSea, PROVINCE_REGIONS, REGIONS, seaOf, type Region } from './geography';
import { SHIELD, standingFleets, standingStacks, stripWidth } from './stands';
import type { KeyView, View } from './types';

export const COIN = 18;
export const TAB = 27;
const ROW = 20;
/** The room that the map keeps for a plate; a larger one grows away from its armies. */
const ROOM = 42;

/** Cinzel at its size on a plate, letter by letter. */
const widthOf = (letter: string): number =>
  letter === 'i' ? 5.6 : /[A-Zm]/.test(letter) ? 12.6 : 9.9;

export interface Plate {
  width: number;
  height: number;
  /** Where it begins above its point. */
  top: number;
  nameWidth: number;
  /** The width of the name with the points. */
  heading: number;
  /** Where the tabs of influence stand, from the middle of the upper edge. */
  tabs: Point[];
}

/** The plate of a key province with so much influence on it. */
export function plateOf({ name, isNameAbove }: Region, shown: KeyView): Plate {
  const cells = shown.influence.filter((count) => count > 0).length + (shown.tokens > 0 ? 1 : 0);
  // Five still fit side by side; more stand in two rows.
  const inRow = Math.min(cells, cells > 5 ? 4 : 5);
  const rows = cells > 0 ? Math.ceil(cells / inRow) : 0;
  const nameWidth = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  const heading = nameWidth + shown.points.length * COIN + 17;
  const height = 22 + rows * ROW + (rows > 0 ? 3 : 0);
  const tabs = Array.from({ length: cells }, (_, index): Point => {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, cells - row * inRow);
    return [((index % inRow) - (here - 1) / 2) * TAB, 32 + row * ROW];
  });
  return {
    width: Math.max(heading, inRow * TAB + 8),
    height,
    top: isNameAbove ? Math.min(-ROOM / 2, ROOM / 2 - height) : -ROOM / 2,
    nameWidth,
    heading,
    tabs,
  };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxAt = ([x, y]: Point, width: number, top: number, bottom: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y + top,
  bottom: y + bottom,
});

/** What stands on the map, as boxes. */
export function tokenBoxes(view: View): Box[] {
  return REGIONS.flatMap(({ index, at, isNameAbove }) => {
    const from = ([x, y]: Point): Point => [at[0] + x, at[1] + y];
    if (isSea(index)) {
      const fleets = view.seas[seaOf(index)]?.fleets ?? [];
      return standingFleets(fleets, isNameAbove).map((one) => boxAt(from(one.at), 40, -15, 14));
    }
    const stacks = view.provinces[index]?.stacks ?? [];
    return standingStacks(stacks, isNameAbove).map(({ piece, isShort, at: spot }) => {
      const hasLeader = piece.caesar || piece.generals > 0;
      return boxAt(from(spot), SHIELD + stripWidth(piece, isShort) + 8, hasLeader ? -25 : -13, 14);
    });
  });
}

/** Names of other places, which a plate leaves readable where it can. */
const NAMES: Box[] = REGIONS.filter(({ kind }) => kind !== 'key').map(({ lines, label }) => {
  const longest = Math.max(...lines.map((line) => line.length));
  return boxAt(label, longest * 8.4, -8 * lines.length, 8 * lines.length);
});

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** What it costs to stand away from the own place. */
const AWAY = 12;
/** Where a plate may go, the nearest first. */
const SHIFTS: Point[] = Array.from({ length: 31 }, (_, x) =>
  Array.from({ length: 31 }, (_, y): Point => [(x - 15) * 8, (y - 15) * 8]),
)
  .flat()
  .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));

export interface PlacedPlate {
  region: Region;
  plate: Plate;
  at: Point;
  box: Box;
}

/** A plate that is shifted so far from its own place. */
function shifted(region: Region, plate: Plate, [x, y]: Point): PlacedPlate {
  const at: Point = [region.label[0] + x, region.label[1] + y];
  const box = boxAt(at, plate.width + 4, plate.top - 2, plate.top + plate.height + 2);
  return { region, plate, at, box };
}

const [WIDTH, HEIGHT] = chart.frame;
const isOff = ({ left, top, right, bottom }: Box): boolean =>
  left < 2 || top < 2 || right > WIDTH - 2 || bottom > HEIGHT - 2;

/**
 * The plates with the places where they stand; each keeps off those placed before and the homes of
 * the rest.
 */
export function placedPlates(view: View): PlacedPlate[] {
  const tokens = tokenBoxes(view);
  const plates = PROVINCE_REGIONS.flatMap((region) => {
    const shown = view.provinces[region.index]?.key;
    return shown ? [shifted(region, plateOf(region, shown), [0, 0])] : [];
  });
  for (const [index, { region, plate, box: home }] of plates.entries()) {
    const others = plates.flatMap(({ box }, other) => (other === index ? [] : [box]));
    const obstacles = [...tokens, ...others];
    // At the own place the map itself has seen to the names.
    const names = NAMES.filter((one) => shared(home, one) === 0);
    let least = Infinity;
    for (const shift of SHIFTS) {
      const away = Math.hypot(...shift) * AWAY;
      // Those that follow are farther still.
      if (away >= least) break;
      const placed = shifted(region, plate, shift);
      const area = (boxes: Box[]): number =>
        boxes.reduce((sum, one) => sum + shared(placed.box, one), 0);
      const cost = (isOff(placed.box) ? 1e6 : 0) + area(obstacles) * 100 + area(names) + away;
      if (cost >= least) continue;
      least = cost;
      plates[index] = placed;
    }
  }
  return plates;
}

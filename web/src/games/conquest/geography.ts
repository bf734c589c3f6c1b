/**
 * The map: where its regions lie, and which of them touch. Provinces come first, seas behind them.
 */
import type { Place, Point } from '../../ui/map/chart';
import { empire } from './chart/empire';

export interface Region extends Place {
  index: number;
  name: string;
  isNameAbove: boolean;
}

export const chart = empire;

export const REGIONS: readonly Region[] = chart.places.map((place, index) => ({
  ...place,
  index,
  name: place.lines.join(' '),
  isNameAbove: place.label[1] < place.at[1],
}));

const FIRST_SEA = REGIONS.findIndex(({ kind }) => kind === 'sea');
export const PROVINCE_REGIONS = REGIONS.slice(0, FIRST_SEA);
export const SEA_REGIONS = REGIONS.slice(FIRST_SEA);

/** A province is the region of the same number; seas come behind all provinces. */
export const seaRegion = (sea: number): number => FIRST_SEA + sea;
export const isSea = (region: number): boolean => region >= FIRST_SEA;
export const seaOf = (region: number): number => region - FIRST_SEA;

/** The names are the same in all languages. */
export const regionName = (region: number): string => REGIONS[region]?.name ?? '';

export const placeOf = (region: number): Point => REGIONS[region]?.at ?? [0, 0];

function neighbours(pairs: readonly [number, number][]): number[][] {
  const near: number[][] = REGIONS.map(() => []);
  for (const [a, b] of pairs) {
    near[a]?.push(b);
    near[b]?.push(a);
  }
  return near;
}

const SHORES = neighbours(chart.coasts);

/** The seas that a province touches, or the provinces that a sea touches, as regions. */
export const shoresOf = (region: number): number[] => SHORES[region] ?? [];

/** A line from one region to another, bent a little, so that two ways never lie on each other. */
export function wayBetween(from: number, to: number, over: number | null): string {
  const [a, b] = [placeOf(from), placeOf(to)];
  if (over !== null) {
    const [x, y] = placeOf(over);
    return `M${a}Q${x} ${y} ${b}`;
  }
  const bend = isSea(from) ? 0.12 : 0.18;
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return `M${a}Q${x - (b[1] - a[1]) * bend} ${y + (b[0] - a[0]) * bend} ${b}`;
}

/** The map: its spaces in the order of the rules, and the ways between them. */
import type { Point } from '../../ui/map/chart';
import type { CampaignPlace, CampaignWay } from './campaign';
import { theatre } from './chart/theatre';

export const chart = theatre;

export const PLACES: readonly CampaignPlace[] = theatre.places;

/** The names are the same in all languages. */
export const placeName = (space: number): string => PLACES[space]?.name ?? '';
export const placeOf = (space: number): Point => PLACES[space]?.at ?? [0, 0];

/** Provinces by their numbers, which are those of the chart. */
export const provinceName = (province: number): string => theatre.provinces[province]?.name ?? '';

const numbers = new Map(PLACES.map(({ key }, index) => [key, index]));
const pairOf = (one: number, other: number): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

const WAYS = new Map<string, CampaignWay[]>();
for (const way of theatre.ways) {
  const pair = pairOf(numbers.get(way[0]) ?? 0, numbers.get(way[1]) ?? 0);
  WAYS.set(pair, [...(WAYS.get(pair) ?? []), way]);
}

/** The drawn line between two spaces; a straight one where none is drawn. */
export function lineBetween(from: number, to: number, isSea: boolean): string {
  const ways = WAYS.get(pairOf(from, to)) ?? [];
  const drawn = ways.find(([, , kind]) => (kind === 'sea') === isSea);
  return drawn?.[3] ?? `M${placeOf(from)}L${placeOf(to)}`;
}

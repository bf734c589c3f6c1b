/** What lies within reach of a chosen troop, beyond what the server offers for the first step. */
import type { Target } from '../../lib/contract';
import type { Geography } from './geography';
import { isAdmiral } from './stands';
import { UNITS } from './lists';
import type { Unit, View } from './types';

export const wayKind = (unit: Unit, people: string): 'road' | 'lane' =>
  unit === 'galley' || (unit === 'special' && isAdmiral(people)) ? 'lane' : 'road';

/** Regions that a second step could reach; nothing is promised, units on the way may stop it. */
export function secondSteps(
  view: View,
  seat: number,
  land: Geography,
  path: Target[],
  lit: Target[],
): number[] {
  const first = path[0];
  if (path.length !== 1 || !first || !('piece' in first)) return [];
  const unit = UNITS[first.piece.piece] ?? 'legion';
  const kind = wayKind(unit, view.peoples[seat]?.people ?? '');
  const steps = view.regions[first.piece.region]?.units[seat]?.steps[first.piece.piece] ?? 0;
  if (steps < 2) return [];
  const near = new Set(lit.flatMap((target) => ('region' in target ? [target.region] : [])));
  const far = new Set<number>();
  for (const [a, b, way] of land.chart.ways) {
    if (way !== kind) continue;
    const [one, other] = [indexOf(land, a), indexOf(land, b)];
    if (near.has(one)) far.add(other);
    if (near.has(other)) far.add(one);
  }
  return [...far].filter((region) => !near.has(region) && region !== first.piece.region);
}

function indexOf(land: Geography, key: string): number {
  return land.regions.findIndex((region) => region.key === key);
}

/** What a click on a space or a province of the map stands for. */
import type { Target } from '../../lib/contract';
import { keyOf, spaceOf } from '../../lib/selection';

/** The tracks that name ports: a sea line to sail, a haven to give way to. */
const BY_SEA = ['sea_lines', 'sea_havens'] as const;

/** What of a space can be chosen: by land, and by sea. */
export interface Reachable {
  land: Target | null;
  sea: Target | null;
}

export function reachable(space: number, lit: ReadonlySet<string>): Reachable {
  const region: Target = { region: space };
  const port = BY_SEA.map((track) => spaceOf(track, space)).find((one) => lit.has(keyOf(one)));
  return { land: lit.has(keyOf(region)) ? region : null, sea: port ?? null };
}

/** The spaces that can be chosen, in whatever way, each once. */
export function litSpaces(lit: readonly Target[]): number[] {
  const spaces = lit.flatMap((target) => {
    if ('region' in target) return [target.region];
    if (!('space' in target)) return [];
    const { track, space } = target.space;
    return (BY_SEA as readonly string[]).includes(track) ? [Number(space)] : [];
  });
  return [...new Set(spaces)];
}

/**
 * Choosing an offered action by clicks, for any game: the first targets of all offers are lit, a
 * click narrows to the offers that share it, then their next targets are lit, and so on.
 */
import type { Offer, Target, Which } from './contract';

/** A short text that is the same for the same target. */
export function keyOf(target: Target): string {
  if ('region' in target) return `region ${target.region}`;
  if ('piece' in target) return `piece ${target.piece.region} ${target.piece.piece}`;
  if ('card' in target) return `card ${target.card}`;
  if ('space' in target) return `space ${target.space.track} ${target.space.space}`;
  if ('count' in target) return `count ${target.count}`;
  return `button ${target.button}`;
}

/** A space of a track. */
export const spaceOf = (track: string, space: Which): Target => ({ space: { track, space } });

export function sameTarget(one: Target, other: Target): boolean {
  return keyOf(one) === keyOf(other);
}

/** The offers that begin with these clicks. */
export function matching(offers: Offer[], path: Target[]): Offer[] {
  return offers.filter(({ targets }) =>
    path.every((target, step) => targets[step] && sameTarget(targets[step], target)),
  );
}

/** What can be clicked next, each once, in the order of the offers. */
export function nextTargets(offers: Offer[], path: Target[]): Target[] {
  const found = new Map<string, Target>();
  for (const { targets } of matching(offers, path)) {
    const next = targets[path.length];
    if (next) found.set(keyOf(next), next);
  }
  return [...found.values()];
}

/** Whether a target lies on the board; the others are chosen from a list, or in the bar. */
export function isOnBoard(target: Target, listed: readonly string[] = []): boolean {
  if ('space' in target) return !listed.includes(target.space.track);
  return 'region' in target || 'piece' in target || 'card' in target;
}

export interface Chosen {
  path: Target[];
  /** The action, once the clicks name exactly one. */
  done: Offer | null;
}

/**
 * The path after a click. A number without alternative and a button in `direct` need no click of
 * their own. A target that is not offered leaves the path as it was.
 */
export function choose(
  offers: Offer[],
  path: Target[],
  target: Target,
  direct: readonly string[] = [],
): Chosen {
  let taken = [...path, target];
  let left = matching(offers, taken);
  if (left.length === 0) return { path, done: null };
  for (;;) {
    const [only, more] = nextTargets(left, taken);
    if (!only) return { path: taken, done: left[0] ?? null };
    const goesWithoutSaying = 'count' in only || ('button' in only && direct.includes(only.button));
    if (more || !goesWithoutSaying) return { path: taken, done: null };
    taken = [...taken, only];
    left = matching(left, taken);
  }
}

/**
 * When only words and numbers are left to choose, the offers to list; otherwise none. At the very
 * start the buttons themselves are shown instead.
 */
export function choices(offers: Offer[], path: Target[], listed: readonly string[] = []): Offer[] {
  if (path.length === 0) return [];
  const left = matching(offers, path);
  const isListed = ({ targets }: Offer): boolean =>
    targets.slice(path.length).every((rest) => !isOnBoard(rest, listed));
  return left.every(isListed) ? left : [];
}

/** One step back; at the start nothing changes. */
export function back(path: Target[]): Target[] {
  return path.slice(0, -1);
}

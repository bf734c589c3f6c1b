/** How the pieces of a region stand: whole while there are few, closed up when there are many. */
import type { Point } from '../../ui/map/chart';
import { troopsOf } from './reach';
import type { FleetView, StackView, Unit } from './types';

/** Kinds of troops in a stack, those that are there. */
export function armsOf(stack: StackView): { unit: Unit; count: number }[] {
  return [
    { unit: 'infantry' as const, count: stack.infantry },
    { unit: 'cavalry' as const, count: stack.cavalry },
    { unit: 'catapult' as const, count: stack.catapults },
  ].filter(({ count }) => count > 0);
}

export const SHIELD = 19;
const SIGN = 13;
const DIGIT = 7.4;

/** The width of one kind with its number on the strip beside a shield. */
export const armWidth = (count: number): number => SIGN + DIGIT * String(count).length + 2;

/** The width of the strip; a stack of leaders alone has none. */
export function stripWidth(stack: StackView, isShort: boolean): number {
  if (isShort) {
    const troops = troopsOf(stack);
    return troops > 0 ? DIGIT * String(troops).length + 7 : 0;
  }
  const arms = armsOf(stack);
  return arms.length > 0 ? arms.reduce((sum, { count }) => sum + armWidth(count), 4) : 0;
}

export interface Standing<T> {
  piece: T;
  isShort: boolean;
  at: Point;
}

/** Rows of pieces round the origin; many grow away from the name of their region. */
function inRows<T>(
  pieces: T[],
  wide: number,
  [step, high]: Point,
  isNameAbove: boolean,
): { piece: T; at: Point }[] {
  const rows = Math.ceil(pieces.length / wide);
  return pieces.map((piece, index) => {
    const row = Math.floor(index / wide);
    const inRow = Math.min(wide, pieces.length - row * wide);
    const column = index - row * wide;
    const lift = (rows - 1) * (isNameAbove ? 0.32 : 0.68);
    return { piece, at: [(column - (inRow - 1) / 2) * step, (row - lift) * high] };
  });
}

export function standingStacks(stacks: StackView[], isNameAbove = false): Standing<StackView>[] {
  const isShort = stacks.length > 2;
  const wide = isShort ? (stacks.length > 4 ? 3 : 2) : 1;
  const placed = inRows(stacks, wide, [38, isShort ? 30 : 32], isNameAbove);
  return placed.map(({ piece, at }) => ({ piece, isShort, at }));
}

export function standingFleets(fleets: FleetView[], isNameAbove = false): Standing<FleetView>[] {
  const placed = inRows(fleets, fleets.length > 4 ? 3 : 2, [36, 29], isNameAbove);
  return placed.map(({ piece, at }) => ({ piece, isShort: false, at }));
}

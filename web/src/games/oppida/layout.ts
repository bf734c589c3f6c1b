/** Where everything lies on the drawn table, in the units of its viewBox. */
import { COLUMNS, ROWS } from './land';

export const CARD = { width: 250, height: 232 };
export const GAP = 14;
export const MARGIN = 12;
/** The name plate at the top of a card. */
export const plateHeight = (upright: boolean): number => (upright ? 36 : 28);

export interface Point {
  x: number;
  y: number;
}

/** The top left corner of a card. Upright, rows and columns are exchanged. */
export function cardAt(area: number, upright: boolean): Point {
  const [row, column] = [Math.floor(area / COLUMNS), area % COLUMNS];
  const [across, down] = upright ? [row, column] : [column, row];
  return {
    x: MARGIN + across * (CARD.width + GAP),
    y: MARGIN + down * (CARD.height + GAP),
  };
}

export function boardSize(upright: boolean): { width: number; height: number } {
  const [columns, rows] = upright ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  return {
    width: 2 * MARGIN + columns * CARD.width + (columns - 1) * GAP,
    height: 2 * MARGIN + rows * CARD.height + (rows - 1) * GAP,
  };
}

export function centreOf(area: number, upright: boolean): Point {
  const { x, y } = cardAt(area, upright);
  return { x: x + CARD.width / 2, y: y + CARD.height / 2 };
}

interface Grid {
  size: number;
  perRow: number;
}

/** Few dice are large; up to eight still lie side by side. */
function gridFor(count: number): Grid {
  if (count <= 1) return { size: 68, perRow: 1 };
  if (count <= 2) return { size: 62, perRow: 2 };
  if (count <= 4) return { size: 56, perRow: 2 };
  if (count <= 6) return { size: 48, perRow: 3 };
  return { size: 42, perRow: 4 };
}

export interface DiePlace extends Point {
  size: number;
}

/** The top left corner of die number `slot` of `count` on a card; they fan out from the right. */
export function diePlace(area: number, slot: number, count: number, upright: boolean): DiePlace {
  const { size, perRow } = gridFor(count);
  const [row, fromRight] = [Math.floor(slot / perRow), perRow - 1 - (slot % perRow)];
  const step = size + 12;
  const corner = cardAt(area, upright);
  return {
    x: corner.x + CARD.width - 14 - size - fromRight * step,
    y: corner.y + plateHeight(upright) + 10 + row * step,
    size,
  };
}

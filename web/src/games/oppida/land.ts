/** The table: three rows of four cards, each with a landscape of its own. */
export const COLUMNS = 4;
export const ROWS = 3;

export type Terrain =
  | 'heath'
  | 'vineyard'
  | 'mountain'
  | 'forest'
  | 'ford'
  | 'field'
  | 'lake'
  | 'pass'
  | 'meadow'
  | 'grove'
  | 'capital';

/** Row by row from the top left; the capitals lie in two corners. */
export const TERRAINS: readonly Terrain[] = [
  'capital',
  'heath',
  'vineyard',
  'mountain',
  'forest',
  'ford',
  'field',
  'lake',
  'pass',
  'meadow',
  'grove',
  'capital',
];

export function neighbours(area: number): number[] {
  const column = area % COLUMNS;
  return [
    area - COLUMNS,
    column > 0 ? area - 1 : -1,
    column + 1 < COLUMNS ? area + 1 : -1,
    area + COLUMNS,
  ].filter((other) => other >= 0 && other < COLUMNS * ROWS);
}

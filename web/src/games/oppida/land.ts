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

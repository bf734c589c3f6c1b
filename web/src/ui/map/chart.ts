/** A drawn map as `npm run maps` writes it, in units of its frame. */
export interface Chart {
  frame: [width: number, height: number];
  lands: Land[];
  /** Small islands that belong to nobody. */
  islets: string;
  seas: Cell[];
  seaBorders: string;
  /** Flat: where each hill stands, and its size. */
  hills: number[];
  rivers: string;
  /** Where the compass rose stands, and its radius. */
  rose: [x: number, y: number, radius: number];
  countries: { name: string; x: number; y: number; turn: number; size: number }[];
  ways: Way[];
  places: Place[];
}

/** A map of areas, where pieces go from one to the next: places by their numbers. */
export interface AreaChart extends Chart {
  /** Between two lands or two seas. */
  borders: [a: number, b: number][];
  coasts: [land: number, sea: number][];
  /** Borders that count only by an option. */
  disputed: [a: number, b: number][];
  /** The double arrows across straits, from shore to shore. */
  crossings: [x: number, y: number, toX: number, toY: number][];
}

/** The key of a place and the outline of its region; an empty outline is the whole land. */
export type Cell = [key: string, path: string];

export interface Land {
  coast: string;
  cells: Cell[];
  /** Borders that can be crossed, that cannot, and those to lands outside the game. */
  borders: [open: string, closed: string, edge: string];
}

/** A line between two places, drawn from the first to the second. */
export type Way = [from: string, to: string, kind: 'road' | 'lane', path: string];

export type Point = [x: number, y: number];

export interface Place {
  key: string;
  /** The name as it is written on the map. */
  lines: string[];
  kind: 'city' | 'province' | 'key' | 'sea' | 'wild';
  at: Point;
  label: Point;
  /** The name stands far off and needs a line to its place. */
  isFar: boolean;
  /** The middle of the units that stand here, where such units can. */
  legions: Point | null;
  galleys: Point | null;
}

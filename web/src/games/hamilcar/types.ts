/** The types of the view, in the shape in which Rust writes them. */
export type Side = 'rome' | 'carthage';
export type Marker = 'rome' | 'carthage' | 'neutral' | 'independent';
export type Seamanship = 'poor' | 'fair' | 'good' | 'very_good';
export type Post = 'pile' | 'gone' | 'waiting' | { outside: number } | { inside: number };

/** What is missing is nothing. */
export interface Stack {
  plain?: number;
  elephants?: number;
  trains?: number;
}

export interface BySide<T> {
  rome: T;
  carthage: T;
}

export interface SpaceView {
  id: string;
  marker: Marker;
  outside: BySide<Stack>;
  inside: Stack | null;
  siege_points: number;
  besieged: boolean;
}

export interface ProvinceView {
  id: string;
  control: Side | null;
}

export interface GeneralView {
  id: string;
  post: Post;
  strategy: number;
  battle: number;
}

export interface RepublicView {
  hand: number[] | null;
  known: number[];
  cards: number;
  ready: number;
  damaged: number;
  seats: number;
  hiero: number;
  ops: number;
  trains: number;
  points: number;
}

/** What the board and the instruments read of the view. */
export interface View {
  turn: number;
  last_turn: number;
  years: string;
  spaces: SpaceView[];
  provinces: ProvinceView[];
  generals: GeneralView[];
  republics: BySide<RepublicView>;
  numidia: number;
  supremacy: Side;
  miat: Side | null;
  seamanship: Seamanship;
  corvi: boolean;
}

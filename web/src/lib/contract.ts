/** The shapes of the HTTP interface (docs/api.md). */

export type Seat = number;
export type Eye = { seat: Seat } | 'spectator';
/** The place of each seat, 1 being the best. */
export type Standing = number[];
export type Turn = { decides: Seat } | { over: Standing };

export type Target =
  | { region: number }
  | { piece: { region: number; piece: number } }
  | { card: number }
  | { space: { track: number; space: number } }
  | { count: number }
  | { button: string };

export interface Offer<A = unknown> {
  action: A;
  targets: Target[];
}

export type EntryKind = 'start' | 'action' | 'undo' | 'resign';

export interface Frame<V = unknown> {
  number: number;
  eye: Eye;
  turn: Turn;
  seat: Seat | null;
  kind: EntryKind;
  events: unknown[];
  view?: V | null;
  patch?: Patch;
  legal: Offer[];
  undoable: number;
}

export type Patch = { [key: string]: Patch } | { $set: unknown } | { $at: { [index: string]: Patch } };

export interface LogEntry {
  number: number;
  seat: Seat | null;
  kind: EntryKind;
  events: unknown[];
}

export interface ChatLine {
  id: number;
  name: string;
  seat: Seat | null;
  text: string;
  at: number;
}

export type Stage = 'waiting' | 'running' | 'over';

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  bot: string | null;
  connected: boolean;
}

export type Options = Record<string, string>;

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Options;
  stage: Stage;
  seats: SeatInfo[];
  host: boolean;
  your_seats: Seat[];
  listed: boolean;
  seed_hash: string;
  seed: string | null;
  standing: Standing | null;
  resigned: Seat | null;
  rematch: string | null;
  hints: boolean;
}

export interface Snapshot {
  table: TableInfo;
  frame: Frame;
  log: LogEntry[];
  chat: ChatLine[];
}

export interface TableSummary {
  id: string;
  game: string;
  options: Options;
  stage: Stage;
  seats: SeatInfo[];
  number: number;
  your_turn: boolean;
  changed_at: number;
}

export interface Me {
  guest: string;
  name: string | null;
}

export interface Choice {
  key: string;
  values: string[];
}

export interface GameInfo {
  id: string;
  name: string;
  rules: number;
  seats: [number, number];
  options: Choice[];
  has_secrets: boolean;
}

export interface Catalogue {
  games: GameInfo[];
  levels: string[];
}

export type SeatPlan = 'me' | 'open' | { bot: string };

export interface Reason {
  rule?: string;
  code: string;
  message?: string;
  [figure: string]: unknown;
}

export interface Why {
  allowed: boolean;
  reason?: Reason | null;
}

export interface HintAction<A = unknown> {
  action: A;
  targets: Target[];
  share: number;
  value: number;
}

export interface Hint<A = unknown> {
  actions: HintAction<A>[];
}

export interface Replay {
  total: number;
  frames: Frame[];
}

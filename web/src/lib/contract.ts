/**
 * The shapes of the HTTP interface, as generated from Rust, with the parts that belong to a game
 * left open: the shell does not look into them.
 */
import type { Advice as AnyAdvice } from '../generated/Advice';
import type { Frame as AnyFrame } from '../generated/Frame';
import type { Hint as AnyHint } from '../generated/Hint';
import type { LogEntry as AnyLogEntry } from '../generated/LogEntry';
import type { Offer as AnyOffer } from '../generated/Offer';
import type { Replay as AnyReplay } from '../generated/Replay';
import type { Snapshot as AnySnapshot } from '../generated/Snapshot';
import type { Stepped as AnyStepped } from '../generated/Stepped';
import type { Target } from '../generated/Target';
import type { Why as AnyWhy } from '../generated/Why';

export type { CannotUndo } from '../generated/CannotUndo';
export type { Catalogue } from '../generated/Catalogue';
export type { ChatLine } from '../generated/ChatLine';
export type { Choice } from '../generated/Choice';
export type { Eye } from '../generated/Eye';
export type { Forecast } from '../generated/Forecast';
export type { GameInfo } from '../generated/GameInfo';
export type { Leavers } from '../generated/Leavers';
export type { Me } from '../generated/Me';
export type { Odds } from '../generated/Odds';
export type { Patch } from '../generated/Patch';
export type { Seat } from '../generated/Seat';
export type { SeatInfo } from '../generated/SeatInfo';
export type { SeatPlan } from '../generated/SeatPlan';
export type { Standing } from '../generated/Standing';
export type { Step } from '../generated/Step';
export type { TableInfo } from '../generated/TableInfo';
export type { TableList } from '../generated/TableList';
export type { TableSummary } from '../generated/TableSummary';
export type { Target } from '../generated/Target';
export type { Which } from '../generated/Which';

export type Frame<V = unknown> = AnyFrame<Offer, unknown, V>;
export type LogEntry = AnyLogEntry<unknown>;
export type Offer<A = unknown, U = unknown> = AnyOffer<A, U>;
export type Advice<A = unknown> = AnyAdvice<A>;
export type Hint = AnyHint<unknown>;
export type Replay = AnyReplay<Offer, unknown, unknown>;
export type Snapshot = AnySnapshot<Offer, unknown, unknown>;
export type Stepped = AnyStepped<Offer, unknown, unknown>;
export type Why = AnyWhy<Reason>;
export type Options = Record<string, string>;

/** A space of a track, as a target names it. */
export type Space = Extract<Target, { space: unknown }>['space'];

/** A refusal: a stable code, the rule, and the figures that belong to it. */
export interface Reason {
  rule?: string;
  code: string;
  message?: string;
  [figure: string]: unknown;
}

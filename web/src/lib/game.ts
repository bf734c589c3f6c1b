/** What a game brings to the shell. The shell itself knows no rules. */
import type { Component, Snippet } from 'svelte';
import type { Forecast, Frame, Offer, Reason, Seat, Standing, Target } from './contract';
import type { Spoken } from './spoken.svelte';

/** What the home page says of a game before anything else of it is loaded. */
export interface Facts {
  name: string;
  /** The name where there is little room. */
  short: string;
  /** How long a game takes, roughly: two who know it, or a full table. */
  minutes: readonly [number, number];
  /** How much there is to learn, of four. */
  weight: 1 | 2 | 3 | 4;
}

export interface BoardProps<V = unknown> {
  view: V;
  /** The seat that looks and may act, if any. */
  seat: Seat | null;
  /** What happened last, for motion and for the marks of the last moves. */
  recent: Recent;
  /** What can be clicked now. */
  lit: Target[];
  /** What was clicked so far. */
  path: Target[];
  /** What a hint or a guide points at. */
  pointed: Target[];
  /** Everything can be clicked, to ask why not. */
  asking: boolean;
  /** Upright for a phone. */
  upright: boolean;
  pick(target: Target): void;
  /** A piece was dropped on something. */
  drop(piece: Target, on: Target): void;
  hover(target: Target | null): void;
  /** Missing where nothing can be chosen, as in a replay. */
  choosing?: Choosing;
}

/** What can be clicked outside the board: on a rondel, a table of prices, a row of cards. */
export interface Picking {
  lit: Target[];
  path: Target[];
  pointed: Target[];
  asking: boolean;
  pick(target: Target): void;
  hover(target: Target | null): void;
}

/** What a panel may choose on which one click is a whole choice. */
export interface Choosing extends Picking {
  /** What is offered with the clicks so far. */
  offers: Offer[];
  act(offer: Offer): void;
  /**
   * The odds of an offered action, as the rules reckon them; none where nothing is to be foreseen.
   */
  foresee(action: unknown): Promise<Forecast | null>;
}

/** The acts since the last change of turn, oldest first. */
export interface Recent {
  number: number;
  /** Events of the newest frame. */
  events: unknown[];
  /** Events of this and the turn before. */
  trail: unknown[];
}

export interface PanelProps<V = unknown, A = unknown> {
  view: V;
  seat: Seat | null;
  /** The name of whoever sits there. */
  names: string[];
  /** Whether whoever sits there is here now, to stand beside the name; missing in a replay. */
  presence?: Snippet<[Seat]>;
  /** Who decides, if anyone. */
  deciding: Seat | null;
  /** The offer under the pointer, whose upshot is shown in advance. */
  preview: Offer<A> | null;
  /** The least that fits on two lines, for a phone. */
  isCompact: boolean;
  /** All that has happened, without what was taken back, oldest first. */
  told: unknown[];
  /** Missing where nothing can be chosen, as in a replay. */
  choosing?: Choosing;
}

/**
 * How the parts of a table lie on the page: `phone` map over bar, the rest as sheets; `low` the
 * same for a phone on its side, the bar beside the map; `tall` the panels below the map; `wide`
 * beside it.
 */
export type Form = 'phone' | 'low' | 'tall' | 'wide';

/** What a seat holds in its hand, at the lower edge of the board. */
export interface HandProps<V = unknown> {
  view: V;
  seat: Seat;
  /** How the page is laid out: a hand may lie over what the board leaves free there. */
  form: Form;
  /** All that is offered, whatever was clicked. */
  offers: Offer[];
  choosing: Choosing;
}

/** What a game shows over its board: a battle, for one. */
export interface StageProps<V = unknown> {
  view: V;
  seat: Seat | null;
  names: string[];
  deciding: Seat | null;
  recent: Recent;
  /** All that has happened, without what was taken back, oldest first. */
  told: unknown[];
  /** Missing where nothing can be chosen, as in a replay. */
  choosing?: Choosing;
}

export interface ChoiceText {
  /** Actions of one kind are listed together under this heading. */
  group: string;
  title: string;
  detail: string;
  /** A number, where one is chosen. */
  count: number | null;
}

export interface Prompt {
  title: string;
  detail: string;
}

/** Whoever ended a game by resigning. */
export interface Leaver {
  seat: Seat;
  /** The side and the name: "Cassius (Ada)". */
  name: string;
}

/** Options of a table, chosen or as the server tells them. */
export type TableOptions = Readonly<Record<string, unknown>>;

/** A seat before the game has begun, in words. */
export interface SideText {
  /** Stands beside its mark. */
  name: string;
  /** What tells it from the others for a newcomer. */
  detail: string;
  /** "Play the Celts" */
  play: string;
}

/** One line of the table that says where the figures of an ending came from. */
export interface TallyRow {
  label: string;
  /** One for each seat; none where it is not known. */
  values: (number | null)[];
  /** The figure that decides, the sum of the others. */
  isTotal?: boolean;
}

/** A step of the guide in words. */
export interface GuideText<V = unknown> {
  title: string;
  text?: string;
  /** In its place, where it tells figures of the box. */
  textAt?(view: V): string;
}

/** The texts of a game in one language. */
export interface GameWords<V = unknown, A = unknown, E = unknown> {
  tagline: string;
  /** What a player chooses among the sides: "Your people". */
  sides: string;
  /** A seat before the game has begun. */
  side(seat: Seat, options: TableOptions): SideText;
  /** Who sits there; without a view where the game has not begun. */
  people(seat: Seat, view?: V | null): string;
  /** "turn 21" */
  progress(view: V): string;
  /** Names something that can be clicked, for whoever does not see it. */
  target(view: V, target: Target): string;
  /** What to do now: the sentence and its explanation. */
  prompt(view: V, seat: Seat, path: Target[], offers: Offer<A>[]): Prompt;
  /** What whoever looks on waits for. */
  waiting(view: V, decidingName: string, deciding: Seat): Prompt;
  button(view: V, key: string): string;
  /** An offer in a list of choices, with what the rules say will come of it. */
  choice(view: V, seat: Seat, offer: Offer<A>): ChoiceText;
  /** An action as a short phrase, for hints, with what the rules say will come of it. */
  action(view: V, action: A, upshot?: unknown): string;
  /** One line of the chronicle without its subject, or nothing worth a line. */
  event(view: V, event: E): { seat: Seat | null; text: string } | null;
  /** What is told in one line although it comes piece by piece: the losses of one side. */
  together?: {
    /** Neighbouring events of one kind belong together; none where an event stands for itself. */
    kindOf(event: E): string | null;
    /** The line without its subject. */
    tell(view: V, events: E[]): string;
  };
  /** The odds of an uncertain action in a word or two, for its button. */
  odds?(forecast: Forecast): string;
  reason(reason: Reason): string | null;
  option(key: string): string;
  optionValue(key: string, value: string): { label: string; detail: string };
  ending(view: V, standing: Standing, leaver?: Leaver | null): Prompt;
  /** The figure that decides the game, as a heading: "Areas". */
  measured: string;
  /** Where that figure came from, as the view and the events tell it. */
  tally(view: V, told: E[]): TallyRow[];
  /** The end of a chapter, staged like that of the game. */
  chapter?(view: V, chapter: number, told: E[]): Prompt & { rows: TallyRow[] };
  guide: Record<string, GuideText<V>>;
}

export interface GuideStep<V = unknown> {
  /** The key of its words. */
  key: string;
  /** What it points at: targets on the board, or a named part of the page. */
  targets(view: V, seat: Seat): Target[];
  part?: 'panels' | 'bar';
  /**
   * A button always goes on; a frame for which this holds does so too. Asked for frames that came
   * after the step began, also those of others: it must check who acted.
   */
  until?(frame: Frame<V>, seat: Seat): boolean;
}

export interface GameModule<V = unknown, A = unknown, E = unknown> {
  id: string;
  name: string;
  hasSecrets: boolean;
  /** A colour of the style sheet for each seat. */
  colours: string[];
  Board: Component<BoardProps<V>>;
  Panels: Component<PanelProps<V, A>>;
  /** The cards of a hand, where a game has one that wants to be read and compared. */
  Hand?: Component<HandProps<V>>;
  /** Lies over the board, as large as it; draws nothing as long as there is nothing to stage. */
  Stage?: Component<StageProps<V>>;
  /** The sign of a seat in a box of 24; the options tell whose it is before the game has begun. */
  Mark: Component<{ seat: Seat; options?: TableOptions }>;
  /** Buttons that are pressed by the click before them. */
  direct: readonly string[];
  /** Tracks whose spaces are chosen from a list beside what was clicked, and not on the table. */
  listed?: readonly string[];
  /** Buttons that are seldom wanted and stand back. */
  seldom?: readonly string[];
  /** Buttons that stand on a panel and need no place in the bar. */
  elsewhere?: readonly string[];
  /** Whether the panels need the story from its beginning, and not only its end. */
  tellsAll?: boolean;
  /** Whether chance decides what an action brings, so that its odds are worth knowing before. */
  isUncertain?(action: A): boolean;
  /** The button that ends a turn. */
  endButton: string;
  /** What a click means that is not offered itself: the capital for recruiting. */
  shortcut(view: V, seat: Seat, target: Target): Target | null;
  /** The action most likely meant by clicks that lead nowhere. */
  intend(view: V, seat: Seat, path: Target[], target: Target): A | null;
  words: Spoken<GameWords<V, A, E>>;
  /** The documents with its rules, by path: `docs/rules/GAME.LANGUAGE.md`. */
  rules: Record<string, () => Promise<string>>;
  guide: GuideStep<V>[];
  /** The figure of each seat that decides the game, for the curve of its course. */
  measure(view: V): number[];
  /** How much of it wins, where that ends the game. */
  goal?(view: V): number;
  /** The last chapter of a long game that one of these events ended, counted from 1. */
  chapter?(events: E[]): number | null;
}

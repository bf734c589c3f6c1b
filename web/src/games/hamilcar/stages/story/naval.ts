/** A naval battle as the events tell it: who laid what in which round, dice and what they did. */
import type { Event, FleetOrder, Side, TacticCard } from '../types';
import { enemyOf } from '../types';
import { isTold, since, until } from './told';

export interface Attack {
  die: number;
  modified: number;
  hits: number;
  isAtTransports: boolean;
}

/** What a side did when it was its turn in a round. */
export interface NavalTurn {
  round: number;
  side: Side;
  card: TacticCard | null;
  /** The enemy cancelled the card. */
  isVoid: boolean;
  attack: Attack | null;
  /** Cards of the enemy against it. */
  answers: TacticCard[];
  hasPrize: boolean;
  hasSupremacy: boolean;
  order: { what: FleetOrder; die: number | null; passed: boolean } | null;
}

export interface NavalStory {
  kind: 'naval';
  commanders: Record<Side, number>;
  fleets: Record<Side, number>;
  turns: NavalTurn[];
  chase: Attack | null;
  lost: Record<Side, number>;
  damaged: Record<Side, number>;
  prizes: { side: Side; ships: number } | null;
  unitsLost: Record<Side, number>;
  demanded: { side: Side; markers: number } | null;
  seamanshipDropped: boolean;
  /** Who has won; null if nobody has, undefined while it is fought. */
  winner?: Side | null;
  events: Event[];
}

const both = (): Record<Side, number> => ({ rome: 0, carthage: 0 });

const REACTIONS: readonly TacticCard[] = ['back_water', 'pursuit', 'false_signal'];

/** Lets each event add what it tells. */
class Teller {
  readonly story: NavalStory;
  #waiting: { side: Side; card: TacticCard; isVoid: boolean } | null = null;

  constructor(story: NavalStory) {
    this.story = story;
  }

  get #last(): NavalTurn | undefined {
    return this.story.turns.at(-1);
  }

  /** A card: the manoeuvre of the turn that begins, or an answer to the one that runs. */
  #card(side: Side, card: TacticCard): void {
    if (!REACTIONS.includes(card)) {
      this.#waiting = { side, card, isVoid: false };
    } else if (card === 'false_signal' && this.#waiting && this.#waiting.side !== side) {
      this.#waiting.isVoid = true;
    } else {
      this.#last?.answers.push(card);
    }
  }

  #attack(side: Side, round: number | null, attack: Attack): void {
    if (round === null) {
      this.story.chase = attack;
      return;
    }
    const last = this.#last;
    if (last && last.round === round && last.side === side) {
      // The die was rolled again.
      last.attack = attack;
      return;
    }
    const laid = this.#waiting?.side === side ? this.#waiting : null;
    this.#waiting = null;
    this.story.turns.push({
      round,
      side,
      card: laid?.card ?? null,
      isVoid: laid?.isVoid ?? false,
      attack,
      answers: [],
      hasPrize: false,
      hasSupremacy: false,
      order: null,
    });
  }

  hear(event: Event): void {
    const { story } = this;
    if (event === 'prize_taken') {
      if (this.#last) this.#last.hasPrize = true;
      return;
    }
    if (!isTold(event)) return;
    if ('tactic_played' in event) this.#card(event.tactic_played.side, event.tactic_played.card);
    if ('naval_attack' in event) {
      const { side, round, die, modified, hits, transports } = event.naval_attack;
      this.#attack(side, round, { die, modified, hits, isAtTransports: transports });
    }
    if ('supremacy_taken' in event && this.#last?.side === event.supremacy_taken.side)
      this.#last.hasSupremacy = true;
    if ('fleet_ordered' in event && this.#last) {
      const { what, die, passed } = event.fleet_ordered;
      this.#last.order = { what, die, passed };
    }
    if ('fleet_evades' in event && this.#last)
      this.#last.order = { what: 'evade', die: null, passed: true };
    if ('ships_lost' in event) story.lost[event.ships_lost.side] += event.ships_lost.ships;
    if ('ships_damaged' in event)
      story.damaged[event.ships_damaged.side] += event.ships_damaged.ships;
    if ('lost' in event)
      story.unitsLost[event.lost.side] += event.lost.units + event.lost.elephants;
    if ('prizes_kept' in event) story.prizes = event.prizes_kept;
    if ('naval_battle_over' in event) story.winner = event.naval_battle_over.winner;
    if ('seamanship_changed' in event) story.seamanshipDropped = true;
    if ('demanded' in event && story.winner !== undefined) story.demanded ??= event.demanded;
  }
}

/** The naval battle under way, or the last one. */
export function navalStory(told: readonly Event[]): NavalStory | null {
  const all = since(told, 'naval_battle_begun');
  const [begun] = all;
  if (!begun || !isTold(begun) || !('naval_battle_begun' in begun)) return null;
  const events = until(all, ['played', 'activated', 'turn_begun', 'battle_begun', 'landed']);
  const { commanders, fleets } = begun.naval_battle_begun;
  const teller = new Teller({
    kind: 'naval',
    commanders,
    fleets,
    turns: [],
    chase: null,
    lost: both(),
    damaged: both(),
    prizes: null,
    unitsLost: both(),
    demanded: null,
    seamanshipDropped: false,
    events,
  });
  for (const event of events.slice(1)) teller.hear(event);
  return teller.story;
}

/** Hits so far on warships and on transports of a side, answers taken off, as far as told. */
export function turnOf(story: NavalStory, round: number, side: Side): NavalTurn | undefined {
  return story.turns.find((turn) => turn.round === round && turn.side === side);
}

export const loserOf = (story: NavalStory): Side | null =>
  story.winner ? enemyOf(story.winner) : null;

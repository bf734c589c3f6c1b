// Written by `cargo xtask generate` from words/. Do not edit.
import type { Reason } from '../../lib/contract';
import type { Line, Loaders } from '../../lib/words';
import type { Action } from '../antike/Action';
import type { Beginner } from '../antike/Beginner';
import type { Board } from '../antike/Board';
import type { Card } from '../antike/Card';
import type { Ending } from '../antike/Ending';
import type { Event } from '../antike/Event';
import type { Field } from '../antike/Field';
import type { Fortress } from '../antike/Fortress';
import type { KnowHow } from '../antike/KnowHow';
import type { Personage } from '../antike/Personage';
import type { Phase } from '../antike/Phase';
import type { Sides } from '../antike/Sides';
import type { Trade } from '../antike/Trade';
import type { Unit } from '../antike/Unit';
import type { Wealth } from '../antike/Wealth';

/** What the table has names for. */
export interface AntikeNames {
  region(number: number): string;
  seat(number: number): string;
}

export interface AntikeWords {
  action(value: Action, names: AntikeNames): string;
  actionChoice(value: Action, names: AntikeNames): string;
  beginner: Readonly<Record<Beginner, string>>;
  beginnerDetail: Readonly<Record<Beginner, string>>;
  board: Readonly<Record<Board, string>>;
  boardDetail: Readonly<Record<Board, string>>;
  card: Readonly<Record<Card, string>>;
  ending(value: Ending, names: AntikeNames): string;
  event(value: Event, names: AntikeNames): Line | null;
  field: Readonly<Record<Field, string>>;
  fieldDoes: Readonly<Record<Field, string>>;
  fieldShort: Readonly<Record<Field, string>>;
  fortress: Readonly<Record<Fortress, string>>;
  fortressDetail: Readonly<Record<Fortress, string>>;
  illegal(value: Reason): string | null;
  knowHow: Readonly<Record<KnowHow, string>>;
  knowHowEffect: Readonly<Record<KnowHow, string>>;
  knowHowShort: Readonly<Record<KnowHow, string>>;
  personage: Readonly<Record<Personage, string>>;
  countPersonage(word: Personage, count: number): string;
  personageOne: Readonly<Record<Personage, string>>;
  phase(value: Phase, names: AntikeNames): string;
  phaseDone(value: Phase, names: AntikeNames): string;
  sides: Readonly<Record<Sides, string>>;
  sidesDetail: Readonly<Record<Sides, string>>;
  trade(value: Trade): string;
  unit: Readonly<Record<Unit, string>>;
  countUnit(word: Unit, count: number): string;
  unitOne: Readonly<Record<Unit, string>>;
  wealth: Readonly<Record<Wealth, string>>;
  count: {
    any(count: number): string;
    border(count: number): string;
    city(count: number): string;
    coins(count: number): string;
    enemy_galley(count: number): string;
    enemy_legion(count: number): string;
    galley(count: number): string;
    gold(count: number): string;
    iron(count: number): string;
    legion(count: number): string;
    marble(count: number): string;
    neighbour(count: number): string;
    number(count: number): string;
    ordinal(count: number): string;
    sea_point(count: number): string;
    temple(count: number): string;
    tile(count: number): string;
    wall(count: number): string;
  };
  and: string;
  button: {
    claim_all: string;
    coin: string;
    conquer: string;
    done: string;
    fortress: string;
    found: string;
    no_fortress: string;
    pay: string;
    play: string;
    recruit: string;
    swap: string;
    take: string;
    temple: string;
    trade: string;
    wall: string;
  };
  card_text: {
    academy: string;
    ambush: string;
    armoury: string;
    burglary: string;
    earthquake: string;
    fair_wind: string;
    forced_march: string;
    fortress: string;
    market_day: (v: { market_day_swaps: number }) => string;
    master_builder: (v: { master_builder_marble: number }) => string;
    rich_vein: (v: { rich_vein_goods: number }) => string;
    settlers: string;
    siege_tower: string;
    storm: string;
    volunteers: string;
    votive_gifts: (v: { votive_gifts_most: number }) => string;
  };
  detail: {
    compensation: string;
    conquest: string;
    defence: (v: { attackers: string | number; fortified: string | number; outcome: string | number; strength: string | number }) => string;
    first_field: string;
    founding: string;
    militia: (v: { iron: number; units: readonly (string | number)[] }) => string;
    movement: string;
    personages: (v: { due: readonly (string | number)[] }) => string;
    picking: string;
    rondel: (v: { free_steps: number }) => string;
    scientia: (v: { gold: number }) => string;
    storming: string;
    surcharge: string;
    templum: (v: { marble: number; walls: number }) => string;
    trade: string;
  };
  effect: {
    coin: string;
    costs: (v: { price: readonly (number)[] }) => string;
    found: (v: { good: Wealth; neighbours: number; price: string | number; tiles: number }) => string;
    free: string;
    gone: (v: { borders: number }) => string;
    lose: (v: { galleys: number | null; legions: number | null }) => string;
    lost: string;
    temple: (v: { price: string | number }) => string;
    wall: (v: { price: string | number }) => string;
  };
  guide: {
    action: {
      text: string;
      title: string;
    };
    found: {
      text: string;
      title: string;
    };
    goal: {
      text: (v: { personages_to_win: number }) => string;
      title: string;
    };
    map: {
      text: string;
      title: string;
    };
    next: {
      text: (v: { cities_per_king: number }) => string;
      title: string;
    };
    rondel: {
      text: (v: { free_steps: number }) => string;
      title: string;
    };
    wealth: {
      text: string;
      title: string;
    };
  };
  measured: string;
  next: {
    citizen: (v: { left: number }) => string;
    general: string;
    king: (v: { left: number }) => string;
    navigator: (v: { left: number }) => string;
    none: string;
    scholar: string;
  };
  next_up: {
    citizen: (v: { left: number }) => string;
    king: (v: { left: number }) => string;
    navigator: (v: { left: number }) => string;
  };
  options: {
    beginner: string;
    board: string;
    coins: string;
    events: string;
    fortress: string;
    no: string;
    sides: string;
    special_fights: string;
    special_units: string;
    yes: string;
  };
  over: {
    draw: string;
    lost: string;
    resigned: (v: { loser: string | number; winner: string | number }) => string;
    won: string;
  };
  panel: {
    amount: (v: { count: string | number; kind: Wealth }) => string;
    bank: string;
    bank_coins: string;
    bank_temples: string;
    bank_tiles: (v: { good: Wealth }) => string;
    cards: string;
    count: (v: { goal: string | number; total: string | number }) => string;
    field: (v: { field: Field; price: string | number }) => string;
    free: string;
    know: (v: { first: boolean; know_how: KnowHow; owners: readonly (string | number)[]; price: number | null }) => string;
    know_how: string;
    open_cards: (v: { deck: string | number }) => string;
    own_cards: string;
    personage: (v: { next: string | number; personage: Personage }) => string;
    personages: (v: { count: string | number; next: string | number; personage: Personage }) => string;
    price: (v: { count: number }) => string;
    recruit: (v: { what: string | number }) => string;
    recruits: string;
    rondel: string;
    steps_free: (v: { free_steps: string | number }) => string;
    their_cards: (v: { people: string | number }) => string;
    you: string;
  };
  people: {
    carthage: {
      detail: string;
      name: string;
    };
    greece: {
      detail: string;
      name: string;
    };
    persia: {
      detail: string;
      name: string;
    };
    rome: {
      detail: string;
      name: string;
    };
  };
  progress: (v: { turn: string | number }) => string;
  prompt: {
    arm: (v: { name: string | number }) => string;
    build: (v: { name: string | number }) => string;
    choose: string;
    conquer: (v: { name: string | number }) => string;
    field: (v: { field: Field; price: string | number; yields: string | number | null }) => string;
    found: {
      cost: (v: { coins: number; good: Wealth }) => string;
      detail: (v: { costs: readonly (string | number)[]; name: string | number }) => string;
      title: (v: { name: string | number }) => string;
    };
    know: (v: { first: boolean; know_how: KnowHow; price: number }) => string;
    meets: (v: { enemies: string | number; name: string | number }) => string;
    move_on: {
      detail: string;
      title: (v: { what: string | number; where: string | number }) => string;
    };
    move_to: (v: { name: string | number }) => string;
    move_where: {
      far: string;
      near: string;
      title: (v: { what: string | number }) => string;
    };
    strength: (v: { attackers: number; name: string | number; strength: string | number }) => string;
    turn_done: {
      detail: string;
      title: string;
    };
    turn_over: {
      detail: string;
      title: string;
    };
    wait: {
      detail: string;
      title: (v: { name: string | number }) => string;
    };
  };
  seen: {
    attacked: (v: { attackers: string | number }) => string;
    city: (v: { good: Wealth; owner: string | number; strength: string | number; temple: boolean; wall: boolean }) => string;
    close_map: string;
    piece: (v: { unit: Unit; where: string | number }) => string;
    sea: string;
    site: string;
    troop: (v: { fresh: number | null; people: string | number; what: string | number; where: string | number }) => string;
    whole_map: string;
    wild: string;
  };
  side: {
    by_lot: string;
    heading: string;
    play: (v: { name: string | number }) => string;
    seats: readonly [string, string];
    wins: (v: { name: string | number }) => string;
  };
  special: {
    by_land: string;
    by_sea: string;
  };
  tagline: string;
  tally: {
    citizen: string;
    general: string;
    king: string;
    navigator: string;
    scholar: string;
  };
}

export const loaders: Loaders<AntikeWords> = {
  en: async () => (await import('./antike.en')).words,
  de: async () => (await import('./antike.de')).words,
};

// Written by `cargo xtask generate` from words/. Do not edit.
import type { Reason } from '../../lib/contract';
import type { Line, Loaders } from '../../lib/words';
import type { Action } from '../oppida/Action';
import type { Beginner } from '../oppida/Beginner';
import type { Ending } from '../oppida/Ending';
import type { Event } from '../oppida/Event';
import type { Supply } from '../oppida/Supply';

export interface OppidaWords {
  action(value: Action): string;
  actionChoice(value: Action): string;
  area: readonly string[];
  areaAt: readonly string[];
  areaThe: readonly string[];
  beginner: Readonly<Record<Beginner, string>>;
  beginnerDetail: Readonly<Record<Beginner, string>>;
  ending(value: Ending): string;
  event(value: Event): Line | null;
  illegal(value: Reason): string | null;
  seat: readonly string[];
  seatDetail: readonly string[];
  seatLetter: readonly string[];
  seatPlay: readonly string[];
  seatThe: readonly string[];
  supply: Readonly<Record<Supply, string>>;
  supplyDetail: Readonly<Record<Supply, string>>;
  count: {
    defender(count: number): string;
    ear(count: number): string;
    enter(count: number): string;
    fall(count: number): string;
    free_die(count: number): string;
    number(count: number): string;
    ordinal(count: number): string;
    shield(count: number): string;
    stay(count: number): string;
    stay_home(count: number): string;
    warrior(count: number): string;
  };
  and: string;
  button: {
    build: string;
    conquer: string;
    end: string;
    end_unscouted: string;
    fight: string;
    raze: string;
    recruit: string;
    scout: string;
  };
  figures: (v: { ears: number; shields: number }) => string;
  guide: {
    army: {
      text: string;
      title: string;
    };
    attack: {
      text: string;
      title: string;
    };
    build: {
      text: (v: { farmers: number }) => string;
      title: string;
    };
    end: {
      text: string;
      title: string;
    };
    goal: {
      text: (v: { areas: number }) => string;
      title: string;
    };
    march: {
      text: string;
      title: string;
    };
    options: {
      text: string;
      title: string;
    };
    recruit: {
      text: (v: { recruits: number }) => string;
      title: string;
    };
    scout: {
      text: string;
      title: string;
    };
    supply: {
      text: (v: { ears: number }) => string;
      title: string;
    };
  };
  measured: string;
  options: {
    beginner: string;
    supply: string;
  };
  over: {
    draw: string;
    lost: string;
    resigned: (v: { loser: number; winner: number }) => string;
    wins: (v: { winner: number }) => string;
    won: string;
  };
  panel: {
    areas: string;
    fed: (v: { ears: number; outside: string | number }) => string;
    hidden: string;
    home: (v: { count: string | number }) => string;
    nothing_scouted: string;
    scouted: string;
    would_starve: (v: { count: number }) => string;
    you: string;
  };
  preview: {
    back_seen: (v: { figures: string | number }) => string;
    back_unknown: (v: { ears: string | number; shields: string | number }) => string;
    capital: (v: { dice: readonly (string | number)[] }) => string;
    clash: (v: { defenders: number; fell: number; outcome: string | number; to: number }) => string;
    defenders: (v: { count: number }) => string;
    destroys: string;
    emptied: string;
    enemy_starves: (v: { count: number }) => string;
    even: string;
    farmers: (v: { dice: readonly (string | number)[]; farmers: number }) => string;
    feed: (v: { ears: string | number; outside: string | number }) => string;
    razed: (v: { dice: readonly (string | number)[] }) => string;
    starve: (v: { count: number }) => string;
    weak: (v: { rest: number }) => string;
    win: (v: { spare: string | number }) => string;
    wins_by_areas: (v: { areas: number }) => string;
    wins_by_capital: string;
  };
  progress: (v: { turn: string | number }) => string;
  prompt: {
    attack: {
      title: (v: { to: number }) => string;
    };
    building: {
      detail: string;
      title: string;
    };
    choose: {
      detail: string;
      title: string;
    };
    how_many: {
      detail: (v: { die: number }) => string;
      title: (v: { to: number }) => string;
    };
    hungry: {
      detail: (v: { count: number; ears: number; outside: string | number }) => string;
    };
    march: {
      detail: string;
      title: (v: { die: number }) => string;
    };
    marching: {
      detail: string;
      title: string;
    };
    recruit: {
      detail: string;
      title: string;
    };
    recruiting: {
      both: string;
      done: string;
      left: (v: { left: number }) => string;
      recruit: string;
      scout: string;
    };
    repeats: {
      second: string;
      third: string;
      third_starving: string;
    };
    scout: {
      detail: string;
      title: string;
    };
    starving: {
      detail: (v: { ears: number; outside: number }) => string;
      title: (v: { count: number }) => string;
    };
    turn_over: {
      title: (v: { area: number }) => string;
    };
  };
  range: (v: { least: string | number; most: string | number }) => string;
  seen: {
    back: (v: { figures: string | number }) => string;
    die: (v: { area: number; seat: number; value: string | number }) => string;
    die_done: string;
    empty: string;
    held: (v: { dice: string | number; seat: number }) => string;
    oppidum: string;
    tag: string;
  };
  sides: string;
  tagline: string;
  tally: {
    enemy: string;
    open: string;
    oppida: string;
    own: string;
  };
  told: {
    starved: (v: { count: string | number; places: readonly (string | number)[] }) => string;
  };
  waiting: {
    detail: string;
    starving: (v: { name: string | number }) => string;
    title: (v: { name: string | number }) => string;
  };
}

export const loaders: Loaders<OppidaWords> = {
  en: async () => (await import('./oppida.en')).words,
  de: async () => (await import('./oppida.de')).words,
};

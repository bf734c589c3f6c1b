// Written by `cargo xtask generate` from words/. Do not edit.
import type { Reason } from '../../lib/contract';
import type { Line, Loaders } from '../../lib/words';
import type { Action } from '../conquest/Action';
import type { Answer } from '../conquest/Answer';
import type { Battlefield } from '../conquest/Battlefield';
import type { Card } from '../conquest/Card';
import type { CardEffect } from '../conquest/CardEffect';
import type { Event } from '../conquest/Event';
import type { Lifetime } from '../conquest/Lifetime';
import type { Phase } from '../conquest/Phase';
import type { Unit } from '../conquest/Unit';

export interface ConquestWords {
  action(value: Action): string;
  actionHere(value: Action): string;
  answer: Readonly<Record<Answer, string>>;
  answerDetail: Readonly<Record<Answer, string>>;
  battlefield(value: Battlefield): string;
  battlefieldBattle(value: Battlefield): string;
  card: Readonly<Record<Card, string>>;
  cardEffect(value: CardEffect): string;
  event(value: Event): Line | null;
  illegal(value: Reason): string | null;
  lifetime: Readonly<Record<Lifetime, string>>;
  phase(value: Phase): string;
  phaseDone(value: Phase): string;
  phasePass(value: Phase): string;
  province: readonly string[];
  sea: readonly string[];
  seat: readonly string[];
  unit: Readonly<Record<Unit, string>>;
  countUnit(word: Unit, count: number): string;
  count: {
    blank(count: number): string;
    card(count: number): string;
    city(count: number): string;
    die(count: number): string;
    hit(count: number): string;
    influence(count: number): string;
    more_vote(count: number): string;
    piece(count: number): string;
    point(count: number): string;
    province(count: number): string;
    senator(count: number): string;
    talent(count: number): string;
    token(count: number): string;
    troop(count: number): string;
    value(count: number): string;
    vote(count: number): string;
  };
  and: string;
  ask: {
    add: {
      detail: string;
      title: (v: { field: string | number }) => string;
    };
    answer: {
      detail: string;
      title: string;
    };
    bid: {
      detail: (v: { bid: number; left: string | number }) => string;
    };
    bribe: {
      detail: string;
      title: string;
    };
    build: {
      detail: (v: { chaos: string | number }) => string;
      title: string;
    };
    buy_more: {
      detail: (v: { price: number }) => string;
      title: (v: { at: number }) => string;
    };
    fair_wind: {
      detail: string;
      title: (v: { attacker: number; field: string | number }) => string;
    };
    fetch: {
      detail: (v: { galleys: number }) => string;
      title: (v: { to: number }) => string;
    };
    flee: {
      detail: string;
      title: (v: { at: number }) => string;
    };
    here: {
      land: (v: { land: number }) => string;
      landing: (v: { sea: number }) => string;
      sea: (v: { sea: number }) => string;
    };
    lay_enough: {
      detail: string;
      title: (v: { bid: string | number; total: number }) => string;
    };
    lay_more: {
      detail: string;
      title: (v: { total: number }) => string;
    };
    lend: {
      detail: (v: { commander: string | number }) => string;
      title: (v: { commander: string | number; enemy: string | number; field: string | number }) => string;
    };
    lose: {
      detail: string;
      title: (v: { field: string | number; hits: number }) => string;
    };
    march: {
      detail: string;
      title: (v: { from: number; moved: boolean }) => string;
    };
    marker: {
      detail: (v: { field: string | number; name: number; slot: string | number }) => string;
      title: (v: { name: number }) => string;
    };
    muster: {
      detail: (v: { least: number }) => string;
      title: (v: { to: number }) => string;
    };
    open: {
      detail: (v: { talents: number }) => string;
      title: (v: { slots: string | number }) => string;
    };
    open_vote: {
      detail: (v: { gain: string | number }) => string;
      title: (v: { card: Card }) => string;
    };
    over: {
      detail: string;
      title: string;
    };
    place: {
      detail: string;
      leader: (v: { caesar: number; general: string | number }) => string;
      title: (v: { more: boolean; units: string | number }) => string;
    };
    propose: {
      detail: string;
      title: (v: { bid: string | number }) => string;
    };
    propose_last: {
      detail: string;
      title: (v: { bid: string | number }) => string;
    };
    raise: {
      detail: (v: { proposal: string | number }) => string;
      title: (v: { bid: string | number; bidder: number }) => string;
    };
    raise_legions: {
      detail: (v: { count: number }) => string;
      title: string;
    };
    recruit: {
      detail: (v: { chaos: string | number; talents: number }) => string;
      title: (v: { at: number }) => string;
    };
    retreat: {
      detail: (v: { chaos: string | number }) => string;
      title: (v: { field: string | number }) => string;
    };
    revolt: {
      detail: (v: { count: number }) => string;
      title: string;
    };
    sail: {
      detail: string;
      title: (v: { to: number }) => string;
    };
    sailed: {
      detail: string;
      title: string;
    };
    send: {
      detail: string;
      title: (v: { from: number; to: number }) => string;
    };
    send_errand: {
      detail: (v: { least: number; troops: string | number }) => string;
      enough: string;
      title: (v: { to: number }) => string;
    };
    send_over: {
      detail: (v: { room: number; sea: number }) => string;
      title: (v: { from: number; to: number }) => string;
    };
    station: {
      detail: (v: { carried: number }) => string;
      title: string;
    };
    tax: {
      detail: (v: { first: number; most: string | number; second: string | number; talents: number }) => string;
      title: string;
    };
    turn: {
      detail: (v: { card: boolean }) => string;
      next: (v: { left: number }) => string;
      title: (v: { actions: number }) => string;
    };
    turn_end: {
      detail: string;
      title: string;
    };
    victim: {
      detail: string;
      title: string;
    };
    vote: {
      detail: (v: { needed: number }) => string;
      title: (v: { bid: number; bidder: number; card: Card }) => string;
    };
    vote_lost: {
      detail: (v: { most: string | number; needed: number }) => string;
      title: (v: { bid: number; bidder: number; card: Card }) => string;
    };
    wait: {
      detail: string;
      title: (v: { doing: string | number; name: string | number }) => string;
    };
  };
  button: {
    answer: string;
    attack: string;
    break_off: string;
    done: string;
    engage: string;
    enlist: string;
    fair_wind: string;
    fight: string;
    gather_all: string;
    influence: string;
    land: string;
    march: string;
    never_lend: string;
    pass: string;
    recruit: string;
    retreat: string;
    sail: string;
    senator: string;
    send_all: string;
    special_tax: string;
    stay: string;
    take: string;
    use: string;
  };
  button_detail: {
    enlist: string;
    gather_all: string;
    never_lend: string;
    pass: string;
    retreat: string;
    send_all: string;
    stay: string;
  };
  choice: {
    attack: (v: { other: string | number; own: string | number }) => string;
    buy: (v: { change: number; now: string | number; price: number; then: string | number }) => string;
    costs: (v: { price: number }) => string;
    from: (v: { sea: number }) => string;
    levy: (v: { chaos: string | number }) => string;
    lose: (v: { units: string | number; whose: string | number }) => string;
    march: string;
    recruit: (v: { chaos: string | number }) => string;
    sail: string;
  };
  ending: {
    points: (v: { list: readonly (string | number)[] }) => string;
    resigned: (v: { name: string | number }) => string;
    shared: string;
    you_lost: (v: { winner: number }) => string;
    you_resigned: string;
    you_won: string;
  };
  guide: {
    aim: {
      text: string;
      title: string;
    };
    auction: {
      text: string;
      title: string;
    };
    cards: {
      text: string;
      title: string;
    };
    map: {
      text: string;
      title: string;
    };
    next: {
      text: string;
      title: string;
    };
    people: {
      text: string;
      title: string;
    };
    place: {
      text: string;
      title: string;
    };
    propose: {
      text: string;
      title: string;
    };
    turn: {
      text: string;
      title: string;
    };
  };
  lost_together: (v: { units: readonly (string | number)[] }) => string;
  map: {
    close: string;
    reach: (v: { from: string | number; land: number; ships: string | number | null }) => string;
    shut: (v: { count: number }) => string;
    stops: (v: { places: readonly (string | number)[] }) => string;
    strait: (v: { strait: string | number; whose: readonly (string | number)[] }) => string;
    whole: string;
  };
  measured: string;
  on_field: (v: { field: string | number; name: string | number }) => string;
  option: {
    border: string;
    campaigns: string;
    leaders: string;
    open_chaos: string;
    players: string;
    seating: string;
  };
  option_value: {
    border: {
      closed: {
        detail: string;
        label: string;
      };
      open: {
        detail: string;
        label: string;
      };
    };
    campaigns: {
      five: {
        detail: string;
        label: string;
      };
      four: {
        detail: string;
        label: string;
      };
    };
    leaders: {
      fight: {
        detail: string;
        label: string;
      };
      spared: {
        detail: string;
        label: string;
      };
    };
    open_chaos: {
      false: {
        detail: string;
        label: string;
      };
      true: {
        detail: string;
        label: string;
      };
    };
    players: readonly [string, string, string, string, string];
    seating: {
      chosen: {
        detail: string;
        label: string;
      };
      lot: {
        detail: string;
        label: string;
      };
    };
  };
  others_lost: (v: { units: readonly (string | number)[] }) => string;
  panels: {
    alliances: string;
    ally: string;
    answer_later: string;
    answer_off: string;
    answer_on: string;
    answers: string;
    asked: string;
    attacker: string;
    auction: (v: { slots: string | number }) => string;
    auction_last: string;
    auction_rule: string;
    battle_round: (v: { round: number }) => string;
    bid: (v: { talents: string | number }) => string;
    blank: string;
    by_cards: string;
    campaign_number: (v: { campaign: string | number }) => string;
    card_taken: string;
    cards_of: string;
    chaos: (v: { chaos: string | number }) => string;
    chaos_detail: (v: { chaos: string | number; points: string | number | null }) => string;
    chaos_hidden: (v: { shown: string | number }) => string;
    chaos_note: (v: { first: number; second: string | number }) => string;
    chaos_row: string;
    choose_a: string;
    choose_b: string;
    choose_units: {
      commit: string;
      enlist: string;
      gather: string;
      lend: string;
      send: string;
    };
    city_first: string;
    copies: (v: { count: string | number }) => string;
    deck_left: (v: { count: number }) => string;
    defender: string;
    die_reason: {
      base: (v: { dice: number }) => string;
      city: string;
      galley: string;
      leader: string;
      training: string;
    };
    enemy: string;
    envoys: string;
    even: string;
    expected: (v: { points: string | number }) => string;
    field_a: string;
    field_b: string;
    field_title: (v: { field: string | number; slot: string | number }) => string;
    forming: string;
    free: string;
    free_price: string;
    hand_of: (v: { count: number }) => string;
    has_retreated: string;
    hit_face: (v: { unit: Unit }) => string;
    is_beaten: string;
    italia: (v: { name: number }) => string;
    laid: string;
    leads: string;
    lent_by: (v: { name: number }) => string;
    losses_mean: (v: { attacker: string | number; defender: string | number }) => string;
    lost_units: (v: { units: string | number }) => string;
    miss_face: (v: { unit: Unit }) => string;
    neither_wins: string;
    no_italia: string;
    nobody: string;
    odd: string;
    odds: (v: { percent: string | number }) => string;
    odds_note: string;
    odds_of: (v: { field: string | number; whom: string | number }) => string;
    odds_wait: string;
    offer: string;
    one_card: string;
    opens: string;
    own_senators: string;
    passed: string;
    placing: string;
    price_each: (v: { price: string | number }) => string;
    proposal: string;
    province: string;
    rank: (v: { rank: string | number }) => string;
    result: string;
    round: (v: { last: string | number; round: string | number }) => string;
    senate: string;
    senate_rule: string;
    senators_note: string;
    senators_on_offer: string;
    slaves: string;
    slot: (v: { slot: string | number }) => string;
    slots: (v: { one: string | number; other: string | number | null }) => string;
    stands: string;
    sum: string;
    supply: string;
    supply_of: (v: { units: readonly (string | number)[] }) => string;
    table: (v: { campaign: string | number }) => string;
    tabs: {
      offer: string;
      points: string;
      realms: string;
    };
    tax: (v: { talents: string | number }) => string;
    tax_row: string;
    time: (v: { campaign: string | number; last: string | number }) => string;
    to_lose: (v: { left: number }) => string;
    too_poor: string;
    total: string;
    used_card: string;
    victims: string;
    votes_note: string;
    votes_on_offer: string;
    waiting: string;
    wins: (v: { name: string | number }) => string;
    you: string;
    your_bid: string;
    your_hand: string;
    yours: string;
  };
  phrase: {
    bid: (v: { talents: string | number }) => string;
    levy: (v: { talents: number }) => string;
    nothing_added: string;
    nothing_lent: string;
  };
  play_as: (v: { seat: number }) => string;
  progress: (v: { campaign: string | number; last: string | number; round: string | number | null }) => string;
  region: {
    army: (v: { seat: number; units: string | number }) => string;
    city: (v: { seat: number }) => string;
    influences: (v: { list: string | number }) => string;
    no_influence: string;
    tokens: (v: { count: number }) => string;
    worth: (v: { points: string | number }) => string;
  };
  sides: string;
  signs: readonly [string, string, string, string, string, string];
  tagline: string;
  tally: {
    before: string;
    campaign_over: (v: { campaign: string | number; last: string | number }) => string;
    leads: (v: { count: number; names: readonly (string | number)[]; points: number }) => string;
    provinces: string;
  };
  victim: {
    general: (v: { at: number; whom: number }) => string;
    senator: (v: { count: string | number; whom: number }) => string;
  };
}

export const loaders: Loaders<ConquestWords> = {
  en: async () => (await import('./conquest.en')).words,
  de: async () => (await import('./conquest.de')).words,
};

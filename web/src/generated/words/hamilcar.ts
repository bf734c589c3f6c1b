// Written by `cargo xtask generate` from words/. Do not edit.
import type { Reason } from '../../lib/contract';
import type { Line, Loaders } from '../../lib/words';
import type { Ability } from '../hamilcar/Ability';
import type { Action } from '../hamilcar/Action';
import type { BattleCard } from '../hamilcar/BattleCard';
import type { BattleStep } from '../hamilcar/BattleStep';
import type { Concession } from '../hamilcar/Concession';
import type { Defence } from '../hamilcar/Defence';
import type { Effect } from '../hamilcar/Effect';
import type { Ending } from '../hamilcar/Ending';
import type { Event } from '../hamilcar/Event';
import type { FleetOrder } from '../hamilcar/FleetOrder';
import type { Haven } from '../hamilcar/Haven';
import type { Holding } from '../hamilcar/Holding';
import type { Marker } from '../hamilcar/Marker';
import type { NavalStep } from '../hamilcar/NavalStep';
import type { Part } from '../hamilcar/Part';
import type { Phase } from '../hamilcar/Phase';
import type { Piece } from '../hamilcar/Piece';
import type { PointSource } from '../hamilcar/PointSource';
import type { SeaStep } from '../hamilcar/SeaStep';
import type { Seamanship } from '../hamilcar/Seamanship';
import type { Sheltered } from '../hamilcar/Sheltered';
import type { Side } from '../hamilcar/Side';
import type { SiegeFace } from '../hamilcar/SiegeFace';
import type { SiegeStep } from '../hamilcar/SiegeStep';
import type { Standing } from '../hamilcar/Standing';
import type { Step } from '../hamilcar/Step';
import type { TacticCard } from '../hamilcar/TacticCard';
import type { Task } from '../hamilcar/Task';
import type { Toll } from '../hamilcar/Toll';
import type { Use } from '../hamilcar/Use';
import type { Window } from '../hamilcar/Window';

export interface HamilcarWords {
  ability: Readonly<Record<Ability, string>>;
  abilityDetail: Readonly<Record<Ability, string>>;
  action(value: Action): string;
  actionHere(value: Action): string;
  battleCard: Readonly<Record<BattleCard, string>>;
  battleCardA: Readonly<Record<BattleCard, string>>;
  countBattleCard(word: BattleCard, count: number): string;
  battleStep(value: BattleStep): string;
  battleStepAsk(value: BattleStep): string;
  card: Readonly<Record<number, string>>;
  concession: Readonly<Record<Concession, string>>;
  concessionBox: Readonly<Record<Concession, string>>;
  concessionDo: Readonly<Record<Concession, string>>;
  concessionTold: Readonly<Record<Concession, string>>;
  defence: Readonly<Record<Defence, string>>;
  defenceDo: Readonly<Record<Defence, string>>;
  effect(value: Effect): string;
  ending: Readonly<Record<Ending, string>>;
  event(value: Event): Line | null;
  fleetOrder: Readonly<Record<FleetOrder, string>>;
  fleetOrderDo: Readonly<Record<FleetOrder, string>>;
  fleetOrderTold: Readonly<Record<FleetOrder, string>>;
  general: readonly string[];
  haven(value: Haven): string;
  holding(value: Holding): string;
  illegal(value: Reason): string | null;
  marker: Readonly<Record<Marker, string>>;
  markerSign: Readonly<Record<Marker, string>>;
  navalStep(value: NavalStep): string;
  navalStepAsk(value: NavalStep): string;
  part(value: Part): string;
  phase(value: Phase): string;
  phaseAsk(value: Phase): string;
  piece: Readonly<Record<Piece, string>>;
  pieceName: Readonly<Record<Piece, string>>;
  pointSource(value: PointSource): string;
  province: readonly string[];
  provinceAt: readonly string[];
  seaStep: Readonly<Record<SeaStep, string>>;
  seaStepAsk: Readonly<Record<SeaStep, string>>;
  seamanship: Readonly<Record<Seamanship, string>>;
  seat: readonly string[];
  sheltered(value: Sheltered): string;
  side: Readonly<Record<Side, string>>;
  sideAdj: Readonly<Record<Side, string>>;
  sideOf: Readonly<Record<Side, string>>;
  siegeFace: Readonly<Record<SiegeFace, string>>;
  siegeStep(value: SiegeStep): string;
  siegeStepAsk(value: SiegeStep): string;
  space: readonly string[];
  standing: Readonly<Record<Standing, string>>;
  standingDetail: Readonly<Record<Standing, string>>;
  step: Readonly<Record<Step, string>>;
  stepAsk: Readonly<Record<Step, string>>;
  tacticCard: Readonly<Record<TacticCard, string>>;
  tacticCardDetail: Readonly<Record<TacticCard, string>>;
  countTacticCard(word: TacticCard, count: number): string;
  task(value: Task): string;
  taskAsk(value: Task): string;
  toll: Readonly<Record<Toll, string>>;
  use: Readonly<Record<Use, string>>;
  useTold: Readonly<Record<Use, string>>;
  window: Readonly<Record<Window, string>>;
  windowNow: Readonly<Record<Window, string>>;
  count: {
    acc_elephant(count: number): string;
    acc_train(count: number): string;
    battle_card(count: number): string;
    card(count: number): string;
    carthage(count: number): string;
    elephant(count: number): string;
    hit(count: number): string;
    marker(count: number): string;
    mp(count: number): string;
    op(count: number): string;
    point(count: number): string;
    province(count: number): string;
    rome(count: number): string;
    round(count: number): string;
    seat(count: number): string;
    ship(count: number): string;
    ship_sign(count: number): string;
    siege_point(count: number): string;
    tactic_card(count: number): string;
    train(count: number): string;
    unit(count: number): string;
    with_mp(count: number): string;
    with_ships(count: number): string;
    with_units(count: number): string;
  };
  and: string;
  ask: {
    aim: {
      detail: string;
      title: string;
    };
    always: {
      detail: string;
      title: string;
    };
    assignment: {
      detail: string;
      title: string;
    };
    avoiding: {
      detail: string;
      title: (v: { enemy: string | number; place: string | number }) => string;
    };
    back_water: {
      detail: string;
      title: (v: { hits: number }) => string;
    };
    burning: {
      detail: (v: { gap: number }) => string;
      title: string;
    };
    calling: {
      campaign: (v: { left: number; sea: string | number | null }) => string;
      detail: (v: { sea: boolean }) => string;
      forced: string;
      last: string;
      title: string;
    };
    card: {
      counter: (v: { card: string | number }) => string;
      counter_detail: string;
      detail: (v: { ops: number; ships: number | null }) => string;
      title: (v: { card: string | number }) => string;
    };
    charge: {
      detail: string;
      title: string;
    };
    chase: {
      detail: string;
      title: string;
    };
    chest: {
      detail: string;
      title: (v: { left: number }) => string;
    };
    commander: {
      detail: string;
      title: string;
    };
    concede: {
      detail: string;
      title: string;
    };
    conciliating: {
      detail: string;
      title: string;
    };
    consuls: {
      detail: string;
      title: (v: { count: number; generals: readonly (string | number)[] }) => string;
    };
    course: {
      detail: string;
      start: string;
      title: (v: { place: string | number }) => string;
    };
    defend: {
      detail: string;
      title: string;
    };
    demand: {
      detail: string;
      miat: (v: { left: number }) => string;
      title: (v: { left: number }) => string;
    };
    escaping: {
      detail: string;
      title: (v: { general: string | number }) => string;
    };
    event_aim: {
      detail: string;
      title: (v: { card: string | number }) => string;
    };
    event_burnings: {
      detail: string;
      title: (v: { card: string | number; left: number }) => string;
    };
    event_camp: {
      detail: string;
      title: (v: { card: string | number }) => string;
    };
    event_expulsions: {
      detail: string;
      title: (v: { card: string | number; left: number }) => string;
    };
    event_marks: {
      detail: string;
      title: (v: { card: string | number; left: number }) => string;
    };
    event_plot: {
      detail: string;
      title: (v: { card: string | number }) => string;
    };
    event_provinces: {
      detail: string;
      title: (v: { card: string | number; left: number }) => string;
    };
    event_seats: {
      detail: string;
      title: (v: { card: string | number; left: number }) => string;
    };
    event_supplies: {
      detail: string;
      title: (v: { card: string | number; left: number }) => string;
    };
    event_toll: {
      detail: string;
      title: (v: { card: string | number; place: string | number }) => string;
    };
    event_whom: {
      detail: string;
      title: (v: { card: string | number }) => string;
    };
    event_yard: {
      detail: string;
      title: (v: { card: string | number }) => string;
    };
    first_player: {
      detail: string;
      title: string;
    };
    fleet: {
      detail: string;
      title: string;
    };
    fleet_commander: {
      detail: string;
      title: string;
    };
    forces: {
      detail: string;
      title: (v: { general: string | number }) => string;
    };
    intercepted: {
      detail: string;
      title: (v: { place: string | number }) => string;
    };
    interception: {
      detail: string;
      title: (v: { enemy: string | number; place: string | number }) => string;
    };
    lead: {
      detail: string;
      title: (v: { withdraw: boolean }) => string;
    };
    leave: {
      detail: string;
      title: (v: { general: string | number }) => string;
    };
    leaving: {
      detail: string;
      title: string;
    };
    losing: {
      detail: string;
      title: (v: { inside: boolean; left: number; place: string | number }) => string;
    };
    manoeuvre: {
      detail: string;
      title: (v: { round: string | number }) => string;
    };
    marching: {
      army: (v: { elephants: number | null; trains: number | null; units: number }) => string;
      detail: string;
      lone: string;
      sea: (v: { general: string | number; points: number }) => string;
      title: (v: { general: string | number; points: number }) => string;
    };
    match: {
      detail: string;
      none: (v: { card: string | number }) => string;
      title: (v: { card: string | number }) => string;
    };
    muster: {
      detail: string;
      roman: (v: { most: string | number | null }) => string;
      title: (v: { left: number }) => string;
    };
    order: {
      detail: string;
      title: string;
    };
    over: {
      detail: string;
      title: string;
    };
    proconsul: {
      detail: string;
      title: string;
    };
    punic_ship: {
      detail: string;
      only_unit: string;
      title: (v: { convert: boolean }) => string;
    };
    pursuit: {
      detail: string;
      title: string;
    };
    raid: {
      detail: string;
      title: (v: { place: string | number }) => string;
    };
    raising: {
      detail: string;
      title: string;
    };
    reform: {
      detail: string;
      title: string;
    };
    repairing: {
      detail: string;
      title: (v: { left: string | number }) => string;
    };
    reroll_naval: {
      detail: string;
      title: string;
    };
    reroll_siege: {
      detail: string;
      title: (v: { die: string | number }) => string;
    };
    reserve: {
      detail: string;
      title: string;
    };
    retreat: {
      detail: string;
      title: string;
    };
    sea_interception: {
      detail: (v: { ships: number }) => string;
      title: (v: { from: string | number; to: string | number }) => string;
    };
    seize: {
      detail: string;
      title: string;
    };
    shelter: {
      detail: string;
      title: (v: { place: string | number }) => string;
    };
    signal: {
      detail: string;
      title: (v: { card: string | number }) => string;
    };
    spending: {
      detail: string;
      title: (v: { left: number }) => string;
    };
    station: {
      detail: string;
      title: (v: { generals: readonly (string | number)[] }) => string;
      where: (v: { general: string | number }) => string;
    };
    storming: {
      detail: string;
      title: (v: { left: number; place: string | number }) => string;
    };
    strategy: {
      detail: string;
      last: string;
      title: string;
    };
    take: {
      detail: string;
      title: (v: { general: string | number }) => string;
    };
    taking_back: {
      detail: string;
      title: (v: { general: string | number }) => string;
    };
    wait: {
      detail: string;
      title: (v: { doing: string | number; name: string | number }) => string;
    };
    walls: {
      detail: string;
      title: (v: { enemy: string | number; place: string | number }) => string;
    };
    window: {
      detail: (v: { own: number }) => string;
      title: (v: { window: string | number }) => string;
    };
    winter: {
      detail: string;
      title: (v: { inside: boolean; place: string | number }) => string;
    };
    withdraw: {
      detail: string;
      title: string;
    };
  };
  button: {
    always: string;
    besiege: string;
    charge: string;
    chase: string;
    concede: string;
    convert: string;
    counter: string;
    defend: string;
    done: string;
    drill: string;
    elephant: string;
    end: {
      burning: string;
      chest: string;
      gates: string;
      hold_course: string;
      no_chase: string;
      no_interception: string;
      no_one_else: string;
      no_proconsul: string;
      no_pursuit: string;
      no_raid: string;
      no_reform: string;
      no_tactic: string;
      placing: string;
      spending: string;
      stand: string;
      stay: string;
      stop: string;
    };
    evade: string;
    expel: string;
    feed: string;
    fight: string;
    flee: string;
    gather: string;
    go_back: string;
    hand_over: string;
    hold: string;
    inside: string;
    join: string;
    keep: string;
    land_inside: string;
    land_outside: string;
    launch: string;
    leave: string;
    leave_initiative: string;
    march: string;
    mark: string;
    mount: string;
    muster: string;
    name: string;
    overhaul: string;
    part: string;
    pass: string;
    pursue: string;
    put_to_sea: string;
    raid: string;
    recall: string;
    refit: string;
    reform: string;
    repair: string;
    reroll: string;
    roll: string;
    sail: string;
    seize: string;
    sortie: string;
    strike: string;
    strike_inside: string;
    supply: string;
    take: string;
    train: string;
    transports: string;
    unit: string;
    unmount: string;
    warships: string;
    withdraw: string;
    yield: string;
  };
  desk: {
    army: string;
    begins: (v: { name: string | number }) => string;
    by_land: (v: { place: string | number }) => string;
    by_sea: (v: { place: string | number }) => string;
    fleet: string;
    here: string;
    inside: string;
    land: (v: { ships: number }) => string;
    leave_one: (v: { what: string | number }) => string;
    map: string;
    retreat_sea: (v: { place: string | number }) => string;
    ships: (v: { ships: number }) => string;
    stage: string;
    take_one: (v: { what: string | number }) => string;
  };
  end: {
    by_capital: (v: { name: string | number }) => string;
    by_peace: (v: { name: string | number }) => string;
    by_points: (v: { carthage: string | number; rome: string | number }) => string;
    resigned: (v: { name: string | number }) => string;
    won: (v: { name: string | number }) => string;
    you_lost: string;
    you_resigned: string;
    you_won: string;
  };
  full_name: readonly [string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string];
  guide: {
    aim: {
      text: string;
      title: string;
    };
    answer: {
      text: string;
      title: string;
    };
    begin: {
      text: string;
      title: string;
    };
    follow: {
      text: string;
      title: string;
    };
    hand: {
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
    play: {
      text: string;
      title: string;
    };
    points: {
      text: string;
      title: string;
    };
  };
  hand: {
    ask_why: string;
    both: string;
    card: (v: { name: string | number; ops: number; ships: number; text: string | number }) => string;
    chip: {
      activate: string;
      build: string;
      discard: string;
      event: string;
      raise: string;
      spend: string;
      train: string;
    };
    chip_now: string;
    close: string;
    counter_card: string;
    empty: string;
    event: string;
    leaves: string;
    moment: (v: { window: string | number }) => string;
    own: (v: { cards: number }) => string;
    play_now: string;
    use: {
      activate: string;
      build: string;
      discard: string;
      event: string;
      raise: string;
      spend: string;
      train: string;
    };
    uses: string;
  };
  holding_place: {
    hiero: string;
    miat: string;
    numidia: string;
  };
  map: {
    army: (v: { name: string | number; what: readonly (string | number)[] }) => string;
    besieged: string;
    city: string;
    close: string;
    controlled: (v: { side: string | number }) => string;
    great: string;
    independent: string;
    inside: (v: { name: string | number; what: readonly (string | number)[] }) => string;
    label: string;
    marker_carthage: string;
    marker_rome: string;
    neutral: string;
    port: string;
    rated: (v: { battle: string | number; general: string | number; strategy: string | number }) => string;
    siege: (v: { points: number }) => string;
    tribe: string;
    uncontrolled: string;
    whole: string;
  };
  measured: string;
  option: {
    handicap: string;
    open_hands: string;
    sea_lines: string;
    war: string;
  };
  option_value: {
    handicap: {
      carthage: {
        detail: string;
        label: (v: { points: string | number }) => string;
      };
      none: {
        detail: string;
        label: string;
      };
      rome: {
        detail: string;
        label: (v: { points: string | number }) => string;
      };
    };
    open_hands: {
      false: {
        detail: string;
        label: string;
      };
      true: {
        detail: string;
        label: string;
      };
    };
    sea_lines: {
      free: {
        detail: string;
        label: string;
      };
      symbols: {
        detail: string;
        label: string;
      };
    };
    war: {
      short: {
        detail: string;
        label: string;
      };
      whole: {
        detail: string;
        label: string;
      };
    };
  };
  panels: {
    answer_later: string;
    answers: string;
    cards: string;
    corvi: string;
    discards: string;
    draw_pile: (v: { cards: number }) => string;
    filled: (v: { filled: string | number; of: string | number }) => string;
    fleet: (v: { damaged: string | number; name: string | number; ready: number }) => string;
    fleet_key: string;
    generals: string;
    gone: string;
    hand_of: (v: { cards: number; name: string | number }) => string;
    held_by: string;
    hiero: string;
    known: (v: { cards: number }) => string;
    leads: (v: { army: readonly (string | number)[] }) => string;
    leads_none: string;
    march: string;
    miat: string;
    miat_generals: string;
    miat_gives: (v: { generals: number; units: number }) => string;
    miat_held: (v: { name: string | number }) => string;
    miat_markers: string;
    miat_open: string;
    miat_seats: (v: { carthage: string | number; rome: string | number; seats: string | number }) => string;
    miat_short: string;
    miat_units: string;
    mounted: string;
    next: string;
    no_discards: string;
    no_generals: string;
    nobodys: (v: { places: readonly (string | number)[] }) => string;
    none_removed: string;
    numidia: string;
    pile: string;
    played: (v: { ops: number }) => string;
    pool: string;
    proconsul: string;
    ratings: string;
    reinforcements: string;
    removed: string;
    rules_sea: string;
    sea: string;
    sea_closed: string;
    sea_open: (v: { points: number }) => string;
    seamanship: (v: { seamanship: string | number }) => string;
    track: string;
    turn: (v: { last: string | number; turn: string | number }) => string;
    unmounted: string;
    waiting: string;
    years: (v: { years: string | number }) => string;
    you: string;
  };
  plan: {
    burning: {
      detail: string;
      title: string;
    };
    chest: {
      detail: string;
      title: string;
    };
    chest_concede: string;
    chest_repair: string;
    chest_ship: (v: { price: string | number }) => string;
    chest_supply: string;
    chest_unit: (v: { price: string | number }) => string;
    concede: string;
    demand: {
      detail: string;
      miat: string;
      title: string;
    };
    mark: string;
    repair: string;
    repairing: {
      detail: string;
      title: string;
    };
    spending: {
      detail: string;
      title: string;
    };
    supply: string;
    window: {
      detail: string;
      title: (v: { window: string | number }) => string;
    };
    winter: {
      detail: string;
      title: (v: { place: string | number }) => string;
    };
  };
  play_as: (v: { seat: number }) => string;
  progress: (v: { last: string | number; turn: string | number; years: string | number }) => string;
  region: {
    africa: string;
    italia: string;
    mare: string;
    sardinia_corsica: string;
    sicilia: string;
  };
  sides: string;
  signs: readonly [string, string];
  space_kind: {
    city: string;
    ordinary: string;
    tribe: string;
  };
  stage_land: {
    army: (v: { elephants: number | null; side: Side; trains: number | null; units: number }) => string;
    as_reserve: string;
    attacker: string;
    attacks: (v: { side: Side }) => string;
    awaits: string;
    both_lose: string;
    charge: string;
    charge_modifier: {
      forgotten: string;
      hunter: string;
      leader: string;
    };
    charged: (v: { cards: number; side: Side }) => string;
    charged_nobody: string;
    chip_match: (v: { share: string | number }) => string;
    chip_test: (v: { most: string | number; share: string | number }) => string;
    commander: (v: { can: readonly (string | number)[]; rating: string | number; role: string | number }) => string;
    defender: string;
    die: string;
    fewer: (v: { cards: number; side: Side }) => string;
    hand_of: (v: { cards: string | number; side: Side }) => string;
    hidden_hands: string;
    initiative: string;
    led: string;
    line: string;
    loser_retreats: (v: { side: Side }) => string;
    named: (v: { card: string | number; named: string | number }) => string;
    no_card_yet: string;
    no_commander: string;
    not_dealt: string;
    nothing: string;
    own_hand: string;
    part: {
      allies: string;
      caught: string;
      commander: string;
      fewer: string;
      interception: string;
      militia: string;
      tribe: string;
      units: string;
    };
    passes: (v: { side: Side }) => string;
    pays: (v: { rounds: number }) => string;
    rounds: (v: { rounds: number }) => string;
    seized: (v: { die: string | number; general: number; passed: boolean }) => string;
    sources: string;
    stakes: string;
    sum: string;
    test: (v: { general: number; passed: boolean }) => string;
    title: (v: { at: number }) => string;
    unmatched: string;
    way: {
      charge: string;
      hold: string;
      leave: string;
      seize: string;
      withdraw: string;
      yield: string;
    };
    way_text: {
      charge: string;
      hold: string;
      leave: string;
      seize: string;
      withdraw: string;
      yield: string;
    };
    withdrawal: (v: { die: string | number; general: number; passed: boolean }) => string;
  };
  stage_naval: {
    answered: (v: { card: string | number }) => string;
    beside: string;
    chip_hit: (v: { share: string | number }) => string;
    chip_mean: (v: { mean: string | number }) => string;
    chip_order: (v: { most: string | number; share: string | number }) => string;
    chip_prize: (v: { share: string | number }) => string;
    chip_supremacy: (v: { share: string | number }) => string;
    commander: (v: { can: readonly (string | number)[]; cards: number; rating: string | number }) => string;
    draw: (v: { rounds: string | number }) => string;
    fleet: (v: { count: string | number; rest: string | number; side: Side }) => string;
    fleet_count: (v: { of: string | number; ships: string | number }) => string;
    fleet_rest: (v: { hit: string | number | null; prizes: number | null; sunk: number; taken: string | number | null; transports: number | null }) => string;
    hampered: string;
    hand: string;
    hidden_hands: (v: { carthage: string | number; rome: string | number }) => string;
    hits: (v: { hits: number }) => string;
    hits_transports: (v: { hits: number }) => string;
    kept: string;
    laid: string;
    legend: string;
    manoeuvre: string;
    modifier: {
      corvi: string;
      seamanship: string;
    };
    mover_loses: (v: { from: number }) => string;
    mover_wins: (v: { to: number }) => string;
    no_cards: string;
    no_modifiers: string;
    not_rolled: string;
    over: string;
    own_hand: string;
    pays: string;
    prize_here: string;
    prize_taken: string;
    reaction: string;
    rolled: string;
    rolled_so: (v: { die: string | number }) => string;
    rolls: (v: { side: Side }) => string;
    round: (v: { round: string | number; rounds: string | number }) => string;
    round_of: (v: { round: string | number; side: Side }) => string;
    round_short: string;
    stakes: string;
    step: {
      attack: string;
      manoeuvre: string;
      then: string;
    };
    supremacy: string;
    supremacy_here: string;
    supremacy_of: (v: { side: Side }) => string;
    supremacy_taken: string;
    table: string;
    title: (v: { to: number }) => string;
    total: string;
    turn_of: (v: { side: Side }) => string;
    undrawn: (v: { cards: number }) => string;
    way: {
      chase: string;
      evade: string;
      flee: string;
      hold: string;
      keep: string;
      no_answer: string;
      no_card: string;
      reform: string;
      reroll: string;
      transports: string;
      warships: string;
    };
    way_text: {
      chase: string;
      evade: string;
      flee: string;
      hold: string;
      keep: string;
      no_answer: string;
      no_card: string;
      reform: string;
      reroll: string;
      transports: string;
      warships: string;
    };
    where: (v: { from: number; to: number }) => string;
    wins: (v: { side: Side }) => string;
    with_modifiers: (v: { modifiers: string | number; sum: string | number }) => string;
  };
  stage_result: {
    battle_losses: (v: { units: number }) => string;
    chase: (v: { hits: number }) => string;
    displaced: (v: { name: string | number }) => string;
    fallen: (v: { at: number; side: Side }) => string;
    goes_inside: string;
    land_over: (v: { at: number }) => string;
    land_won: (v: { at: number; side: Side }) => string;
    markers: (v: { markers: number }) => string;
    naval_drawn: string;
    naval_won: (v: { side: Side }) => string;
    nothing_lost: string;
    points_now: (v: { points: number }) => string;
    prizes: (v: { ships: number }) => string;
    retreats: (v: { to: number }) => string;
    rout_losses: (v: { by: string | number | null; units: number }) => string;
    sails_off: (v: { to: number }) => string;
    seamanship: string;
    ships_damaged: (v: { ships: number }) => string;
    ships_lost: (v: { of: string | number; ships: number }) => string;
    siege_held: (v: { at: number }) => string;
    siege_points: (v: { at: number; points: number }) => string;
    stopped: (v: { points: number }) => string;
    units_drowned: (v: { units: number }) => string;
    units_lost: (v: { units: number }) => string;
    withdrew: (v: { at: number; side: Side }) => string;
  };
  stage_siege: {
    besieges: (v: { units: number }) => string;
    can_defend: (v: { with: string | number }) => string;
    cannot_defend: string;
    city: string;
    defence: {
      both: string;
      none: string;
      train: string;
      unit: string;
    };
    face: {
      loss: string;
      nothing: string;
      one_point: string;
      two_points: string;
    };
    great: string;
    independent: string;
    inside: (v: { trains: number; units: number }) => string;
    look: string;
    no_walls: string;
    picture: (v: { at: number; falls: number; points: string | number }) => string;
    points: (v: { falls: number; points: string | number }) => string;
    red_die: string;
    rolled: (v: { die: string | number }) => string;
    title: (v: { at: number }) => string;
    tribe: string;
    way: {
      besiege: string;
      defend: string;
      keep: string;
      reroll: string;
      sortie: string;
    };
    ways: string;
    white_die: string;
    why: (v: { great: boolean; red: boolean }) => string;
  };
  staging: {
    decimal: (v: { tenth: string | number; whole: string | number }) => string;
    fold: string;
    put_away: string;
    unfold: string;
  };
  step_help: {
    consuls: string;
    proconsul: string;
    punic_drawn: string;
    punic_named: string;
    punic_ship: string;
    punic_units: string;
    reform: string;
    roman_units: string;
  };
  step_name: {
    consuls: string;
    proconsul: string;
    punic_drawn: string;
    punic_named: string;
    punic_ship: string;
    punic_units: string;
    reform: string;
    roman_units: string;
  };
  tagline: string;
  tally: {
    city: string;
    handicap: string;
    miat: string;
    provinces: string;
    supremacy: string;
  };
  turn_end: {
    chest: (v: { name: string | number; points: number }) => string;
    demanded: (v: { markers: number; name: string | number }) => string;
    isolated: string;
    points: string;
    storms: string;
    title: string;
    winter: string;
  };
  use_choice: {
    activate: {
      detail: (v: { ops: string | number; ships: number }) => string;
      title: string;
    };
    build: {
      detail: string;
      title: (v: { ships: number }) => string;
    };
    discard: {
      detail: string;
      title: string;
    };
    event: {
      detail: string;
      title: string;
    };
    raise: {
      detail: string;
      title: string;
    };
    spend: {
      detail: string;
      title: (v: { ops: number }) => string;
    };
    train: {
      detail: string;
      title: string;
    };
  };
  way: {
    pass: string;
    road: string;
    strait: string;
  };
}

export const loaders: Loaders<HamilcarWords> = {
  en: async () => (await import('./hamilcar.en')).words,
  de: async () => (await import('./hamilcar.de')).words,
};

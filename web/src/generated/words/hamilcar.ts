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
    battle_card(count: number): string;
    card(count: number): string;
    carthage(count: number): string;
    elephant(count: number): string;
    hit(count: number): string;
    marker(count: number): string;
    mp(count: number): string;
    op(count: number): string;
    point(count: number): string;
    rome(count: number): string;
    round(count: number): string;
    ship(count: number): string;
    siege_point(count: number): string;
    tactic_card(count: number): string;
    train(count: number): string;
    unit(count: number): string;
    with_mp(count: number): string;
    with_ships(count: number): string;
    with_units(count: number): string;
  };
  and: string;
  full_name: readonly [string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string];
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
  space_kind: {
    city: string;
    ordinary: string;
    tribe: string;
  };
  tagline: string;
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

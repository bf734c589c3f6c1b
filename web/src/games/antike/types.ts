import type { Eye, Seat } from '../../lib/contract';

export type Good = 'marble' | 'iron' | 'gold';
export type Wealth = Good | 'coin';
export type Unit = 'legion' | 'galley' | 'special';
export type Field =
  'ferrum' | 'templum' | 'aurum' | 'duellum' | 'militia' | 'marmor' | 'scientia' | 'second_duellum';
export type KnowHow = 'strata' | 'navigatio' | 'moneta' | 'res_publica' | 'commercium';
export type Personage = 'king' | 'general' | 'citizen' | 'scholar' | 'navigator';
export type Card =
  | 'academy'
  | 'earthquake'
  | 'burglary'
  | 'fortress'
  | 'votive_gifts'
  | 'armoury'
  | 'forced_march'
  | 'fair_wind'
  | 'rich_vein'
  | 'market_day'
  | 'settlers'
  | 'master_builder'
  | 'volunteers'
  | 'storm'
  | 'ambush'
  | 'siege_tower';

export type Action =
  | { advance: { field: Field } }
  | { pay: { with: Wealth } }
  | { take: { good: Good } }
  | { coin: { good: Good } }
  | 'trade'
  | { swap: { give: Good; take: Good } }
  | { temple: { region: number } }
  | { wall: { region: number } }
  | { arm: { unit: Unit; region: number } }
  | { learn: { know_how: KnowHow } }
  | { recruit: { unit: Unit } }
  | { move: { unit: Unit; from: number; to: number; count: number } }
  | { conquer: { region: number; galleys: number } }
  | { fortress: { play: boolean } }
  | { found: { region: number; good: Good } }
  | 'claim_all'
  | { claim: { personage: Personage } }
  | { pick: { card: Card } }
  | { play: { card: Card } }
  | { play_at: { card: Card; region: number } }
  | { play_for: { card: Card; unit: Unit } }
  | 'done';

export interface Bundle {
  marble: number;
  iron: number;
  gold: number;
  coins: number;
}
export type Ending = { personages: { winner: Seat } } | { turn_limit: { winner: Seat | null } };

export type Event =
  | { advanced: { seat: Seat; field: Field; cost: number } }
  | { paid: { seat: Seat; sum: Bundle } }
  | { produced: { seat: Seat; good: Good; amount: number; coin: boolean } }
  | { received: { seat: Seat; good: Good; amount: number } }
  | { temple_built: { seat: Seat; region: number } }
  | { wall_built: { seat: Seat; region: number } }
  | { armed: { seat: Seat; unit: Unit; region: number } }
  | { learned: { seat: Seat; know_how: KnowHow; first: boolean } }
  | { recruited: { seat: Seat; unit: Unit } }
  | { moved: { seat: Seat; unit: Unit; from: number; to: number; count: number } }
  | { exchanged: { region: number; unit: Unit; count: number; special: Seat | null } }
  | {
      conquered: {
        seat: Seat;
        region: number;
        strength: number;
        legions: number;
        galleys: number;
        defenders: number;
        temple: boolean;
        wall: boolean;
      };
    }
  | { withstood: { region: number; strength: number } }
  | { founded: { seat: Seat; region: number; good: Good } }
  | { claimed: { seat: Seat; personage: Personage; total: number } }
  | { wall_gained: { seat: Seat } }
  | { picked: { seat: Seat; card: Card } }
  | { revealed: { card: Card } }
  | 'reshuffled'
  | { played: { seat: Seat; card: Card } }
  | { wall_fell: { seat: Seat; region: number } }
  | { coins_lost: { seat: Seat; coins: number } }
  | { withdrawn: { seat: Seat; unit: Unit; region: number } }
  | { turn_ended: { seat: Seat; turn: number } }
  | { ended: Ending };

export interface Group {
  unit: Unit;
  region: number;
  count: number;
  steps: number;
}
export type Phase =
  | 'rondel'
  | { surcharge: { field: Field; left: number; from: Wealth } }
  | 'compensation'
  | 'templum'
  | 'militia'
  | 'scientia'
  | { movement: { group: Group | null } }
  | 'conquest'
  | { defence: { region: number; galleys: number } }
  | { storming: { region: number; galleys: number } }
  | 'founding'
  | 'personages'
  | { picking: { left: number } }
  | { over: Ending };
export type Trade =
  { giving: { left: number; from: Wealth } } | { taking: { left: number; from: Good } };

export interface UnitsView {
  legions: number;
  galleys: number;
  special: boolean;
  fresh_legions: number;
  fresh_galleys: number;
  fresh_special: boolean;
}
export interface CityView {
  owner: Seat;
  good: Good;
  temple: boolean;
  wall: boolean;
  strength: number;
  attackers: number;
  temple_coins: number;
  room: number;
}
export interface FoundingView {
  neighbours: [number, number, number];
  coins: [number, number, number];
  possible: [boolean, boolean, boolean];
}
export interface RegionView {
  id: string;
  city: CityView | null;
  founding: FoundingView | null;
  units: [UnitsView, UnitsView];
}
export interface PersonageView {
  personage: Personage;
  count: number;
  reached: number;
  next_at: number | null;
}
export interface PeopleView {
  people: string;
  marble: number;
  iron: number;
  gold: number;
  coins: number;
  box_legions: number;
  box_galleys: number;
  box_special: boolean;
  supply_legions: number;
  supply_galleys: number;
  walls: number;
  stone: Field | null;
  cities: number;
  temples: number;
  navigator_points: number;
  production: [number, number, number];
  know_how: KnowHow[];
  personages: PersonageView[];
  total: number;
  cards: Card[];
}
export interface FieldView {
  field: Field;
  stones: Seat[];
  cost: [number, number];
}
export interface KnowHowView {
  know_how: KnowHow;
  first_price: number;
  second_price: number;
  owners: Seat[];
}
export interface ThisTurnView {
  field: Field | null;
  swaps: number;
  pledged: Bundle;
  free_arming: boolean;
  settlers: boolean;
  master_builder: boolean;
  siege_tower: boolean;
  reach: [number, number];
  armable: [number, number, number];
  due: [Personage, number][];
  cards_for_losses: number;
}
export interface View {
  eye: Eye;
  board: 'west' | 'west_alternative' | 'east';
  turn: number;
  last_turn: number;
  mover: Seat;
  decides: Seat | null;
  beginner: Seat;
  brown: Seat;
  events: boolean;
  special_units: boolean;
  fortress: 'asked' | 'automatic';
  phase: Phase;
  trade: Trade | null;
  this_turn: ThisTurnView;
  regions: RegionView[];
  peoples: PeopleView[];
  rondel: FieldView[];
  know_how: KnowHowView[];
  bank: {
    coins: number;
    temples: number;
    tiles: [number, number, number];
    personages: [Personage, number][];
  };
  open_cards: Card[];
  deck: number;
  played_cards: Card[];
  personages_to_win: number;
}

/**
 * A position for tests and for looking at the board: both sides have grown, Carthage is to move.
 */
import { west } from './chart/west';
import { east } from './chart/east';
import type {
  Bundle,
  CityView,
  Field,
  FoundingView,
  Good,
  KnowHow,
  PeopleView,
  Personage,
  RegionView,
  UnitsView,
  Upshot,
  View,
} from './types';

export const FIELDS: readonly Field[] = [
  'ferrum',
  'templum',
  'aurum',
  'duellum',
  'militia',
  'marmor',
  'scientia',
  'second_duellum',
];
const PRODUCTS: Partial<Record<Field, Good>> = { ferrum: 'iron', aurum: 'gold', marmor: 'marble' };
export const KNOW_HOW: readonly KnowHow[] = [
  'strata',
  'navigatio',
  'moneta',
  'res_publica',
  'commercium',
];
export const PERSONAGES: readonly Personage[] = [
  'king',
  'general',
  'citizen',
  'scholar',
  'navigator',
];

const NO_UNITS: UnitsView = {
  legions: 0,
  galleys: 0,
  special: false,
  fresh_legions: 0,
  fresh_galleys: 0,
  fresh_special: false,
  steps: { legion: 0, galley: 0, special: 0 },
};

const NOTHING: Bundle = { marble: 0, iron: 0, gold: 0, coins: 0 };
const founding = (marble: number, iron: number, gold: number): FoundingView => ({
  neighbours: { marble, iron, gold },
  least_coins: Math.min(marble, iron, gold),
});

export const city = (owner: number, good: Good, changes: Partial<CityView> = {}): CityView => ({
  owner,
  good,
  temple: false,
  wall: false,
  strength: 1,
  resistance: changes.strength ?? 1,
  with_fortress: (changes.strength ?? 1) + 1,
  attackers: 0,
  falls: false,
  losses: changes.strength ?? 1,
  temple_coins: 0,
  room: 1,
  ...changes,
});

function people(name: string, changes: Partial<PeopleView>): PeopleView {
  return {
    people: name,
    special_sails: name === 'rome' || name === 'persia',
    marble: 2,
    iron: 5,
    gold: 1,
    coins: 3,
    box_legions: 1,
    box_galleys: 2,
    box_special: false,
    supply_legions: 7,
    supply_galleys: 6,
    walls: 1,
    stone: 'duellum',
    cities: 5,
    temples: 1,
    navigator_points: 4,
    production: { marble: 2, iron: 1, gold: 5 },
    know_how: ['navigatio'],
    personages: PERSONAGES.map((personage, index) => ({
      personage,
      count: [1, 0, 0, 1, 0][index] ?? 0,
      reached: [5, 0, 1, 0, 4][index] ?? 0,
      next_at: [10, null, 3, null, 7][index] ?? null,
    })),
    total: 2,
    cards: ['fortress'],
    ...changes,
  };
}

type Setting = Partial<RegionView> & { own?: Partial<UnitsView>; other?: Partial<UnitsView> };

const WEST: Record<string, Setting> = {
  carthago: {
    city: city(0, 'gold', { temple: true, wall: true, strength: 5 }),
    own: { legions: 2, galleys: 1, fresh_legions: 2, fresh_galleys: 1 },
  },
  caesarea: { city: city(0, 'marble'), own: { galleys: 1, fresh_galleys: 1 } },
  zama: { city: city(0, 'iron') },
  carales: { city: city(0, 'marble', { strength: 2, attackers: 1 }), other: { galleys: 1 } },
  tacape: { city: city(0, 'gold') },
  saguntum: {
    founding: founding(0, 1, 2),
    own: { legions: 6, fresh_legions: 6, steps: { legion: 1, galley: 0, special: 0 } },
  },
  mare_sardoum: {
    own: { galleys: 3, fresh_galleys: 2, steps: { legion: 0, galley: 2, special: 0 } },
  },
  mare_tyrrhenum: { other: { galleys: 2 } },
  roma: { city: city(1, 'gold', { temple: true, wall: true, strength: 5 }), other: { legions: 1 } },
  ancona: { city: city(1, 'marble') },
  cremona: { city: city(1, 'iron', { wall: true, strength: 2 }) },
  genua: { city: city(1, 'marble') },
  neapolis: { city: city(1, 'iron') },
  syracusae: {
    city: city(1, 'gold', { strength: 1, attackers: 2, falls: true }),
    own: { galleys: 2, fresh_galleys: 0 },
  },
  croton: {
    founding: founding(0, 1, 1),
    other: { legions: 4 },
  },
};

export function fixture(changes: Partial<View> = {}): View {
  const isEast = changes.board === 'east';
  const chart = isEast ? east : west;
  const settings: Record<string, Setting> = isEast ? {} : WEST;
  return {
    eye: { seat: 0 },
    board: 'west',
    turn: 14,
    last_turn: 240,
    mover: 0,
    decides: 0,
    beginner: 0,
    brown: 0,
    events: true,
    special_units: false,
    fortress: 'asked',
    phase: 'rondel',
    trade: null,
    this_turn: {
      field: null,
      swaps: 0,
      pledged: NOTHING,
      done_ends_turn: false,
      free_arming: false,
      settlers: false,
      master_builder: false,
      siege_tower: false,
      armable: { legion: 1, galley: 2, special: 0 },
      due: [],
      cards_for_losses: 0,
    },
    regions: chart.places.map(({ key }) => {
      const { own, other, ...rest } = settings[key] ?? {};
      const units: [UnitsView, UnitsView] = [
        { ...NO_UNITS, ...own },
        { ...NO_UNITS, ...other },
      ];
      return { id: key, city: null, founding: null, ...rest, units };
    }),
    peoples: isEast
      ? [people('greece', {}), people('persia', { stone: 'templum' })]
      : [
          people('carthage', {}),
          people('rome', {
            marble: 4,
            iron: 0,
            gold: 3,
            coins: 1,
            cities: 6,
            total: 3,
            stone: 'templum',
            know_how: ['strata', 'navigatio'],
            cards: ['burglary', 'rich_vein'],
          }),
        ],
    rondel: FIELDS.map((field, index) => ({
      field,
      produces: PRODUCTS[field] ?? null,
      stones: field === 'duellum' ? [0] : field === 'templum' ? [1] : [],
      cost: [Math.max(0, ((index + 4) % 8) + 1 - 3), Math.max(0, ((index + 6) % 8) + 1 - 3)],
    })),
    know_how: KNOW_HOW.map((know_how, index) => ({
      know_how,
      first_price: 5 + index,
      second_price: [2, 3, 3, 4, 4][index] ?? 4,
      owners: [[1], [0, 1], [], [], []][index] ?? [],
    })),
    second_steps: isEast
      ? []
      : [{ from: at('mare_sardoum'), unit: 'galley', to: [at('roma'), at('ancona')] }],
    bank: {
      coins: 26,
      temples: 10,
      tiles: { marble: 7, iron: 9, gold: 6 },
      personages: PERSONAGES.map((personage, index) => [personage, [4, 4, 4, 3, 2][index] ?? 0]),
    },
    open_cards: ['fair_wind', 'rich_vein', 'market_day'],
    deck: 17,
    played_cards: [],
    personages_to_win: 9,
    figures: {
      wall_fields: [1, 2, 3, 5, 7],
      free_steps: 3,
      cities_per_king: 5,
      votive_gifts_most: 4,
      rich_vein_goods: 2,
      market_day_swaps: 3,
      master_builder_marble: 2,
    },
    ...changes,
  };
}

/** The number of a region on the western map. */
export const at = (key: string): number => west.places.findIndex((place) => place.key === key);

/** What comes of an action that costs and brings nothing but what is given here. */
export const upshot = (changes: Partial<Upshot> = {}): Upshot => ({
  price: null,
  surcharge: 0,
  change: { marble: 0, iron: 0, gold: 0, coin: 0 },
  losses: null,
  founding: null,
  ...changes,
});

/**
 * A position for tests and for looking at the board: both sides have grown, Carthage is to move.
 */
import { west } from './chart/west';
import { east } from './chart/east';
import { CARDS, FIELDS, KNOW_HOW, PERSONAGES } from './lists';
import type {
  Bundle,
  CityView,
  FoundingView,
  Good,
  PeopleView,
  RegionView,
  UnitsView,
  View,
} from './types';

const NO_UNITS: UnitsView = {
  legions: 0,
  galleys: 0,
  special: false,
  fresh_legions: 0,
  fresh_galleys: 0,
  fresh_special: false,
  steps: [0, 0, 0],
};

const price = (changes: Partial<Bundle> = {}): Bundle => ({
  marble: 0,
  iron: 0,
  gold: 0,
  coins: 0,
  ...changes,
});
const founding = (neighbours: [number, number, number]): FoundingView => ({
  neighbours,
  prices: [price(), price(), price()].map((none, good) => ({
    ...none,
    marble: 1,
    iron: 1,
    gold: 1,
    coins: neighbours[good] ?? 0,
  })) as FoundingView['prices'],
  possible: [true, true, true],
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
  temple_price: price({ marble: 2, coins: 4 }),
  room: 1,
  ...changes,
});

function people(name: string, changes: Partial<PeopleView>): PeopleView {
  return {
    people: name,
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
    production: [2, 1, 5],
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
    founding: founding([0, 1, 2]),
    own: { legions: 6, fresh_legions: 6, steps: [1, 0, 0] },
  },
  mare_sardoum: { own: { galleys: 3, fresh_galleys: 2, steps: [0, 2, 0] } },
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
    founding: founding([0, 1, 1]),
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
      pledged: price(),
      prices: {
        wall: price({ marble: 1 }),
        arming: [price({ iron: 2 }), price({ iron: 2 }), price({ iron: 3 })],
        recruiting: [price({ gold: 1 }), price({ gold: 1, coins: 1 })],
      },
      done_ends_turn: false,
      free_arming: false,
      settlers: false,
      master_builder: false,
      siege_tower: false,
      reach: [1, 2],
      armable: [1, 2, 0],
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
      stones: field === 'duellum' ? [0] : field === 'templum' ? [1] : [],
      cost: [Math.max(0, ((index + 4) % 8) + 1 - 3), Math.max(0, ((index + 6) % 8) + 1 - 3)],
    })),
    know_how: KNOW_HOW.map((know_how, index) => ({
      know_how,
      first_price: 5 + index,
      second_price: [2, 3, 3, 4, 4][index] ?? 4,
      price: price({ gold: 1, coins: [1, 2, 6, 7, 8][index] ?? 8 }),
      owners: [[1], [0, 1], [], [], []][index] ?? [],
    })),
    bank: {
      coins: 26,
      temples: 10,
      tiles: [7, 9, 6],
      personages: PERSONAGES.map((personage, index) => [personage, [4, 4, 4, 3, 2][index] ?? 0]),
    },
    open_cards: CARDS.slice(7, 10),
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

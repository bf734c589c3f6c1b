/** A position for tests and for looking at the panels: the second round of the first campaign. */
import { regionName } from './geography';
import { PROVINCES, SEAS, seaRegion } from './lists';
import type { BattleView, KeyView, ProvinceView, RealmView, StackView, View } from './types';

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '_');
/** The number of a province or a sea by its name. */
export function at(name: string): number {
  const found = Array.from({ length: PROVINCES }, (_, one) => one).find(
    (one) => regionName(one) === name,
  );
  return found ?? -1;
}
export function atSea(name: string): number {
  const found = Array.from({ length: SEAS }, (_, one) => one).find(
    (one) => regionName(seaRegion(one)) === name,
  );
  return found ?? -1;
}

export const stack = (seat: number, changes: Partial<StackView> = {}): StackView => ({
  seat,
  infantry: 0,
  cavalry: 0,
  catapults: 0,
  generals: 0,
  caesar: false,
  ...changes,
});

const KEYS: Record<string, Partial<KeyView>> = {
  Hispania: { influence: [1, 0, 2], scores: [5, 0, 10] },
  Narbonensis: { influence: [0, 1, 0], scores: [0, 10, 0] },
  Italia: { points: [20, 10, 5], tokens: 2 },
  Neapolis: { points: [15, 5], influence: [0, 1, 1], scores: [0, 15, 15] },
  Sicilia: { tokens: 1 },
  Achaia: { influence: [1, 0, 0], scores: [10, 0, 0] },
  Asia: {},
  Galacia: { influence: [0, 2, 0], scores: [0, 10, 0] },
  Mesopotamia: {},
  Egypt: { points: [15, 5], influence: [2, 1, 0], scores: [15, 5, 0], tokens: 1, city: 0 },
  Numidia: { influence: [0, 0, 1], scores: [0, 0, 10] },
};

const STACKS: Record<string, StackView[]> = {
  Egypt: [
    stack(0, { infantry: 5, cavalry: 1, catapults: 1, caesar: true }),
    stack(1, { infantry: 2, cavalry: 1 }),
    stack(2, { infantry: 1, generals: 1 }),
  ],
  Hispania: [stack(0, { infantry: 1 }), stack(2, { infantry: 3, cavalry: 1 })],
  Achaia: [stack(0, { infantry: 2, cavalry: 1, generals: 1 })],
  Galacia: [stack(1, { infantry: 4, cavalry: 1, catapults: 1, caesar: true })],
  Neapolis: [stack(1, { infantry: 2, generals: 1 }), stack(2, { infantry: 4, caesar: true })],
};

function province(index: number): ProvinceView {
  const name = regionName(index);
  const key = KEYS[name];
  return {
    id: idOf(name),
    key: key
      ? {
          points: [10, 5],
          tokens: 0,
          pool: 6,
          influence: [0, 0, 0],
          scores: [0, 0, 0],
          city: null,
          ...key,
        }
      : null,
    stacks: STACKS[name] ?? [],
  };
}

export const realm = (changes: Partial<RealmView> = {}): RealmView => ({
  slot: 1,
  talents: 45,
  points: 0,
  expected: 30,
  tax: 30,
  chaos: null,
  shown_chaos: 0,
  senators: null,
  senator_count: 3,
  cards: [],
  army_training: 0,
  naval_training: 0,
  influence: 4,
  supply: [12, 18, 5, 3, 7],
  answers: [],
  ...changes,
});

/** The battle of Egypt: an ally has lent an infantry and a general to the attacker. */
export const battle = (): BattleView => ({
  battle: {
    field: { land: at('Egypt') },
    attacker: 0,
    defender: 1,
    round: 1,
    envoys: [
      [0, 0, 0, 0],
      [2, 1, 0, 1],
    ],
    lent: [
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    galleys: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    lent_leader: [true, false],
    hits: [2, 0],
    throw_due: false,
    asked: 4,
    victims: [],
    fleeing: [],
  },
  sides: [
    { seat: 0, force: [6, 1, 1, 0], dice: 5, leader: true, city: false, training: 1 },
    { seat: 1, force: [4, 2, 0, 1], dice: 4, leader: false, city: true, training: 0 },
  ],
});

export function fixture(changes: Partial<View> = {}): View {
  return {
    eye: { seat: 0 },
    players: 3,
    border: 'closed',
    open_chaos: false,
    figures: {
      prices: [5, 10, 15, 20, 15],
      influence: 10,
      recruiting_chaos: 2,
      special_tax: 5,
      coin: 5,
      carried: 4,
      dice: 3,
      defeat_chaos: 2,
      city_chaos: 3,
      penalties: [10, 5],
    },
    campaign: 1,
    last_campaign: 4,
    round: 2,
    last_round: 4,
    mover: 0,
    decides: 0,
    actions_left: 2,
    card_taken: false,
    phase: 'turn',
    auction: null,
    vote: null,
    battle: null,
    slots: [0, 1, 2, null, null, null],
    clockwise: [0, 1, 2],
    provinces: Array.from({ length: PROVINCES }, (_, index) => province(index)),
    seas: Array.from({ length: SEAS }, (_, index) => ({
      id: idOf(regionName(seaRegion(index))),
      fleets: index === atSea('Mare Aegaeum') ? [{ seat: 0, galleys: 2 }] : [],
    })),
    straits: [],
    realms: [
      realm({
        chaos: 4,
        senators: [1, 1, 2, 0],
        senator_count: 4,
        cards: [
          { card: 'merchant_egypt', used: false },
          { card: 'hail_caesar', used: true },
        ],
        army_training: 1,
        answers: ['withdraw'],
      }),
      realm({
        slot: 2,
        talents: 60,
        expected: 40,
        cards: [{ card: 'diplomacy_egypt', used: false }],
      }),
      realm({ slot: 3, talents: 25, shown_chaos: 7, answers: ['never_lend'] }),
    ],
    offer: [
      { card: 'senator_i', count: 2, price: 0 },
      { card: 'senator_iv', count: 1, price: 0 },
      { card: 'politician', count: 1, price: 15 },
      { card: 'city_italia_neapolis', count: 1, price: 40 },
      { card: 'emergency_tax', count: 1, price: 15 },
    ],
    deck: [{ card: 'bribe', count: 5 }],
    unknown_senators: [2, 2, 2, 0],
    majority_of_italia: null,
    ...changes,
  };
}

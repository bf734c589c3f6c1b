/** A position for tests and for looking at the panels: the second round of the first campaign. */
import { PROVINCE_REGIONS, SEA_REGIONS } from './geography';
import type {
  BattleView,
  Card,
  CardEffect,
  HeldCard,
  KeyView,
  OfferView,
  ProvinceView,
  ReachView,
  RealmView,
  StackView,
  View,
} from './types';

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '_');
/** The number of a province or a sea by its name. */
export const at = (name: string): number =>
  PROVINCE_REGIONS.findIndex((region) => region.name === name);
export const atSea = (name: string): number =>
  SEA_REGIONS.findIndex((region) => region.name === name);

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

function province(name: string): ProvinceView {
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

/** How far an army gets. */
export const reach = (from: string, changes: Partial<ReachView> = {}): ReachView => ({
  from: at(from),
  by_land: [],
  stops: [],
  by_sea: [],
  closed: [],
  shut: [],
  ...changes,
});

export const realm = (changes: Partial<RealmView> = {}): RealmView => ({
  slot: 1,
  alliance: 0,
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
  supply: { infantry: 12, cavalry: 18, catapult: 5, general: 3, galley: 7 },
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

const held = (card: Card, effect: CardEffect): HeldCard => ({
  card,
  used: false,
  lifetime: 'multi_use',
  effect,
});
const offered = (
  card: Card,
  price: number,
  effect: CardEffect,
  lifetime: OfferView['lifetime'],
): OfferView => ({ card, count: 1, price, lifetime, effect });

const NO_GAIN = { talents: 0, chaos: 0, points: 0, infantry: 0, influence: 0, at: null, or: null };
export const VOTE: CardEffect = { vote: { ...NO_GAIN, points: 15 } };
const TAX: CardEffect = { vote: { ...NO_GAIN, talents: 40 } };
export const LEGIONS: CardEffect = {
  vote: { ...NO_GAIN, infantry: 6, at: at('Italia'), or: at('Neapolis') },
};
const DIPLOMACY: CardEffect = { diplomacy: { at: at('Egypt'), troops: [2, 1, 0, 1] } };

export function fixture(changes: Partial<View> = {}): View {
  return {
    eye: { seat: 0 },
    players: 3,
    border: 'closed',
    open_chaos: false,
    figures: {
      actions: 2,
      prices: { infantry: 5, cavalry: 10, catapult: 15, general: 20, galley: 15 },
      influence: 10,
      recruiting_chaos: 2,
      special_tax: 5,
      special_tax_most: 5,
      buys: [1, 2],
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
    at_work: null,
    auction: null,
    least_bid: null,
    vote: null,
    battle: null,
    slots: [0, 1, 2, null, null, null],
    clockwise: [0, 1, 2],
    provinces: PROVINCE_REGIONS.map(({ name }) => province(name)),
    seas: SEA_REGIONS.map(({ name }) => ({
      id: idOf(name),
      fleets: name === 'Mare Aegaeum' ? [{ seat: 0, galleys: 2 }] : [],
    })),
    straits: [],
    landing_room: null,
    reach: [
      reach('Achaia', {
        by_land: [at('Macedonia'), at('Thracia')],
        by_sea: [{ to: at('Creta'), over: [atSea('Mare Aegaeum')] }],
        shut: [at('Italia')],
      }),
      reach('Egypt', { by_land: [at('Cyrenaica')] }),
    ],
    realms: [
      realm({
        chaos: 4,
        senators: [1, 1, 2, 0],
        senator_count: 4,
        cards: [
          held('merchant_egypt', { merchant: { at: at('Egypt'), talents: 10 } }),
          { ...held('hail_caesar', VOTE), used: true },
        ],
        army_training: 1,
        answers: ['withdraw'],
      }),
      realm({
        slot: 2,
        alliance: 1,
        talents: 60,
        expected: 40,
        cards: [held('diplomacy_egypt', DIPLOMACY)],
      }),
      realm({ slot: 3, talents: 25, shown_chaos: 7, answers: ['never_lend'] }),
    ],
    offer: [
      { ...offered('senator_i', 0, { senator: { votes: 1 } }, 'hand'), count: 2 },
      offered('senator_iv', 0, { senator: { votes: 4 } }, 'hand'),
      offered('politician', 15, 'politician', 'at_once'),
      offered('city_italia_neapolis', 40, { city: { chaos: 3 } }, 'at_once'),
      offered('emergency_tax', 15, TAX, 'multi_use'),
    ],
    deck: [{ card: 'bribe', count: 5 }],
    unknown_senators: [2, 2, 2, 0],
    majority_of_italia: null,
    ...changes,
  };
}

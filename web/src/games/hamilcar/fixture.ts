/**
 * A small position for tests: Rome besieges Agrigentum, Duilius stands in Messana, Hamilcar in
 * Panormus, and Rome is to play.
 */
import { theatre } from './chart/theatre';
import type { Offer } from '../../lib/contract';
import type { Action, RepublicView, Side, SpaceView, View } from './types';

export const at = (key: string): number => theatre.places.findIndex((place) => place.key === key);

/** The numbers of those who stand on the map here. */
export const [DUILIUS, CALATINUS, GISCO, HAMILCAR] = [0, 1, 2, 3] as const;

export const offer = (action: Action): Offer<Action> => ({ action, targets: [] });

export function republic(changes: Partial<RepublicView> = {}): RepublicView {
  return {
    hand: null,
    known: [],
    cards: 7,
    ready: 6,
    damaged: 1,
    seats: 2,
    hiero: 1,
    ops: 5,
    trains: 3,
    passes: false,
    holds_back: false,
    points: 9,
    ...changes,
  };
}

const NOTHING = { plain: 0, elephants: 0, trains: 0 };

export function space(key: string, changes: Partial<SpaceView> = {}): SpaceView {
  const kind = theatre.places[at(key)]?.kind;
  return {
    id: key,
    marker: kind === 'ordinary' ? 'neutral' : 'independent',
    outside: { rome: NOTHING, carthage: NOTHING },
    inside: kind === 'city' ? NOTHING : null,
    siege_points: 0,
    besieged: false,
    ...changes,
  };
}

const STANDING: Record<string, Partial<SpaceView>> = {
  messana: {
    marker: 'rome',
    outside: { rome: { plain: 6, elephants: 0, trains: 2 }, carthage: NOTHING },
  },
  agrigentum: {
    marker: 'carthage',
    outside: { rome: { plain: 5, elephants: 0, trains: 1 }, carthage: NOTHING },
    inside: { plain: 1, elephants: 1, trains: 0 },
    siege_points: 1,
    besieged: true,
  },
  panormus: {
    marker: 'carthage',
    outside: { rome: NOTHING, carthage: { plain: 5, elephants: 1, trains: 2 } },
  },
};

const control = (id: string): Side | null =>
  id === 'latium' ? 'rome' : id === 'zeugitana' ? 'carthage' : null;

const printed = (side: Side, hero = false) => ({ side, years: '260', abilities: [], hero });

export function fixture(changes: Partial<View> = {}): View {
  const nothing = { hand: null, cards: 0 };
  return {
    eye: { seat: 0 },
    options: { war: 'whole', sea_lines: 'symbols', open_hands: false, handicap: 0 },
    turn: 4,
    last_turn: 9,
    years: '258-257',
    decides: 0,
    phase: { strategy: { side: 'rome' } },
    tasks: [],
    activation: null,
    moved: { activated: [], generals: [], ships: 0, stacks: [] },
    battle: null,
    sea_move: null,
    naval: null,
    tactics: { rome: nothing, carthage: nothing },
    stage: null,
    spaces: theatre.places.map(({ key }) => space(key, STANDING[key])),
    provinces: theatre.provinces.map(({ id }) => ({ id, control: control(id) })),
    generals: [
      { id: 'duilius', post: { outside: at('messana') }, strategy: 2, battle: 3 },
      { id: 'atilius_calatinus', post: { outside: at('agrigentum') }, strategy: 2, battle: 2 },
      { id: 'hannibal_gisco', post: { inside: at('agrigentum') }, strategy: 2, battle: 2 },
      { id: 'hamilcar_paropus', post: { outside: at('panormus') }, strategy: 2, battle: 3 },
    ],
    proconsul: null,
    beaten: [],
    republics: {
      rome: republic({ hand: [67, 115], known: [67, 115], cards: 2 }),
      carthage: republic({ points: 7 }),
    },
    numidia: 2,
    supremacy: 'carthage',
    miat: null,
    seamanship: 'fair',
    corvi: true,
    ships_lost: 0,
    africa_open: false,
    forgotten_tactics: false,
    truce: false,
    draw_pile: 30,
    discards: [],
    removed: [],
    claims: [
      { source: { province: 1 }, held: 'rome' },
      { source: { city: at('lilybaeum') }, held: 'carthage' },
      { source: 'supremacy', held: 'carthage' },
      { source: 'miat', held: null },
    ],
    feeding: null,
    handbook: {
      cards: [
        {
          number: 67,
          id: 'minor_campaign',
          ops: 3,
          ships: 1,
          side: null,
          in_play: true,
          window: null,
          removed: false,
          effect: { campaign: { generals: 2, at_sea: 1 } },
        },
        {
          number: 115,
          id: 'storms_at_sea',
          ops: 1,
          ships: 0,
          side: null,
          in_play: false,
          window: 'sea_move_declared',
          removed: false,
          effect: { storms: { stopped_at_most: 3 } },
        },
      ],
      generals: [printed('rome'), printed('rome'), printed('carthage'), printed('carthage')],
      track: [{ years: '258-257', cards: 8, general: GISCO }],
      miat: [{ units: 0, generals: 2 }],
      warships: 10,
      trains: 10,
      hiero: 4,
      numidia: 3,
      chest_ship: 3,
      chest_unit: 3,
    },
    ...changes,
  };
}

/** Duilius is on the move with four units. */
export const marching = (): Partial<View> => ({
  tasks: [{ activating: { side: 'rome' } }],
  activation: {
    general: DUILIUS,
    points: 4,
    sea_points: 3,
    army: { plain: 4, elephants: 0, trains: 1 },
    companions: [],
    step: 'choosing',
  },
});

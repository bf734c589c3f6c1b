import { describe, expect, it } from 'vitest';
import type { Target } from '../../../lib/contract';
import { LEGIONS, VOTE, at, atSea, battle, fixture } from '../fixture';
import { spaceOf } from '../../../lib/selection';
import { guide } from '../guide';
import type { Action, Card, CardEffect, Event, Phase, Unit, Upshot, View } from '../types';
import { words as english } from '../../../generated/words/conquest.en';
import { words as german } from '../../../generated/words/conquest.de';
import { PROVINCE_REGIONS, REGIONS, seaRegion } from '../geography';
import { words } from '.';

const egypt = at('Egypt');
const sea = atSea('Mare Aegaeum');
const view = fixture();
const land = { land: egypt };
const EVENTS: Event[] = [
  { campaign_begun: { campaign: 2 } },
  { bid: { seat: 0, talents: 15, a: 0, b: 1 } },
  { bid: { seat: 0, talents: 0, a: null, b: 2 } },
  { passed: { seat: 1 } },
  { auction_won: { seat: 0, talents: 15 } },
  { allied: { seat: 0, slot: 1 } },
  { placed: { seat: 0, unit: 'caesar', at: egypt, count: 1 } },
  { stationed: { seat: 0, sea } },
  { enlisted: { seat: 0, unit: 'cavalry', at: egypt, count: 2 } },
  { launched: { seat: 0, sea, count: 1 } },
  { chaos_taken: { seat: 0, chaos: 2 } },
  { bought: { seat: 0, at: egypt, from: null } },
  { bought: { seat: 0, at: egypt, from: 1 } },
  { received: { seat: 0, talents: 25 } },
  { moved: { seat: 0, unit: 'infantry', from: egypt, to: at('Syria'), over: null, count: 3 } },
  { moved: { seat: 0, unit: 'general', from: egypt, to: at('Creta'), over: sea, count: 1 } },
  { sailed: { seat: 0, from: sea, to: atSea('Mare Narbo'), count: 2 } },
  { attacked: { seat: 0, field: land, whom: 1 } },
  { attacked: { seat: null, field: land, whom: 1 } },
  { attacked: { seat: 0, field: { sea }, whom: 1 } },
  { fair_wind_used: { seat: 1 } },
  { committed: { seat: 0, sea, count: 1 } },
  { lent: { seat: 2, unit: 'infantry', count: 1 } },
  { threw: { seat: 0, faces: [2, 1, 0, 0, 1], struck: [2, 0, 0, 0], hits: 2 } },
  { threw: { seat: null, faces: [0, 0, 1, 1, 1], struck: [0, 0, 0, 0], hits: 0 } },
  { fell: { seat: 1, unit: 'cavalry', count: 1 } },
  { fell: { seat: null, unit: 'infantry', count: 2 } },
  { retreated: { seat: 1, to: at('Syria') } },
  { retreated: { seat: 1, to: null } },
  { fled: { seat: 1, to: at('Syria') } },
  { beaten: { seat: 1, field: land } },
  { undecided: { field: { sea } } },
  { city_built: { seat: 0, at: egypt } },
  { city_taken: { seat: 0, at: egypt } },
  { general_killed: { whom: 1, at: egypt } },
  { senator_killed: { whom: 1, votes: 3 } },
  { senator_taken: { seat: 0, from: 1 } },
  { senator_seen: { seat: 0, from: 1, votes: 2 } },
  { joined: { seat: 0, unit: 'infantry', at: egypt, count: 6 } },
  { influence_won: { seat: 0, at: egypt } },
  { points_won: { seat: 0, points: 15 } },
  { chaos_lost: { seat: 0, chaos: 10 } },
  { laid: { seat: 0, votes: 3, total: 5 } },
  { senator_kept: { seat: 2, votes: 1 } },
  { answered: { seat: 0, answer: 'withdraw', on: true } },
  { answered: { seat: 0, answer: 'never_lend', on: false } },
  { round_ended: { round: 1 } },
  { taxed: { seat: 0, talents: 35 } },
  { cities_calmed: { seat: 0, cities: 1 } },
  { chaos_shown: { seat: 0, chaos: 7 } },
  { penalised: { seat: 0, points: 10 } },
  { campaign_ended: { campaign: 1 } },
  'ended',
  ...(Object.keys(english.card) as Card[]).flatMap((card): Event[] => [
    { took: { seat: 0, card, price: 15 } },
    { used: { seat: 0, card } },
    { vote_called: { seat: 0, card } },
    { vote_won: { seat: 0, card, votes: 4 } },
    { vote_void: { card } },
  ]),
];
const SILENT: Event[] = [
  { token_laid: { at: egypt } },
  { card_laid: { card: 'loot' } },
  { turn_ended: { seat: 0 } },
  { scored: { seat: 0, at: egypt, rank: 1, points: 15 } },
];
const ACTIONS: Action[] = [
  { bid: { coins: 3 } },
  { propose: { a: 0, b: 1 } },
  { propose: { a: null, b: 1 } },
  { place: { unit: 'infantry', at: egypt, count: 4 } },
  { station: { sea } },
  { take: { card: 'politician' } },
  { recruit: { at: egypt } },
  ...(Object.keys(english.unit) as Unit[]).map((unit): Action => ({ enlist: { unit, count: 2 } })),
  { launch: { sea, count: 1 } },
  { buy: { at: egypt, from: null } },
  { buy: { at: egypt, from: 1 } },
  { levy: { chaos: 5 } },
  { march: { from: egypt } },
  { aim: { to: at('Syria'), over: null } },
  { aim: { to: at('Creta'), over: sea } },
  { send: { unit: 'infantry', count: 3 } },
  'send_all',
  { attack: { at: egypt, whom: 1 } },
  { sail: { to: sea } },
  { gather: { from: sea, count: 2 } },
  'gather_all',
  { engage: { sea, whom: 1 } },
  'pass',
  { use: { card: 'loot' } },
  { assassinate: { whom: 1, general: egypt } },
  { assassinate: { whom: 1, general: null } },
  { fetch: { from: sea } },
  { build: { at: egypt } },
  { muster: { from: egypt, over: null } },
  { bribe: { whom: 1 } },
  { revolt: { at: egypt, whom: 1 } },
  { fair_wind: { sail: true } },
  { fair_wind: { sail: false } },
  { commit: { sea, count: 1 } },
  { lend: { unit: 'general', count: 1 } },
  'never_lend',
  { lose: { unit: 'infantry', of: 0, from: null, count: 3 } },
  { lose: { unit: 'galley', of: 2, from: sea, count: 1 } },
  { lose: { unit: 'infantry', of: null, from: null, count: 2 } },
  { retreat: { to: at('Syria') } },
  { retreat: { to: null } },
  'stay',
  { flee: { to: at('Syria') } },
  { lay: { votes: 4 } },
  { answer: { answer: 'never_lend', on: true } },
  { answer: { answer: 'withdraw', on: false } },
  'done',
];
const march = { from: egypt, to: at('Syria'), next: 0, troops: 2, any: true };
const auction = { opener: 0, asked: 0, bidder: null, bid: 0, a: null, b: null };
const vote: View['vote'] = {
  card: 'hail_caesar',
  asked: 0,
  bidder: 1,
  bid: 4,
  laid: [
    [0, 1, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
};
const BARBARIANS: CardEffect = {
  barbarians: { at: at('Dacia'), units: 4, troops: [3, 1], talents: 0, points: 0 },
};
const none = [null, null, null, null, null, null];
const POSITIONS: [Phase, Partial<View>][] = [
  ['bidding', { auction, slots: none }],
  ['bidding', { auction: { ...auction, bidder: 1, bid: 15, a: 0, b: 1 }, slots: none }],
  [{ proposing: { bid: 15 } }, { auction, slots: none }],
  [{ proposing: { bid: 0 } }, { auction, slots: [0, 1, null, null, null, null] }],
  [{ placing: { unit: 'infantry', left: 8, from: 0 } }, {}],
  [{ placing: { unit: 'caesar', left: 1, from: 0 } }, {}],
  ['stationing', {}],
  ['turn', {}],
  ['turn', { actions_left: 1, card_taken: true }],
  ['turn', { actions_left: 0 }],
  [{ recruiting: { at: egypt, from: 0 } }, {}],
  [{ buying: { at: egypt, left: 1 } }, {}],
  [{ marching: { from: egypt, moved: false } }, {}],
  [{ sending: { ...march, over: null, errand: null } }, {}],
  [{ sending: { ...march, over: sea, errand: null } }, {}],
  [{ sending: { ...march, over: null, errand: 'barbarians_dacia' } }, { at_work: BARBARIANS }],
  [{ sailing: { to: sea, from: 0, moved: false } }, {}],
  ['sailed', {}],
  [{ fetching: { card: 'fleet_aegaeum' } }, { at_work: { fleet: { sea, galleys: 2 } } }],
  [{ building: { card: 'city_egypt_numidia' } }, { at_work: { city: { chaos: 3 } } }],
  [{ mustering: { card: 'barbarians_dacia' } }, { at_work: BARBARIANS }],
  ['bribing', {}],
  ['revolting', { at_work: { slave_revolt: { infantry: 4 } } }],
  [{ raising: { seat: 0, card: 'new_legions' } }, { at_work: LEGIONS }],
  ['fair_wind', { battle: battle() }],
  [{ committing: { seat: 0, from: 5 } }, { battle: battle() }],
  [{ committing: { seat: 2, from: 0 } }, { battle: battle() }],
  [{ losing: { side: 0 } }, { battle: battle() }],
  [{ retreating: { side: 0 } }, { battle: battle() }],
  [{ fleeing: { seat: 0 } }, { battle: battle() }],
  ['voting', { vote, at_work: VOTE }],
  ['voting', { vote: { ...vote, bidder: null, bid: 0 }, at_work: VOTE }],
  [{ laying: { most: 3 } }, { vote }],
  ['over', {}],
];
const TARGETS: Target[] = [
  { region: egypt },
  { region: seaRegion(sea) },
  { region: at('Syria') },
  { card: 'politician' },
  { card: 'assassin' },
  ...['bid', 'a', 'b', 'players', 'chaos', 'senators'].map((track) => spaceOf(track, 1)),
  spaceOf('a', null),
  spaceOf('units', 'galley'),
  spaceOf('answers', 'withdraw'),
  { button: 'done' },
  { button: 'pass' },
  ...Object.keys(english.button).map((button) => ({ button })),
];

describe.each(['en', 'de'] as const)('the words of Conquest in %s', (language) => {
  const said = words.of(language);
  const isSound = (text: string | null | undefined): void => {
    expect(text).toBeTruthy();
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
  };

  it.each(EVENTS.map((event) => [JSON.stringify(event), event] as const))(
    'tell of %s',
    (_, event) => isSound(said.event(view, event)?.text),
  );

  it.each(SILENT.map((event) => [JSON.stringify(event), event] as const))(
    'leave %s to the map and the tables',
    (_, event) => expect(said.event(view, event)).toBeNull(),
  );

  it.each(ACTIONS.map((action) => [JSON.stringify(action), action] as const))(
    'name the action %s',
    (_, action) => {
      isSound(said.action(view, action));
      isSound(said.choice(view, 0, { action, targets: [] }).title);
    },
  );

  it.each(POSITIONS.map(([phase, changes]) => [JSON.stringify(phase), phase, changes] as const))(
    'say what to do, and what others wait for, in %s',
    (_, phase, changes) => {
      const now = fixture({ phase, ...changes });
      const { title, detail } = said.prompt(now, 0, [], []);
      isSound(title);
      isSound(detail);
      isSound(said.waiting(now, 'Severus (Ada)', 0).title);
    },
  );

  it.each(TARGETS.map((target) => [JSON.stringify(target), target] as const))(
    'name the target %s, and what a click on it means',
    (_, target) => {
      isSound(said.target(view, target));
      isSound(said.prompt(view, 0, [target], []).detail);
    },
  );

  it('say why not, with the figures', () => {
    isSound(said.reason({ code: 'too_dear', price: 10, has: 1 }));
    expect(said.reason({ code: 'too_dear', price: 10, has: 1 })).toMatch(/10.*1/);
  });

  it('leave an unknown reason to the server', () => {
    expect(said.reason({ code: 'from_the_future' })).toBeNull();
  });

  it('explain each step of the guide', () => {
    for (const { key } of guide) isSound(said.guide[key]?.text);
  });

  it('name who has won, and the points of all', () => {
    const over = fixture({ phase: 'over' });
    expect(said.ending(over, [1, 2, 3]).title).toBe(said.texts.ending.you_won);
    expect(said.ending(over, [2, 1, 3]).title).toContain('Cassius');
    expect(said.ending(over, [1, 1, 3]).title).toBe(said.texts.ending.shared);
    isSound(said.ending(over, [1, 2, 3]).detail);
    const leaver = { seat: 1, name: 'Cassius (Ada)' };
    expect(said.ending(over, [1, 3, 1], leaver).detail).toContain('Cassius (Ada)');
    const own = said.ending(over, [3, 1, 1], { seat: 0, name: 'Brutus (Ben)' }).detail;
    expect(own).toContain(said.texts.ending.you_resigned);
    expect(own).not.toContain('Ben');
  });

  it('say what a token would bring before it is bought', () => {
    const action: Action = { buy: { at: at('Hispania'), from: 2 } };
    const upshot: Upshot = { price: 11, talents: 0, chaos: 0, points: [5, 13] };
    expect(said.choice(view, 0, { action, targets: [], upshot }).detail).toMatch(/11.*5.*13/);
  });

  it('name the price and the chaos that the server foresees, and no others', () => {
    const upshot: Upshot = { price: 17, talents: 19, chaos: 23, points: null };
    const actions: [Action, RegExp][] = [
      [{ take: { card: 'politician' } }, /17/],
      [{ recruit: { at: egypt } }, /23/],
      [{ enlist: { unit: 'cavalry', count: 3 } }, /17/],
      [{ launch: { sea, count: 2 } }, /17/],
      [{ bid: { coins: 3 } }, /17/],
      [{ levy: { chaos: 2 } }, /19.*23/],
    ];
    for (const [action, figures] of actions) {
      const { title, detail } = said.choice(view, 0, { action, targets: [], upshot });
      expect(`${title} ${detail}`).toMatch(figures);
    }
    const bid: Action = { bid: { coins: 3 } };
    expect(said.action(view, bid, upshot)).toContain('17');
    const offers = [{ action: bid, targets: [], upshot }];
    expect(said.prompt(view, 0, [spaceOf('bid', 3)], offers).detail).toContain('17');
  });
});

describe('the figures of the rules', () => {
  const changed = fixture();
  changed.figures = { ...changed.figures, carried: 7, special_tax_most: 9, city_chaos: 8 };

  it.each(['en', 'de'] as const)('are those of the view: %s', (language) => {
    const said = words.of(language);
    const title = (phase: Phase, at_work: CardEffect | null = null): string => {
      const { title, detail } = said.prompt({ ...changed, phase, at_work }, 0, [], []);
      return `${title} ${detail}`;
    };
    expect(title('stationing')).toContain('7');
    expect(title({ building: { card: 'city_egypt_numidia' } })).toContain('8');
    expect(title({ raising: { seat: 0, card: 'new_legions' } }, LEGIONS)).toContain('6');
    expect(said.prompt(changed, 0, [{ button: 'special_tax' }], []).detail).toContain('9');
    expect(said.texts.cardEffect({ loot: { talents: 55, chaos: 6 } })).toMatch(/55.*6/);
  });
});

describe('the places', () => {
  it.each([english, german])('are called as on the map', ({ province, sea }) => {
    expect([...province, ...sea]).toEqual(REGIONS.map(({ name }) => name));
    expect(province).toHaveLength(PROVINCE_REGIONS.length);
  });
});

import { describe, expect, it } from 'vitest';
import type { Offer, Target } from '../../../lib/contract';
import { spaceOf } from '../../../lib/selection';
import { words as english } from '../../../generated/words/antike.en';
import { at, FIELDS, fixture, KNOW_HOW, PERSONAGES, upshot } from '../fixture';
import type { Action, Card, Event, Illegal, Phase, Upshot } from '../types';
import { nextText, nextUp } from './names';
import { words } from '.';

const view = fixture();
const region = at('saguntum');
const here = { seat: 0, region };
const EVENTS: Event[] = [
  { advanced: { seat: 0, field: 'ferrum', cost: 2 } },
  { paid: { seat: 0, sum: { marble: 1, iron: 0, gold: 2, coins: 1 } } },
  { produced: { seat: 0, good: 'gold', amount: 4, coin: true } },
  { received: { seat: 0, good: 'iron', amount: 1 } },
  { temple_built: here },
  { wall_built: here },
  { armed: { ...here, unit: 'legion' } },
  { learned: { seat: 1, know_how: 'moneta', first: true } },
  { recruited: { seat: 0, unit: 'galley' } },
  { moved: { seat: 0, unit: 'legion', from: region, to: at('tarraco'), count: 2 } },
  { exchanged: { region, unit: 'galley', count: 1, special: null } },
  {
    conquered: {
      ...here,
      strength: 2,
      legions: 1,
      galleys: 1,
      defenders: 0,
      temple: true,
      wall: false,
    },
  },
  { withstood: { region, strength: 3 } },
  { founded: { ...here, good: 'marble' } },
  { wall_gained: { seat: 0 } },
  'reshuffled',
  { wall_fell: here },
  { coins_lost: { seat: 1, coins: 2 } },
  { withdrawn: { ...here, unit: 'legion' } },
  { ended: { personages: { winner: 0 } } },
  { ended: { turn_limit: { winner: null } } },
  ...PERSONAGES.map((personage): Event => ({ claimed: { seat: 0, personage, total: 3 } })),
  ...(Object.keys(english.card) as Card[]).flatMap((card): Event[] => [
    { picked: { seat: 0, card } },
    { played: { seat: 0, card } },
  ]),
];
const ACTIONS: Action[] = [
  ...FIELDS.map((field): Action => ({ advance: { field } })),
  ...KNOW_HOW.map((know_how): Action => ({ learn: { know_how } })),
  { pay: { with: 'coin' } },
  { take: { good: 'gold' } },
  { coin: { good: 'iron' } },
  'trade',
  { swap: { give: 'gold', take: 'iron' } },
  { temple: { region } },
  { wall: { region } },
  { arm: { unit: 'galley', region } },
  { recruit: { unit: 'legion' } },
  { move: { unit: 'legion', from: region, to: at('tarraco'), count: 2 } },
  { move: { unit: 'galley', from: region, to: at('tarraco'), count: 1, after: 1 } },
  { conquer: { region: at('syracusae'), galleys: 1 } },
  { fortress: { play: true } },
  { fortress: { play: false } },
  { found: { region, good: 'gold' } },
  'claim_all',
  { claim: { personage: 'king' } },
  { pick: { card: 'storm' } },
  { play: { card: 'burglary' } },
  { play_at: { card: 'storm', region } },
  { play_for: { card: 'volunteers', unit: 'legion' } },
  'done',
];
const PHASES: Phase[] = [
  'rondel',
  { surcharge: { field: 'ferrum', left: 2, from: 'marble' } },
  'compensation',
  'templum',
  'militia',
  'scientia',
  { movement: { group: null } },
  { movement: { group: { unit: 'galley', region, count: 2, steps: 1 } } },
  'conquest',
  { defence: { region: at('roma'), galleys: 0 } },
  { storming: { region: at('roma'), galleys: 0 } },
  'founding',
  'personages',
  { picking: { left: 2 } },
];
const REASONS: Illegal['code'][] = ['game_over', 'special_alone', 'no_trade'];
const TARGETS: Target[] = [
  { region },
  { region: at('roma') },
  { region: at('corsica') },
  { region: at('alpes') },
  { piece: { region, piece: 'legion' } },
  { card: 'votive_gifts' },
  spaceOf('rondel', 'aurum'),
  spaceOf('know_how', 'navigatio'),
  spaceOf('wealth', 'coin'),
  spaceOf('taken', 'iron'),
  spaceOf('recruits', 'galley'),
  spaceOf('personages', 'navigator'),
  { button: 'done' },
  { button: 'trade' },
];

describe.each(['en', 'de'] as const)('the words of Antike Duellum in %s', (language) => {
  const said = words.of(language);
  const isSound = (text: string | null | undefined): void => {
    expect(text).toBeTruthy();
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
  };

  it.each(EVENTS.map((event) => [JSON.stringify(event), event] as const))(
    'tell of %s',
    (_, event) => isSound(said.event(view, event)?.text),
  );

  it('pass over the end of a turn', () => {
    expect(said.event(view, { turn_ended: { seat: 0, turn: 3 } })).toBeNull();
  });

  it.each(ACTIONS.map((action) => [JSON.stringify(action), action] as const))(
    'name the action %s',
    (_, action) => {
      isSound(said.action(view, action));
      isSound(said.choice(view, 0, { action, targets: [] }).title);
    },
  );

  it.each(PHASES.map((phase) => [JSON.stringify(phase), phase] as const))(
    'say what to do in %s',
    (_, phase) => {
      const { title, detail } = said.prompt(fixture({ phase }), 0, [], []);
      isSound(title);
      isSound(detail);
    },
  );

  it('say that the first field is free, and that only the end of the turn is left', () => {
    const first = fixture({ phase: 'rondel' });
    const peoples = first.peoples.map((people) => ({ ...people, stone: null }));
    const { first_field } = said.texts.detail;
    expect(said.prompt({ ...first, peoples }, 0, [], []).detail).toBe(first_field);
    expect(said.prompt(first, 0, [], []).detail).not.toBe(first_field);
    const over = fixture({ phase: 'personages', this_turn: { ...first.this_turn, due: [] } });
    const end: Offer<Action> = { action: 'done', targets: [{ button: 'done' }] };
    const { turn_done, turn_over } = said.texts.prompt;
    expect(said.prompt(over, 0, [], [end])).toEqual(turn_done);
    expect(said.prompt(over, 0, [], [end, end])).toEqual(turn_over);
  });

  it.each(TARGETS.map((target) => [JSON.stringify(target), target] as const))(
    'name the target %s',
    (_, target) => isSound(said.target(view, target)),
  );

  it.each(REASONS)('give a reason: %s', (code) => isSound(said.reason({ code })));

  it('leave an unknown reason to the server', () => {
    expect(said.reason({ code: 'from_the_future' })).toBeNull();
  });

  it('name who plays by the map, and the seats before it is known', () => {
    expect(said.people(1, view)).toMatch(/^Rom/);
    expect(said.people(0, fixture({ board: 'east' }))).toMatch(/Greece|Griechenland/);
    isSound(said.people(0));
  });
});

describe.each(['en', 'de'] as const)('what a choice means, in %s', (language) => {
  const said = words.of(language);
  const choice = (action: Action, changes: Partial<Upshot> = {}) =>
    said.choice(view, 0, { action, targets: [], upshot: upshot(changes) });
  const losses = (legions: number, galleys: number): string =>
    choice({ conquer: { region, galleys } }, { losses: [legions, galleys] }).title;

  it('counts the losses that the server foresees', () => {
    expect(losses(0, 1)).toMatch(/1 (galley|Galeere)/);
    expect(losses(0, 1)).not.toMatch(/legion/i);
    expect(losses(2, 0)).toMatch(/2 (legions|Legionen)/);
  });

  it('names the price that the server foresees, and no other', () => {
    const price = { marble: 11, iron: 0, gold: 0, coins: 12 };
    const actions: Action[] = [
      { temple: { region } },
      { wall: { region } },
      { arm: { unit: 'legion', region } },
      { recruit: { unit: 'galley' } },
      { found: { region, good: 'gold' } },
    ];
    for (const action of actions) {
      expect(choice(action, { price, founding: [13, 14] }).detail).toMatch(/11 .*12 /);
    }
    expect(choice(actions[4]!, { price, founding: [13, 14] }).detail).toMatch(/13.*14/);
  });

  it('tells units under way from those that have not moved', () => {
    const step = { unit: 'legion', from: region, to: at('tarraco'), count: 2 } as const;
    const fresh = choice({ move: step });
    const onward = choice({ move: { ...step, after: 1 } });
    expect(fresh.count).toBe(2);
    expect(fresh.title).toBe(onward.title);
    expect(fresh.group).not.toBe(onward.group);
    expect(onward.group).toMatch(/1 (border|Grenze)/);
  });

  it('says when the end of a step ends the turn', () => {
    const moving = fixture({ phase: { movement: { group: null } } });
    const step = said.button(moving, 'done');
    moving.this_turn.done_ends_turn = true;
    expect(said.button(moving, 'done')).not.toBe(step);
    expect(said.button(moving, 'done')).toMatch(/End turn|Zug beenden/);
    const picking = fixture({ phase: { picking: { left: 1 } } });
    expect(said.button(picking, 'done')).toMatch(/no card|Keine Karte/);
  });

  it('says why a price cannot be paid: with coins put aside, too', () => {
    const reason = { code: 'too_dear', good: 6, coins: 1, has_good: 6, has_coins: 1 };
    expect(said.reason({ ...reason, aside: 1 })).toMatch(/put aside|beiseitegelegt/);
    expect(said.reason({ ...reason, aside: 0 })).not.toMatch(/put aside|beiseitegelegt/);
  });
});

describe('what is missing for a personage', () => {
  const [en, de] = [words.of('en'), words.of('de')];

  it('is never a negative number', () => {
    const people = { ...view.peoples[0]!, personages: [...view.peoples[0]!.personages] };
    people.personages = people.personages.map((one) => ({ ...one, reached: 8, next_at: 7 }));
    for (const { texts } of [en, de]) expect(nextUp(texts, people)).not.toMatch(/[-−]\d/);
    expect(nextUp(en.texts, people)).toMatch(/^due now → /);
    const one = people.personages.map((personage) => ({ ...personage, reached: 6 }));
    expect(nextUp(en.texts, { ...people, personages: one })).toMatch(/1 sea point →/);
    for (const shown of one) expect(nextText(de.texts, shown)).not.toBe('');
  });
});

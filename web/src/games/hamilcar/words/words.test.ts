import { describe, expect, it } from 'vitest';
import cases from '../../../generated/words/hamilcar.cases.json';
import type { Offer, Reason, Target } from '../../../lib/contract';
import type { Prompt } from '../../../lib/game';
import { spaceOf } from '../../../lib/selection';
import { at, CALATINUS, DUILIUS, fixture, GISCO, HAMILCAR, marching, offer } from '../fixture';
import type { Action, Event, Phase, SeaMove, Step, Task, View } from '../types';
import { words } from '.';

const here = at('messana');
const PHASES: Phase[] = [
  'punic_ship',
  { punic_units: { left: 2 } },
  { punic_named: { coming: [GISCO] } },
  { punic_drawn: { coming: [GISCO, HAMILCAR] } },
  { roman_units: { left: 3, camp: null, with_general: 2 } },
  'proconsul',
  { consuls: { coming: [DUILIUS, CALATINUS], taken: null } },
  'reform',
  'first_player',
  { strategy: { side: 'rome' } },
  { winter: { side: 'rome', next: 3 } },
  { burning: { side: 'rome', gap: 2 } },
  { war_chest: { side: 'rome', left: 3 } },
  { over: { winner: 'rome', by: 'peace' } },
];
const TASKS: Task[] = [
  { spending: { side: 'rome', left: 2 } },
  { conciliating: { side: 'rome' } },
  { raising: { side: 'rome' } },
  { repairing: { side: 'rome', left: 2 } },
  { demand: { side: 'rome', left: 2, first: true } },
  { demand: { side: 'carthage', left: 1, first: true } },
  { losing: { side: 'carthage', at: here, inside: true, left: 1 } },
  { escaping: { general: DUILIUS } },
  { calling: { side: 'rome', call: 'force_march' } },
  { calling: { side: 'rome', call: { rated: { ops: 2, sea: false } } } },
  { calling: { side: 'rome', call: { campaign: { generals: 2, at_sea: 1 } } } },
  { calling: { side: 'rome', call: { campaign: { generals: 1, at_sea: 0 } } } },
  { window: { window: 'activation', side: 'rome' } },
  { siege: { general: DUILIUS, step: { rolled: { die: 3 } } } },
  { siege: { general: DUILIUS, step: { storming: { left: 1 } } } },
  { event: { side: 'rome', card: 67, part: 'camp' } },
  { event: { side: 'rome', card: 67, part: { marks: 2 } } },
  { event: { side: 'rome', card: 67, part: { expulsions: 1 } } },
  { event: { side: 'rome', card: 67, part: { spoils: [here, 1] } } },
  { event: { side: 'rome', card: 67, part: { supplies: 1 } } },
  { event: { side: 'rome', card: 67, part: { burnings: [2, true] } } },
  { event: { side: 'rome', card: 67, part: { seats: 1 } } },
  { event: { side: 'rome', card: 67, part: 'yard' } },
  { event: { side: 'rome', card: 67, part: 'aim' } },
  { event: { side: 'rome', card: 67, part: { provinces: [1, null] } } },
  { event: { side: 'rome', card: 67, part: 'whom' } },
  { event: { side: 'rome', card: 67, part: { toll: [here, false] } } },
  { event: { side: 'rome', card: 67, part: 'plot' } },
];
const STEPS: Step[] = ['choosing', 'interception', 'intercepted', 'walls', 'avoiding', 'pursuit'];
const SEA_STEPS: SeaMove['step'][] = [
  'course',
  'fleet',
  'commander',
  'interception',
  'assignment',
  'taking_back',
  'raid',
];
const sea = (step: SeaMove['step']): Partial<View> => ({
  tasks: [{ sea: { side: 'rome' } }],
  sea_move: { side: 'rome', course: [here, at('lipara')], interceptor: HAMILCAR, step },
});

const ASKED: [string, Partial<View>][] = [
  ...PHASES.map((phase): [string, Partial<View>] => [JSON.stringify(phase), { phase }]),
  ...TASKS.map((task): [string, Partial<View>] => [JSON.stringify(task), { tasks: [task] }]),
  ...STEPS.map((step): [string, Partial<View>] => {
    const now = marching();
    return [step, { ...now, activation: { ...now.activation!, step } }];
  }),
  ...SEA_STEPS.map((step): [string, Partial<View>] => [`sea: ${step}`, sea(step)]),
];

const of = <T>(wanted: string): T[] =>
  cases.flatMap(([section, value]) => (section === wanted ? [value as T] : []));
const EVENTS = of<Event>('event');
const ACTIONS = of<Action>('action');
const REASONS = of<Reason>('illegal');

const TARGETS: Target[] = [
  { region: here },
  spaceOf('generals', DUILIUS),
  spaceOf('cards', 67),
  spaceOf('provinces', 1),
  spaceOf('sea_lines', here),
  spaceOf('sea_havens', here),
  spaceOf('havens', 'inside'),
  spaceOf('fleet', 3),
  spaceOf('forces', 3),
  spaceOf('sides', 'rome'),
  spaceOf('uses', 'spend'),
  spaceOf('concessions', 'seat'),
  spaceOf('pieces', 'unit'),
  spaceOf('answers', 'hold_back'),
  spaceOf('defences', 'both'),
  spaceOf('tolls', 'units'),
  spaceOf('holdings', 'miat'),
  spaceOf('battle_cards', 'probe'),
  spaceOf('names', 'probe'),
  spaceOf('tactics', 'ramming'),
];

const BUTTONS =
  'mark supply repair concede muster launch convert take leave gather join part drill refit overhaul unit elephant train feed roll done counter pass always recall besiege sortie reroll keep defend charge hold yield seize withdraw march sail inside fight go_back pursue strike strike_inside expel name put_to_sea hand_over raid transports warships reform evade flee chase'.split(
    ' ',
  );

describe.each(['en', 'de'] as const)('the words of Hamilcar in %s', (language) => {
  const said = words.of(language);
  const isSound = (text: string | null | undefined): void => {
    expect(text).toBeTruthy();
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
  };
  const isSaid = ({ title, detail }: Prompt): void => [title, detail].forEach(isSound);

  it.each(ASKED)('say what to do: %s', (_, changes) => {
    isSaid(said.prompt(fixture(changes), 0, [], []));
    isSound(said.waiting(fixture(changes), 'Rome', 0).title);
    isSound(said.target(fixture(changes), { button: 'done' }));
  });

  it('say of a card and of a general what the next click decides', () => {
    const plain = fixture();
    expect(said.prompt(plain, 0, [spaceOf('cards', 67)], []).title).toContain(said.texts.card[67]);
    const coming = fixture({ phase: { punic_named: { coming: [GISCO] } } });
    isSaid(said.prompt(coming, 1, [spaceOf('generals', GISCO)], []));
  });

  it.each(EVENTS.map((event) => [JSON.stringify(event), event] as const))(
    'tell of %s',
    (_, event) => {
      const line = said.event(fixture(), event);
      if (line?.text) isSound(line.text);
    },
  );

  it.each(ACTIONS.map((action) => [JSON.stringify(action), action] as const))(
    'name the action %s',
    (_, action) => {
      isSound(said.action(fixture(), action));
      isSound(said.choice(fixture(), 0, offer(action) as Offer<Action>).title);
    },
  );

  it.each(REASONS)('give the reason %j', (reason) => isSound(said.reason(reason)));

  it.each(TARGETS.map((target) => [JSON.stringify(target), target] as const))(
    'name %s',
    (_, target) => isSound(said.target(fixture(), target)),
  );

  it.each(BUTTONS)('have a word for the button %s', (button) => {
    expect(said.button(fixture(), button)).not.toBe(button);
  });

  it.each([
    ['war', 'short'],
    ['sea_lines', 'free'],
    ['open_hands', 'true'],
    ['handicap', '0'],
    ['handicap', '2'],
    ['handicap', '-2'],
  ])('explain the option %s %s', (key, value) => {
    isSound(said.option(key));
    const { label, detail } = said.optionValue(key, value);
    [label, detail].forEach(isSound);
  });

  it('tell how the war ended, for each side and for onlookers', () => {
    const ends = (['points', 'peace', 'capital'] as const).map((by) =>
      fixture({ phase: { over: { winner: 'rome', by } } }),
    );
    for (const view of ends) {
      isSaid(said.ending(view, [1, 2]));
      isSaid(said.ending({ ...view, eye: 'spectator' }, [1, 2]));
    }
    expect(said.ending(fixture(), [1, 2]).title).not.toBe(said.ending(fixture(), [2, 1]).title);
    isSaid(said.ending(fixture(), [1, 2], { seat: 1, name: 'Ada' }));
  });

  it('add the points up to what the rules count', () => {
    const rows = said.tally(fixture(), []);
    expect(rows.at(-1)).toMatchObject({ isTotal: true, values: [9, 7] });
    expect(rows[0]?.values).toEqual([1, 0]);
  });
});

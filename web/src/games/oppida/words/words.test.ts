import { describe, expect, it } from 'vitest';
import type { Offer, Reason, Target } from '../../../lib/contract';
import type { Prompt } from '../../../lib/game';
import { fixture, upshot } from '../fixture';
import type { Action, Event, Phase, Upshot } from '../types';
import cases from '../../../generated/words/oppida.cases.json';
import { LANGUAGES } from '../../../lib/prefs.svelte';
import { words } from '.';

const view = fixture();
const figures = { seat: 0, area: 6, from: 6, to: 5, die: 3, warriors: 1, shields: 2, ears: 4 };
const fight = { ...figures, fell: 1, slain: 1, entered: 1, stayed: 0, defenders: 0 };

const EVENTS: Event[] = [
  { recruited: figures },
  { scouted: figures },
  { saw: figures },
  { built: figures },
  { razed: figures },
  { marched: { ...figures, stayed: 2 } },
  { conquered: { ...fight, destroyed: true } },
  { fought: fight },
  { hungry: figures },
  { starved: figures },
  { ended: { areas: { winner: 0 } } },
  { ended: { capital: { winner: 1 } } },
  { ended: 'repetition' },
  { ended: 'turn_limit' },
];
const ACTIONS: Action[] = [
  { recruit: figures },
  { scout: figures },
  { build: figures },
  { raze: { area: 9 } },
  { march: { ...figures, to: 7 } },
  { conquer: figures },
  { fight: figures },
  { starve: figures },
  'end',
];
const PHASES: Phase[] = [
  'choosing',
  { recruiting: { recruits: 1, scouted: false } },
  { recruiting: { recruits: 0, scouted: true } },
  'marching',
  { building: { turned: [] } },
  { starving: { hungry: 0 } },
];

/** Those with figures; whether there are words for each, the generator checks. */
const REASONS = cases.flatMap(([section, value]) =>
  section === 'illegal' ? [value as unknown as Reason] : [],
);

describe.each(['en', 'de'] as const)('the words of Oppida in %s', (language) => {
  const said = words.of(language);
  const isSound = (text: string | null | undefined): void => {
    expect(text).toBeTruthy();
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
  };

  it.each(EVENTS.map((event) => [Object.keys(event)[0], event] as const))(
    'tell of %s',
    (_, event) => isSound(said.event(view, event)?.text),
  );

  it('pass over the end of a turn', () => {
    expect(said.event(view, { turn_ended: { seat: 0, turn: 3 } })).toBeNull();
  });

  it.each(REASONS)('give the reason %j', (reason) => isSound(said.reason(reason)));

  it('leave an unknown reason to the server', () => {
    expect(said.reason({ code: 'from_the_future' })).toBeNull();
  });

  it.each(ACTIONS.map((action) => [JSON.stringify(action), action] as const))(
    'name the action %s',
    (_, action) => {
      isSound(said.action(view, action));
      isSound(said.choice(view, 0, { action, targets: [], upshot: upshot() }).title);
    },
  );

  it.each(PHASES)('say what to do in phase %j', (phase) => {
    const prompt = said.prompt(fixture({ phase }), 0, [], []);
    isSound(prompt.title);
    isSound(prompt.detail);
  });

  it('say what to do at every step of a choice', () => {
    const army: Target = { piece: { region: 6, piece: 3 } };
    const paths: Target[][] = [
      [{ button: 'recruit' }],
      [{ button: 'scout' }],
      [{ region: 6 }],
      [{ region: 9 }],
      [army],
      [army, { region: 7 }],
      [army, { region: 5 }],
    ];
    for (const path of paths) {
      const [action, to] = [{ build: { area: 6 } }, 5] as const;
      const assault = { fell: 1, rest: 2, defenders: 1, left: 0, stayed: 1 };
      const back: Upshot['back'] = [
        { shields: 2, ears: 3 },
        { shields: 4, ears: 5 },
      ];
      const told = upshot({ dice: [3], back, assault });
      const attack = { fight: { from: 6, die: 3, to, warriors: 1 } };
      const offers: Offer<Action>[] = [
        { action: path.length === 2 ? attack : action, targets: path, upshot: told },
      ];
      isSound(said.prompt(view, 0, path, offers).title);
      isSound(said.prompt(view, 0, path, offers).detail);
    }
  });

  it('describe every card and die', () => {
    for (let region = 0; region < 12; region += 1) isSound(said.target(view, { region }));
    isSound(said.target(view, { piece: { region: 6, piece: 3 } }));
  });
});

describe('a repetition', () => {
  const end = (repeats?: number): Offer<Action> => ({
    action: 'end',
    targets: [{ button: 'end' }],
    ...(repeats === undefined ? {} : { repeats }),
  });
  const phases: Phase[] = ['marching', { recruiting: { recruits: 0, scouted: false } }];

  it.each(phases)('is warned of before it is made, in phase %j', (phase) => {
    for (const said of LANGUAGES.map((language) => words.of(language))) {
      const { second, third } = said.texts.prompt.repeats;
      const prompt = (repeats?: number): Prompt =>
        said.prompt(fixture({ phase }), 0, [], [end(repeats)]);
      expect(prompt().title).not.toBe(third);
      expect(prompt(2)).toEqual({ title: prompt().title, detail: second });
      expect(prompt(3).title).toBe(third);
      // Under the pointer the button says the same.
      expect(said.prompt(fixture({ phase }), 0, [{ button: 'end' }], [end(3)]).title).toBe(third);
    }
  });

  it('is warned of before the last warrior starves', () => {
    const phase: Phase = { starving: { hungry: 0 } };
    const starve: Offer<Action> = {
      action: { starve: { area: 6, die: 3 } },
      targets: [{ piece: { region: 6, piece: 3 } }],
      repeats: 3,
    };
    for (const said of LANGUAGES.map((language) => words.of(language))) {
      const { title } = said.prompt(fixture({ phase }), 0, [], [starve]);
      expect(title).toBe(said.texts.prompt.repeats.third_starving);
    }
  });
});

describe('recruiting and scouting', () => {
  it('offer no scouting to whoever has scouted already', () => {
    const offer: Offer<Action> = { action: { recruit: { warriors: 2 } }, targets: [] };
    const path = [{ button: 'recruit' }];
    for (const said of LANGUAGES.map((language) => words.of(language))) {
      const { recruit, recruiting } = said.texts.prompt;
      const detail = (phase: Phase): string =>
        said.prompt(fixture({ phase }), 0, path, [offer]).detail;
      expect(detail('choosing')).toBe(recruit.detail);
      const begun = { recruiting: { recruits: 1, scouted: true } };
      expect(detail(begun)).toBe(recruiting.left({ left: 2 }));
    }
  });

  const recruit = (warriors: number): Offer<Action> => ({
    action: { recruit: { warriors } },
    targets: [{ button: 'recruit' }, { count: warriors }],
  });
  const scout: Offer<Action> = { action: { scout: { area: 3 } }, targets: [{ region: 3 }] };
  const view = fixture({ phase: { recruiting: { recruits: 1, scouted: true } } });

  it('say what is left of both', () => {
    const {
      both,
      scout: scoutTitle,
      recruit: recruitTitle,
      done,
    } = words.of('en').texts.prompt.recruiting;
    const title = (...offers: Offer<Action>[]): string =>
      words.of('en').prompt(view, 0, [], offers).title;
    expect(title(recruit(1), scout)).toBe(both);
    expect(title(scout)).toBe(scoutTitle);
    expect(title(recruit(1))).toBe(recruitTitle);
    expect(title()).toBe(done);
    expect(words.of('en').prompt(view, 0, [], [recruit(1), recruit(2)]).detail).toBe(
      'Up to 2 more can be recruited.',
    );
  });
});

describe('the figures in the words', () => {
  it('warn of hunger', () => {
    const { detail } = words.of('en').prompt(fixture({ phase: 'marching' }), 0, [], []);
    expect(detail).toBe('If the turn ended now, 2 warriors would starve: 9 outside, 7 ears.');
  });

  it('count out an attack', () => {
    const path = [{ piece: { region: 6, piece: 3 } }, { region: 5 }];
    const offers: Offer<Action>[] = [
      {
        action: { conquer: { from: 6, die: 3, to: 5, warriors: 1 } },
        targets: path,
        upshot: upshot({ assault: { fell: 1, rest: 2, defenders: 1, left: 0, stayed: 0 } }),
      },
    ];
    expect(words.of('en').prompt(view, 0, path, offers).detail).toBe(
      'The Ford is held by 1; one falls at the shields, you can win with 1 to spare.',
    );
    expect(words.of('de').prompt(view, 0, path, offers).detail).toBe(
      'Die Furt hält 1 Krieger; einer fällt an den Schilden, du kannst siegen und behältst 1.',
    );
  });

  it('say who won, and to whom', () => {
    const over = fixture({ phase: { over: { capital: { winner: 0 } } } });
    expect(words.of('en').ending(over, [1, 2]).title).toBe('Victory is yours');
    expect(words.of('de').ending({ ...over, eye: { seat: 1 } }, [1, 2]).title).toBe(
      'Diese Partie ist verloren',
    );
  });
});

import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words as english } from '../../generated/words/antike.en';
import type { Offer } from '../../lib/contract';
import { pseudo, unspoken } from '../../lib/pseudo';
import Board from './Board.svelte';
import { at, fixture } from './fixture';
import { geography } from './geography';
import Panels from './Panels.svelte';
import type { Action, Event, View } from './types';
import { speak, words } from './words';

const said = speak(pseudo(english));
beforeEach(() => void vi.spyOn(words, 'now', 'get').mockReturnValue(said));

const SITTING = ['Ada', 'Magister'];
/** What is called alike in all languages; the longest first, so that none hides in another. */
const NAMES = [fixture(), fixture({ board: 'east' })]
  .flatMap((view) => {
    const { chart, regions } = geography(view);
    const countries = chart.countries.map(({ name }) => name);
    return [...regions.flatMap(({ name, lines }) => [name, ...lines]), ...countries];
  })
  .concat(SITTING)
  .sort((a, b) => b.length - a.length);

const region = at('saguntum');
const POSITIONS: [string, Partial<View>, Event[], Action[]][] = [
  [
    'the rondel',
    {},
    [{ advanced: { seat: 0, field: 'ferrum', cost: 2 } }],
    [{ advance: { field: 'ferrum' } }, 'trade', { swap: { give: 'gold', take: 'iron' } }],
  ],
  [
    'a payment',
    { phase: { surcharge: { field: 'ferrum', left: 2, from: 'marble' } } },
    [{ paid: { seat: 0, sum: { marble: 1, iron: 0, gold: 2, coins: 1 } } }],
    [{ pay: { with: 'coin' } }, { take: { good: 'gold' } }],
  ],
  [
    'building',
    { phase: 'templum' },
    [{ temple_built: { seat: 0, region } }, { wall_built: { seat: 0, region } }],
    [{ temple: { region } }, { wall: { region } }, { coin: { good: 'marble' } }],
  ],
  [
    'arming',
    { phase: 'militia' },
    [{ armed: { seat: 0, region, unit: 'legion' } }],
    [{ arm: { unit: 'galley', region } }],
  ],
  [
    'learning',
    { phase: 'scientia' },
    [{ learned: { seat: 1, know_how: 'moneta', first: true } }],
    [{ learn: { know_how: 'moneta' } }, { recruit: { unit: 'legion' } }],
  ],
  [
    'a march',
    { phase: { movement: { group: null } } },
    [{ moved: { seat: 0, unit: 'legion', from: region, to: at('tarraco'), count: 2 } }],
    [{ move: { unit: 'galley', from: region, to: at('tarraco'), count: 1, after: 1 } }],
  ],
  [
    'a conquest',
    { phase: 'conquest' },
    [{ withstood: { region, strength: 3 } }],
    [{ conquer: { region: at('syracusae'), galleys: 1 } }, { fortress: { play: true } }],
  ],
  [
    'founding',
    { phase: 'founding' },
    [{ founded: { seat: 0, region, good: 'marble' } }],
    [{ found: { region, good: 'gold' } }],
  ],
  [
    'personages',
    { phase: 'personages' },
    [{ claimed: { seat: 0, personage: 'king', total: 3 } }],
    ['claim_all', { claim: { personage: 'king' } }],
  ],
  [
    'cards',
    { phase: { picking: { left: 2 } } },
    [{ picked: { seat: 0, card: 'storm' } }, { played: { seat: 0, card: 'burglary' } }],
    [{ pick: { card: 'storm' } }, { play_for: { card: 'volunteers', unit: 'legion' } }, 'done'],
  ],
  ['the eastern map', { board: 'east' }, ['reshuffled'], []],
];

const offer = (action: Action): Offer<Action> => ({ action, targets: [] });

describe('in a language that nobody speaks', () => {
  it.each(POSITIONS)('the panels say nothing of their own: %s', (_, changes, told, actions) => {
    const choosing = {
      lit: [],
      path: [],
      pointed: [],
      asking: false,
      offers: actions.map(offer),
      pick: vi.fn(),
      act: vi.fn(),
      foresee: vi.fn(() => Promise.resolve(null)),
      hover: vi.fn(),
    };
    const shared = { view: fixture(changes), seat: 0, names: SITTING, deciding: 0, told, choosing };
    for (const preview of [null, ...actions.map(offer)]) {
      for (const isCompact of [false, true]) {
        const { container, unmount } = render(Panels, { ...shared, preview, isCompact });
        expect(container.textContent).toContain('⟦');
        expect(unspoken(container, NAMES)).toEqual([]);
        unmount();
      }
    }
  });

  const MAPS: [Partial<View>, boolean][] = [
    [{ phase: { movement: { group: null } } }, false],
    [{ phase: 'conquest' }, true],
    [{ board: 'east' }, false],
  ];
  it.each(MAPS)('the board says nothing of its own: %j, upright: %j', (changes, upright) => {
    const { container } = render(Board, {
      view: fixture(changes),
      seat: 0,
      recent: { number: 1, events: [], trail: [] },
      lit: [{ region }],
      path: [],
      pointed: [],
      asking: true,
      upright,
      pick: vi.fn(),
      drop: vi.fn(),
      hover: vi.fn(),
    });
    expect(container.querySelectorAll('[aria-label]').length).toBeGreaterThan(12);
    expect(unspoken(container, NAMES)).toEqual([]);
  });

  it('bar and chronicle say nothing of their own', () => {
    const shown = document.createElement('div');
    const add = (text: string): void => void shown.append(text, document.createElement('br'));
    for (const [, changes, told, actions] of POSITIONS) {
      const view = fixture(changes);
      const { title, detail } = said.prompt(view, 0, [], []);
      [title, detail, said.waiting(view, 'Ada', 1).title, said.progress(view)].forEach(add);
      told.forEach((event) => add(said.event(view, event)?.text ?? ''));
      for (const action of actions) {
        const choice = said.choice(view, 0, offer(action));
        [choice.group, choice.title, choice.detail, said.action(view, action)].forEach(add);
      }
      add(said.target(view, { region }));
      add(said.button(view, 'done'));
      for (const step of Object.values(said.guide)) {
        [step.title, step.text ?? step.textAt?.(view) ?? ''].forEach(add);
      }
    }
    for (const seat of [0, 1]) add(said.people(seat));
    add(said.reason({ code: 'special_alone' }) ?? '');
    expect(unspoken(shown, NAMES)).toEqual([]);
  });
});

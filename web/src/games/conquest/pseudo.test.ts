import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pseudo, unspoken } from '../../lib/pseudo';
import { words as english } from '../../generated/words/conquest.en';
import Board from './Board.svelte';
import { VOTE, at, battle, fixture } from './fixture';
import { REGIONS, chart } from './geography';
import Panels from './Panels.svelte';
import type { Action, Event, View } from './types';
import { speak, words } from './words';

const said = speak(pseudo(english));
beforeEach(() => void vi.spyOn(words, 'now', 'get').mockReturnValue(said));

const PEOPLE = ['Severus', 'Cassius', 'Albinus', 'Julianus', 'Pertinax', 'Geta'];
const SITTING = ['Ada', 'Magister', 'Tiro'];
const NUMERALS = ['VIII', 'III', 'II', 'IV', 'I'];
/** What is called alike in all languages; the longest first, so that none hides in another. */
const NAMES = [...REGIONS.map(({ name }) => name), ...REGIONS.flatMap(({ lines }) => lines)]
  .concat(chart.countries.map(({ name }) => name))
  .concat(PEOPLE, SITTING, NUMERALS)
  .sort((a, b) => b.length - a.length);

const auction = { opener: 1, asked: 0, bidder: 1, bid: 10, a: 1, b: 2 };
const NONE: [number, number, number, number] = [0, 0, 0, 0];
const vote: View['vote'] = {
  card: 'hail_caesar',
  asked: 0,
  bidder: 1,
  bid: 4,
  laid: [NONE, [0, 2, 0, 0], NONE, NONE, NONE, NONE],
};
const TOLD: Event[] = [
  { campaign_begun: { campaign: 1 } },
  { bid: { seat: 1, talents: 10, a: 1, b: 2 } },
  { passed: { seat: 2 } },
  { attacked: { seat: 0, field: { land: at('Egypt') }, whom: 1 } },
  { threw: { seat: 0, faces: [2, 0, 1, 0, 1], struck: [2, 0, 0, 0], hits: 2 } },
  { fell: { seat: 1, unit: 'cavalry', count: 1 } },
  { beaten: { seat: 1, field: { land: at('Egypt') } } },
];
const SCORED: Event[] = [
  { scored: { seat: 0, at: at('Egypt'), rank: 1, points: 15 } },
  { chaos_shown: { seat: 0, chaos: 7 } },
  { penalised: { seat: 0, points: 10 } },
  { campaign_ended: { campaign: 1 } },
];
const POSITIONS: [string, Partial<View>, Event[], Action[]][] = [
  ['a turn', {}, TOLD, []],
  ['an auction', { auction, phase: 'bidding', round: 0 }, TOLD, [{ bid: { coins: 3 } }]],
  ['a vote', { vote, phase: 'voting', at_work: VOTE }, TOLD, [{ lay: { votes: 3 } }]],
  [
    'a battle',
    { battle: battle(), phase: { losing: { side: 0 } } },
    TOLD.slice(0, -1),
    [{ lose: { unit: 'infantry', of: 0, from: null, count: 1 } }],
  ],
  [
    'recruiting',
    { phase: { recruiting: { at: at('Egypt'), from: 0 } } },
    [],
    [{ enlist: { unit: 'cavalry', count: 2 } }],
  ],
  ['the end of a campaign', { campaign: 2, round: 0 }, [...TOLD, ...SCORED], []],
];

describe('in a language that nobody speaks', () => {
  it.each(POSITIONS)('the panels say nothing of their own: %s', (_, changes, told, actions) => {
    const choosing = {
      lit: [],
      path: [],
      pointed: [],
      asking: false,
      offers: actions.map((action) => ({ action, targets: [] })),
      pick: vi.fn(),
      act: vi.fn(),
      foresee: vi.fn(() => Promise.resolve(null)),
      hover: vi.fn(),
    };
    const shared = { view: fixture(changes), seat: 0, names: SITTING, deciding: 0, told, choosing };
    for (const isCompact of [false, true]) {
      const { container, unmount } = render(Panels, { ...shared, preview: null, isCompact });
      expect(unspoken(container, NAMES)).toEqual([]);
      unmount();
    }
  });

  it('the board says nothing of its own', () => {
    const { container } = render(Board, {
      view: fixture(),
      seat: 0,
      recent: { number: 1, events: [], trail: [] },
      lit: [{ region: at('Egypt') }],
      path: [],
      pointed: [],
      asking: true,
      upright: false,
      pick: vi.fn(),
      drop: vi.fn(),
      hover: vi.fn(),
    });
    expect(unspoken(container, NAMES)).toEqual([]);
  });

  it('bar and chronicle say nothing of their own', () => {
    const shown = document.createElement('div');
    const add = (text: string): void => void shown.append(text, document.createElement('br'));
    for (const [, changes, told, actions] of POSITIONS) {
      const view = fixture(changes);
      const { title, detail } = said.prompt(view, 0, [], []);
      [title, detail].forEach(add);
      told.forEach((event) => add(said.event(view, event)?.text ?? ''));
      for (const action of actions) {
        const choice = said.choice(view, 0, { action, targets: [] });
        [choice.group, choice.title, choice.detail, said.action(view, action)].forEach(add);
      }
      Object.values(said.guide).forEach((step) => [step.title, step.text ?? ''].forEach(add));
    }
    expect(unspoken(shown, NAMES)).toEqual([]);
  });
});

import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words as english } from '../../generated/words/hamilcar.en';
import type { Offer, Target } from '../../lib/contract';
import { pseudo, unspoken } from '../../lib/pseudo';
import { theatre } from './chart/theatre';
import { at, DUILIUS, fixture, GISCO, HAMILCAR, republic } from './fixture';
import { guide } from './guide';
import Hand from './Hand.svelte';
import Panels from './Panels.svelte';
import { lastTurnEnd } from './panels/told';
import type { Action, Event, View } from './types';
import { speak, words } from './words';

interface Shown {
  lit?: Target[];
  offers?: Action[];
  told?: Event[];
  isCompact?: boolean;
  seat?: number | null;
}

const offer = (action: Action): Offer => ({ action, targets: [] });

function panels(changes: Partial<View> = {}, shown: Shown = {}) {
  const act = vi.fn();
  const offers = (shown.offers ?? []).map(offer);
  const { container, unmount } = render(Panels, {
    view: fixture(changes),
    seat: shown.seat === undefined ? 0 : shown.seat,
    names: ['Ada', 'Magister'],
    deciding: 0,
    preview: null,
    isCompact: shown.isCompact ?? false,
    told: shown.told ?? [],
    choosing: {
      lit: shown.lit ?? [],
      path: [],
      pointed: [],
      asking: false,
      offers,
      pick: vi.fn(),
      act,
      foresee: vi.fn(),
      hover: vi.fn(),
    },
  });
  const text = (part: string): string =>
    container.querySelector(`[data-part="${part}"]`)?.textContent?.replace(/\s+/g, ' ') ?? '';
  const open = async (tab: string): Promise<void> => {
    const tabs = [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
    await fireEvent.click(tabs.find((one) => one.textContent?.includes(tab))!);
  };
  return { container, unmount, act, text, open };
}

describe('the instruments', () => {
  it('show the points of both with a tile for each, hollow where nobody has it', () => {
    const { container, text } = panels();
    expect(text('points')).toMatch(/9 Rome you/);
    expect(text('points')).toMatch(/Latium.*Lilybaeum/);
    const tiles = [...container.querySelectorAll('.tiles i')].map((one) => one.classList[0]);
    expect(tiles).toEqual(['rome', 'nobody', 'carthage', 'carthage']);
  });

  it('tell whose play it is, and how many cards and points each has', () => {
    const { container } = panels();
    expect(container.querySelector('.isDeciding')?.textContent).toMatch(
      /Rome.*2 cards · 5 points/s,
    );
  });

  it('count fleets by ships that are Ready, Damaged or still to build', () => {
    const { container } = panels();
    const [rome] = [...container.querySelectorAll('.fleet')];
    const states = ['ready', 'damaged', 'free'].map(
      (state) => rome?.querySelectorAll(`svg.${state}`).length,
    );
    expect(states).toEqual([6, 1, 3]);
    expect(rome?.getAttribute('aria-label')).toBe('Rome: 6 warships Ready, 1 Damaged');
  });

  it('let the known cards of the other hand and the piles be read', async () => {
    const carthage = republic({ cards: 3, known: [115], points: 7 });
    const rome = republic({ hand: [], cards: 0 });
    const { container, text, open } = panels({
      republics: { rome, carthage },
      discards: [67],
    });
    await open('Cards');
    expect(text('cards')).toMatch(/Carthage holds 3 cards .*Storms at Sea/);
    expect(container.querySelectorAll('.backs i')).toHaveLength(3);
    expect(container.querySelectorAll('.backs .isKnown')).toHaveLength(1);
    expect(text('cards')).toMatch(/Discarded 1 .*Minor Campaign/);
    const [known] = [...container.querySelectorAll<HTMLElement>('[data-part="cards"] li button')];
    await fireEvent.click(known!);
    expect(text('cards')).toMatch(/When the enemy declares a sea move/);
  });

  it('show the generals of either side, where they are and what they can', async () => {
    const { text, open } = panels();
    await open('Generals');
    expect(text('generals')).toMatch(/2–3 Messana/);
    await open('Carthage');
    expect(text('generals')).toMatch(/2–3 Panormus/);
  });

  it('put the least of it on a phone', () => {
    const { text, container } = panels({}, { isCompact: true });
    expect(text('compact')).toMatch(/9 .*7/);
    expect(container.querySelectorAll('[data-part]')).toHaveLength(1);
  });
});

describe('the panels of a step', () => {
  it('lead through the reinforcements of both sides', () => {
    const { container, text } = panels({
      phase: { roman_units: { left: 3, camp: null, with_general: 2 } },
    });
    expect(text('step')).toMatch(/One for each province .*3 units/);
    expect(container.querySelectorAll('[data-part="step"] .past')).toHaveLength(4);
  });

  it('show who comes, with ratings and abilities', () => {
    const { text } = panels({ phase: { consuls: { coming: [DUILIUS], taken: null } } });
    expect(text('step')).toMatch(/Two consuls.* 2–3/);
  });

  it('tell what an operation point does, and what is not possible now', () => {
    const { container, text } = panels(
      { tasks: [{ spending: { side: 'rome', left: 2 } }] },
      { offers: [{ mark: { at: 0 } }, 'done'] },
    );
    expect(text('plan')).toMatch(/2 operation points/);
    const can = [...container.querySelectorAll('[data-part="plan"] li')].map((one) =>
      one.classList.contains('can'),
    );
    expect(can).toEqual([true, false, false, false]);
  });

  it('say that the first marker of a Punic demand comes from the Miat', () => {
    const demand = { side: 'carthage', left: 2, first: true } as const;
    expect(panels({ tasks: [{ demand }] }).text('plan')).toMatch(/first one comes from the Miat/);
    const later = { ...demand, first: false };
    expect(panels({ tasks: [{ demand: later }] }).text('plan')).not.toMatch(/first one/);
  });

  it('price the war chest as the rules do', () => {
    const phase: View['phase'] = { war_chest: { side: 'rome', left: 4 } };
    const { warships, ...rest } = fixture().handbook;
    const handbook = { ...rest, warships, chest_ship: 7 };
    expect(panels({ phase, handbook }).text('plan')).toMatch(/a warship: 7/);
  });

  it('show how far the general on the move still gets', () => {
    const activation = {
      general: DUILIUS,
      points: 3,
      sea_points: 2,
      army: { plain: 4, elephants: 0, trains: 1 },
      companions: [],
      step: 'choosing',
    } as unknown as View['activation'];
    const { text } = panels({ activation, tasks: [{ activating: { side: 'rome' } }] });
    expect(text('march')).toMatch(/3 movement points .*2 of these points at sea/);
    expect(text('march')).toMatch(/4 units/);
  });

  it('take back an answer that was given beforehand', async () => {
    const recall: Action = { recall: { answer: 'hold_back' } };
    const rome = republic({ hand: [], cards: 0, holds_back: true });
    const republics = { rome, carthage: republic() };
    const { container, act } = panels({ republics }, { offers: [recall] });
    const toggle = container.querySelector<HTMLElement>('[role="switch"]')!;
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    await fireEvent.click(toggle);
    expect(act.mock.calls[0]?.[0].action).toEqual(recall);
  });
});

const ENDING: Event[] = [
  { played: { side: 'rome', card: 67, to: 'event' } },
  { lost: { side: 'carthage', at: 3, units: 9, elephants: 0 } },
  { attrition: { side: 'rome', at: 3, die: 4, hits: 2 } },
  { lost: { side: 'rome', at: 3, units: 2, elephants: 0 } },
  { sea_winter: { side: 'carthage', die: 5, damaged: 1 } },
  { isolated: { side: 'rome', at: 4 } },
  { counted: { rome: 6, carthage: 8 } },
  { demanded: { side: 'rome', markers: 2 } },
  { war_chest: { side: 'rome', points: 3 } },
];

describe('the end of a turn', () => {
  it('is summed up from what was told, without what the last card did', () => {
    expect(lastTurnEnd(ENDING)).toEqual({
      winter: { rome: 2, carthage: 0 },
      storms: { rome: 0, carthage: 1 },
      isolated: { rome: 1, carthage: 0 },
      counted: { rome: 6, carthage: 8 },
      demanded: { side: 'rome', markers: 2 },
      burned: 0,
      chest: { side: 'rome', points: 3 },
    });
    expect(lastTurnEnd(ENDING.slice(0, 5))).toBeNull();
  });

  it('is shown until the first card of the next turn', () => {
    const { text } = panels({ phase: 'proconsul' }, { told: ENDING });
    expect(text('turn_end')).toMatch(/Political points68/);
    expect(text('turn_end')).toMatch(/Rome is behind and gives up 2 control markers/);
    expect(panels({}, { told: ENDING }).text('turn_end')).toBe('');
  });
});

const POSITIONS: [string, Partial<View>, Event[]][] = [
  ['a card to play', {}, []],
  ['a ship or a unit', { phase: 'punic_ship' }, ENDING],
  ['Punic units', { phase: { punic_units: { left: 2 } } }, []],
  ['the named general', { phase: { punic_named: { coming: [HAMILCAR] } } }, []],
  ['drawn generals', { phase: { punic_drawn: { coming: [GISCO] } } }, []],
  ['Roman units', { phase: { roman_units: { left: 2, camp: null, with_general: 2 } } }, []],
  ['the proconsul', { phase: 'proconsul', proconsul: DUILIUS }, []],
  ['consuls', { phase: { consuls: { coming: [DUILIUS], taken: null } } }, []],
  ['a reform', { phase: 'reform' }, []],
  ['operations', { tasks: [{ spending: { side: 'rome', left: 2 } }] }, []],
  ['repairs', { tasks: [{ repairing: { side: 'rome', left: 2 } }] }, []],
  ['a demand', { tasks: [{ demand: { side: 'carthage', left: 2, first: true } }] }, []],
  ['the war chest', { phase: { war_chest: { side: 'rome', left: 4 } } }, []],
  ['supply to burn', { phase: { burning: { side: 'rome', gap: 4 } } }, []],
  ['the winter', { feeding: { side: 'rome', at: at('messana'), inside: false } }, []],
  ['a window', { tasks: [{ window: { window: 'sea_move_declared', side: 'rome' } }] }, []],
];

describe('in a language that nobody speaks', () => {
  const said = speak(pseudo(english));
  beforeEach(() => void vi.spyOn(words, 'now', 'get').mockReturnValue(said));
  const NAMES = [
    ...theatre.places.map(({ name }) => name),
    ...theatre.provinces.map(({ name }) => name),
    ...Object.values(theatre.generals),
    ...['Ada', 'Magister', 'Rome', 'Carthage', 'I', 'II', 'III', 'IV'],
  ].sort((one, other) => other.length - one.length);

  it.each(POSITIONS)('the panels say nothing of their own: %s', async (_, changes, told) => {
    for (const isCompact of [false, true]) {
      const { container, unmount } = panels(changes, { told, isCompact });
      expect(unspoken(container, NAMES)).toEqual([]);
      for (const tab of container.querySelectorAll('[role="tab"]')) {
        await fireEvent.click(tab);
        expect(unspoken(container, NAMES)).toEqual([]);
      }
      unmount();
    }
  });

  it.each(['wide', 'phone'] as const)('the hand says nothing of its own: %s', (form) => {
    const offers = [offer({ play: { card: 67, to: 'event' } })];
    const choosing = {
      lit: [],
      path: [{ space: { track: 'cards', space: 67 } }],
      pointed: [],
      asking: false,
      offers,
      pick: vi.fn(),
      act: vi.fn(),
      foresee: vi.fn(),
      hover: vi.fn(),
    };
    const { container } = render(Hand, { view: fixture(), seat: 0, form, offers, choosing });
    expect(container.textContent).toContain('⟦');
    expect(unspoken(container, NAMES)).toEqual([]);
  });
});

describe('the guide', () => {
  it('has words for each step in both languages', async () => {
    await words.loadAll();
    for (const language of ['en', 'de'] as const) {
      const told = words.of(language).guide;
      expect(Object.keys(told).sort()).toEqual(guide.map(({ key }) => key).sort());
    }
  });

  it('points at the own generals and cards', () => {
    const targets = (key: string): number =>
      guide.find((step) => step.key === key)?.targets(fixture(), 0).length ?? 0;
    expect([targets('map'), targets('hand'), targets('play')]).toEqual([2, 2, 2]);
  });
});

import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words as english } from '../../../generated/words/hamilcar.en';
import type { Target } from '../../../lib/contract';
import { pseudo, unspoken } from '../../../lib/pseudo';
import { spaceOf } from '../../../lib/selection';
import { theatre } from '../chart/theatre';
import { fixture } from '../fixture';
import { speak, words } from '../words';
import told from './fixtures/events.json';
import positions from './fixtures/positions.json';
import Stage from './Stage.svelte';
import type { Event, View } from './types';

type Position = keyof typeof positions;

interface Shown {
  seat?: number | null;
  lit?: Target[];
  events?: unknown[];
  changes?: Partial<View>;
}

function stage(position: Position, { seat = 0, lit = [], events = [], changes = {} }: Shown = {}) {
  const [pick, hover, act] = [vi.fn(), vi.fn(), vi.fn()];
  const foresee = vi.fn(() => Promise.resolve(null));
  const view = { ...fixture(), ...positions[position], ...changes } as unknown as View;
  const shared = { lit, path: [], pointed: [], asking: false, pick, hover };
  const { container } = render(Stage, {
    view,
    seat,
    names: ['Ada', 'Bela'],
    deciding: seat ?? 0,
    recent: { number: 1, events: [], trail: events },
    told: events,
    choosing: seat === null ? undefined : { ...shared, offers: [], act, foresee },
  });
  const find = (selector: string): HTMLElement | null => container.querySelector(selector);
  const target = (key: string): HTMLElement | null => find(`[data-target="${key}"]`);
  return { container, pick, find, target };
}

const idle: Partial<View> = { battle: null, naval: null, stage: null, tasks: [] };

describe('the stage of a naval battle', () => {
  it('has the own fleet on the left, and Rome for those who watch', () => {
    const left = (seat: number | null): string =>
      stage('naval_rome', { seat }).find('.commander.at0')?.textContent ?? '';
    expect(left(0)).toContain('Duilius');
    expect(left(1)).toContain('Hamilcar');
    expect(left(null)).toContain('Duilius');
  });

  it('draws every ship that is afloat, and what is lost', () => {
    const { find } = stage('naval_rome');
    expect(find('.fleet.at0')?.querySelectorAll('.sails')).toHaveLength(4);
    expect(find('.fleet.at0')?.querySelectorAll('.sinks')).toHaveLength(1);
    expect(find('.fleet.at0 svg')?.getAttribute('aria-label')).toMatch(
      /4 of 5.*6 transports.*prize/,
    );
  });

  it('lights what can be laid, and says what it would bring', async () => {
    const lit = [spaceOf('tactics', 'ramming'), { button: 'done' }];
    const { target, pick } = stage('naval_rome', { lit });
    expect(target('space tactics ramming')?.textContent).toMatch(/hit 83 %.*Ø 1\.2.*sea 33 %/);
    expect(target('space tactics pursuit')?.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(target('space tactics pursuit')!);
    expect(pick).not.toHaveBeenCalled();
    await fireEvent.click(target('space tactics ramming')!);
    expect(pick).toHaveBeenCalledWith(spaceOf('tactics', 'ramming'));
  });

  it('reads the table with the card that is looked at', async () => {
    const lit = [spaceOf('tactics', 'ramming')];
    const { target, find } = stage('naval_rome', { lit });
    const dice = (): (string | null)[] =>
      [...(find('tbody tr:last-child .dice')?.querySelectorAll('svg') ?? [])].map((die) =>
        die.getAttribute('aria-label'),
      );
    expect(dice()).toEqual(['6']);
    await fireEvent.pointerEnter(target('space tactics ramming')!);
    expect(dice()).toEqual(['5', '6']);
  });

  it('lists the cards laid in each round', () => {
    const { find } = stage('naval_rome', { events: told.naval });
    expect(find('.laid')?.textContent).toMatch(/III.*Ramming/s);
    expect(find('.foot.at1')?.textContent).toMatch(/rolled 4 \+ 1 = 5.*1 hit/s);
  });

  it('gives the odds of reforming and fleeing', () => {
    const lit = [{ button: 'reform' }, { button: 'flee' }, { button: 'done' }];
    const { target } = stage('order_rome', { lit });
    expect(target('button flee')?.textContent).toMatch(/die ≤ 3: 50 %/);
  });
});

describe('the stage of a land battle', () => {
  it('shows the pairs, where cards come from, and only backs of the enemy', () => {
    const { find } = stage('match_carthage', { seat: 1, events: told.match });
    expect(find('.middle ol')?.querySelectorAll('li')).toHaveLength(3);
    expect(find('.foot.at0')?.textContent).toMatch(/6 units.*3 commander.*1 allies/s);
    expect(find('.commander.at1 .backs')?.getAttribute('aria-label')).toContain('7');
  });

  it('says how likely a card is matched that could be led', () => {
    const lit = [spaceOf('battle_cards', 'probe')];
    const { target } = stage('lead_rome', { lit });
    expect(target('space battle_cards probe')?.textContent).toMatch(/matched \d+ %/);
  });

  it('shows whom a charge would strike, die by die', () => {
    const { container } = stage('charge_carthage', { seat: 1, lit: [{ button: 'charge' }] });
    const rows = [...container.querySelectorAll('.middle ol li')].map((row) => row.className);
    expect(rows.filter((name) => name.includes('carthage'))).toHaveLength(4);
  });
});

describe('the stage of a siege', () => {
  it('waits beside the map until it is asked for', async () => {
    const { find } = stage('camp_rome', { lit: [{ button: 'besiege' }] });
    expect(find('[data-testid="stage"]')).toBeNull();
    await fireEvent.click(find('[data-testid="stage-folded"]')!);
    expect(find('.points h3')?.textContent).toContain('0 of 3');
    expect(find('.die')?.querySelectorAll('li')).toHaveLength(6);
  });

  it('offers the determined defence to whoever is inside', async () => {
    const lit = [spaceOf('defences', 'both'), spaceOf('defences', 'none')];
    const { target, pick } = stage('storm_carthage', { seat: 1, lit });
    await fireEvent.click(target('space defences both')!);
    expect(pick).toHaveBeenCalledWith(spaceOf('defences', 'both'));
  });
});

describe('what is over', () => {
  it('stays on the stage until it is put away', async () => {
    const { find } = stage('turn_rome', { events: told.over, changes: idle });
    expect(find('.result h2')?.textContent).toMatch(/Carthage has won at Enna/);
    await fireEvent.click(find('[data-testid="stage-close"]')!);
    expect(find('[data-testid="stage"]')).toBeNull();
  });

  it('gives way for those who watch when the next card is played', () => {
    const next: Event = { activated: { general: 3, points: 4 } };
    const events = [...told.over, next];
    expect(stage('turn_rome', { seat: null, events, changes: idle }).find('section')).toBeNull();
  });

  it('does not come back with a page that is opened later', () => {
    const { container } = render(Stage, {
      view: { ...fixture(), ...positions.turn_rome, ...idle } as unknown as View,
      seat: 0,
      names: [],
      deciding: 0,
      recent: { number: 1, events: [], trail: [] },
      told: told.over,
    });
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('in a language that nobody speaks', () => {
  const NAMES = [
    ...theatre.places.map(({ name }) => name),
    ...Object.values(theatre.generals),
    ...['I', 'II', 'III', 'IV', 'V', 'Ada', 'Bela'],
  ].sort((a, b) => b.length - a.length);
  const said = speak(pseudo(english));
  beforeEach(() => void vi.spyOn(words, 'now', 'get').mockReturnValue(said));

  it.each([
    ['naval_rome', 0, told.naval],
    ['order_rome', 0, told.naval],
    ['match_carthage', 1, told.match],
    ['charge_carthage', 1, []],
    ['storm_carthage', 1, []],
  ] as [Position, number, unknown[]][])('%s says nothing of its own', (position, seat, events) => {
    const { container } = stage(position, { seat, events });
    expect(unspoken(container, NAMES)).toEqual([]);
  });
});

import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Offer, Target } from '../../lib/contract';
import { spaceOf } from '../../lib/selection';
import { armiesOf, placeArmies } from './armies';
import Board from './Board.svelte';
import { theatre } from './chart/theatre';
import { laidOut } from './desk';
import { at, CALATINUS, DUILIUS, fixture, GISCO, marching } from './fixture';
import { lineBetween } from './geography';
import { intend, shortcut } from './intend';
import { fallenDice, spots } from './told';
import type { Event, View } from './types';

function board(lit: Target[], changes: Partial<View> = {}, offers: Offer[] = []) {
  const [pick, hover] = [vi.fn(), vi.fn()];
  const shared = { lit, path: [], pointed: [], asking: false, pick, hover };
  const act = vi.fn();
  const foresee = vi.fn(() => Promise.resolve(null));
  const { container } = render(Board, {
    ...shared,
    view: fixture(changes),
    seat: 0,
    recent: { number: 1, events: [], trail: [] },
    upright: false,
    drop: vi.fn(),
    choosing: { ...shared, offers, act, foresee },
  });
  const find = (selector: string): Element => container.querySelector(selector)!;
  const site = (key: string): Element => find(`[data-space="${key}"]`);
  return { container, pick, find, site };
}

describe('the board', () => {
  it('names who is there and lets the keyboard reach only what is lit', () => {
    const { site } = board([{ region: at('mylae') }]);
    expect(site('messana').getAttribute('aria-label')).toMatch(/^Messana.*Duilius 2–3.*6/);
    expect(site('messana').getAttribute('tabindex')).toBe('-1');
    expect(site('mylae').getAttribute('tabindex')).toBe('0');
  });

  it('takes Enter on a space as a click', async () => {
    const { pick, site } = board([{ region: at('mylae') }]);
    await fireEvent.keyDown(site('mylae'), { key: 'Enter' });
    expect(pick).toHaveBeenCalledWith({ region: at('mylae') });
  });

  it('has every general as a button on the plaque of his army', async () => {
    const target = spaceOf('generals', CALATINUS);
    const { pick, find } = board([target]);
    await fireEvent.click(find(`[data-target="space generals ${CALATINUS}"]`));
    expect(pick).toHaveBeenCalledWith(target);
    expect(find(`[data-target="space generals ${DUILIUS}"]`).getAttribute('tabindex')).toBe('-1');
  });

  it('takes a click on a port as the sea line that leads there', async () => {
    const line = spaceOf('sea_lines', at('lipara'));
    const { pick, site } = board([line]);
    await fireEvent.click(site('lipara'));
    expect(pick).toHaveBeenCalledWith(line);
  });

  it('offers land and sea apart where both lead to a port', async () => {
    const line = spaceOf('sea_lines', at('mylae'));
    const { pick, site, find } = board([{ region: at('mylae') }, line]);
    await fireEvent.click(site('mylae'));
    await fireEvent.click(find('.ship'));
    expect(pick.mock.calls).toEqual([[{ region: at('mylae') }], [line]]);
  });

  it('lights friendly ground quietly and enemies fully', () => {
    const { site } = board([{ region: at('mylae') }, { region: at('panormus') }], marching());
    expect(site('mylae').classList).toContain('isQuiet');
    expect(site('panormus').classList).not.toContain('isQuiet');
  });

  it('lays out below the map what the map cannot show', async () => {
    const ships = [0, 1, 2].map((count) => spaceOf('fleet', count));
    const { pick, container } = board(ships);
    const buttons = [...container.querySelectorAll('.desk button')];
    expect(buttons.map((one) => one.textContent?.trim())).toHaveLength(3);
    await fireEvent.click(buttons[2]!);
    expect(pick).toHaveBeenCalledWith(ships[2]);
  });

  it('takes up and leaves units with one click each', async () => {
    const offers = ['take', 'leave'].map((button) => ({
      action: { [button]: { what: 'unit' } },
      targets: [{ button }, spaceOf('pieces', 'unit')],
    }));
    const { pick, find } = board([{ button: 'take' }, { button: 'leave' }], marching(), offers);
    await fireEvent.click(find('[data-target="button take unit"]'));
    expect(pick.mock.calls).toEqual([[{ button: 'take' }], [spaceOf('pieces', 'unit')]]);
    expect((find('[data-target="button take train"]') as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('armies', () => {
  it('in a besieged city stand apart from the besiegers', () => {
    const there = armiesOf(fixture()).filter(({ space }) => space === at('agrigentum'));
    expect(there.map(({ side, isInside, units }) => [side, isInside, units])).toEqual([
      ['rome', false, 5],
      ['carthage', true, 2],
    ]);
    const [one, other] = placeArmies(there);
    expect(one?.at).not.toEqual(other?.at);
  });

  it('put whoever is on the move first, and otherwise the best', () => {
    const view = fixture();
    view.generals[CALATINUS] = { ...view.generals[CALATINUS]!, post: { outside: at('messana') } };
    const first = (shown: View): number | undefined =>
      armiesOf(shown).find(({ space }) => space === at('messana'))?.generals[0]?.index;
    expect(first(view)).toBe(DUILIUS);
    const moving = { ...marching().activation!, general: CALATINUS };
    expect(first({ ...view, activation: moving })).toBe(CALATINUS);
  });
});

describe('the desk', () => {
  it('has generals who are off the map, and leaves the others to it', () => {
    const view = fixture();
    view.generals[DUILIUS] = { ...view.generals[DUILIUS]!, post: 'pile' };
    const lit = [DUILIUS, CALATINUS].map((one) => spaceOf('generals', one));
    expect(laidOut(view, lit, false)).toEqual([lit[0]]);
    expect(laidOut(view, lit, true)).toEqual(lit);
  });
});

describe('the drawn map', () => {
  it('has a line for each way, by land and by sea', () => {
    const [from, to] = [at('messana'), at('rhegium')];
    expect(lineBetween(from, to, false)).not.toBe(lineBetween(from, to, true));
    expect(theatre.places).toHaveLength(85);
  });
});

describe('what has just happened', () => {
  it('is felt where it happened, with its dice', () => {
    const events: Event[] = [
      { battle_begun: { at: at('panormus'), attacker: 'rome' } },
      { tested: { general: GISCO, die: 5, passed: false } },
    ];
    expect(spots(events)).toEqual([{ at: theatre.places[at('panormus')]!.at, kind: 'clash' }]);
    expect(fallenDice(fixture(), events)).toEqual([
      { at: theatre.places[at('agrigentum')]!.at, die: 5, passed: false },
    ]);
  });
});

describe('what a click most likely meant', () => {
  const panormus: Target = { region: at('panormus') };
  const spending = { tasks: [{ spending: { side: 'rome', left: 2 } }] } as Partial<View>;
  const calling = {
    tasks: [{ calling: { side: 'rome', call: 'force_march' } }],
  } as Partial<View>;
  it.each([
    ['a space to march to', panormus, marching(), 'march'],
    ['a space for a marker', panormus, spending, 'mark'],
    ['a general to call', spaceOf('generals', DUILIUS), calling, 'activate'],
    ['a port at sea', spaceOf('sea_lines', at('lipara')), marching(), 'sail'],
    ['a card', spaceOf('cards', 67), {}, 'play'],
  ] as [string, Target, Partial<View>, string][])('%s', (_, target, changes, kind) => {
    const meant = intend(fixture(changes), 0, [], target);
    expect(Object.keys(meant as object)[0]).toBe(kind);
  });

  it('on a space is the own general there', () => {
    const view = fixture(calling);
    expect(shortcut(view, 0, { region: at('messana') })).toEqual(spaceOf('generals', DUILIUS));
    expect(shortcut(view, 0, panormus)).toBeNull();
  });
});

import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Target } from '../../lib/contract';
import Board from './Board.svelte';
import { at, atSea, fixture, reach, realm, stack } from './fixture';
import { chart, isSea, PROVINCE_REGIONS, REGIONS, SEA_REGIONS, seaRegion } from './geography';
import { intend, shortcut } from './intend';
import { isLast, nextClick } from './orders';
import { standingStacks, stripWidth } from './stands';
import { TINTS } from './tints';
import type { Phase, View } from './types';

const aegaeum = seaRegion(atSea('Mare Aegaeum'));

function board(lit: Target[], path: Target[] = [], view = fixture(), upright = false) {
  const pick = vi.fn();
  const props = {
    view,
    seat: 0,
    recent: { number: 1, events: [], trail: [] },
    lit,
    path,
    pointed: [],
    asking: false,
    upright,
    pick,
    drop: vi.fn(),
    hover: vi.fn(),
  };
  const shown = render(Board, props);
  const site = (region: number) =>
    shown.container.querySelector(`.site[data-target="region ${region}"]`)!;
  const area = (region: number) => shown.container.querySelector(`.area[data-region="${region}"]`)!;
  return { pick, site, area, shown, props };
}

describe('the board', () => {
  it('names who is there and lets the keyboard reach only what is lit', () => {
    const { site } = board([{ region: at('Achaia') }]);
    expect(site(at('Egypt')).getAttribute('aria-label')).toMatch(/^Egypt.*15.*Severus/);
    expect(site(at('Egypt')).getAttribute('tabindex')).toBe('-1');
    expect(site(at('Achaia')).getAttribute('tabindex')).toBe('0');
  });

  it('takes Enter as a click', async () => {
    const { pick, site } = board([{ region: at('Achaia') }]);
    await fireEvent.keyDown(site(at('Achaia')), { key: 'Enter' });
    expect(pick).toHaveBeenCalledWith({ region: at('Achaia') });
  });

  it('shows the ranking of a key province, the most influence first', () => {
    const { shown } = board([]);
    const plaque = [...shown.container.querySelectorAll('.plaque')].find((one) =>
      one.textContent?.includes('Egypt'),
    )!;
    const tabs = [...plaque.querySelectorAll('.tab')];
    expect(tabs.map((tab) => tab.textContent?.trim())).toEqual(['2', '1']);
    expect(tabs[0]?.classList).toContain('gold');
    expect(tabs[1]?.classList).toContain('silver');
  });

  it('shows where a chosen army can go, where it must stop, and what is shut', () => {
    const view = fixture();
    view.provinces[at('Macedonia')]!.stacks = [stack(1, { infantry: 1 })];
    view.reach[0]!.stops = [at('Macedonia')];
    const army = { region: at('Achaia') };
    const { area, shown } = board([{ button: 'march' }], [army], view);
    expect(area(at('Achaia')).classList).toContain('chosen');
    expect(area(at('Macedonia')).classList).toContain('stop');
    expect(area(at('Thracia')).classList).toContain('near');
    expect(area(at('Italia')).classList).toContain('shut');
    expect(shown.container.querySelector('.caption')?.textContent).toMatch(/Macedonia/);
  });

  it('takes a click on a province within reach as an order to march there', async () => {
    const army = { region: at('Achaia') };
    const first = board([army]);
    await first.shown.rerender({ ...first.props, lit: [{ button: 'march' }], path: [army] });
    await fireEvent.click(first.area(at('Macedonia')));
    expect(first.pick).toHaveBeenLastCalledWith({ button: 'march' });
    const phase: Phase = { marching: { from: at('Achaia'), moved: false } };
    const goal = { region: at('Macedonia') };
    await first.shown.rerender({
      ...first.props,
      view: fixture({ phase, reach: [reach('Achaia')] }),
      lit: [goal],
      path: [],
    });
    expect(first.pick).toHaveBeenLastCalledWith(goal);
  });

  it('takes a click on a province by the sea as a landing from a sea with own galleys', async () => {
    const view = fixture({ phase: { marching: { from: at('Achaia'), moved: false } } });
    view.reach.splice(1);
    const { pick, area } = board([{ region: aegaeum }], [], view);
    await fireEvent.click(area(at('Creta')));
    expect(pick).toHaveBeenCalledWith({ region: aegaeum });
  });

  it('takes a click on another army as a new choice', async () => {
    const [one, other] = [{ region: at('Achaia') }, { region: at('Egypt') }];
    const first = board([one, other]);
    await first.shown.rerender({ ...first.props, lit: [{ button: 'march' }], path: [one] });
    await fireEvent.click(first.area(at('Egypt')));
    expect(first.pick.mock.calls).toEqual([[one], [other]]);
  });

  it('is seen through a window where the whole of it would be too small', async () => {
    const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    const high = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
    const { shown } = board([], [], fixture(), true);
    await vi.waitFor(() =>
      expect(shown.container.querySelector('[data-testid="glass"]')).not.toBeNull(),
    );
    wide.mockRestore();
    high.mockRestore();
  });

  it('lays a chain across a strait that is closed to whoever looks', () => {
    const strait = { name: 'Gibraltar', a: at('Baetica'), b: at('Tingitana'), sea: 4 };
    const open = board([], [], fixture({ straits: [{ ...strait, closed_to: [1] }] }));
    expect(open.shown.container.querySelectorAll('.chain')).toHaveLength(0);
    const closed = board([], [], fixture({ straits: [{ ...strait, closed_to: [0] }] }));
    expect(closed.shown.container.querySelectorAll('.chain')).toHaveLength(1);
  });
});

describe('the drawn map', () => {
  it('has all provinces and seas in the order of the rules', () => {
    expect(REGIONS).toHaveLength(60);
    expect(PROVINCE_REGIONS).toHaveLength(42);
    expect(SEA_REGIONS.every(({ kind }) => kind === 'sea')).toBe(true);
    expect(REGIONS.filter(({ kind }) => kind === 'key')).toHaveLength(11);
    expect(chart.crossings).toHaveLength(5);
  });

  it('washes no two neighbours alike', () => {
    for (const [a, b] of chart.borders) {
      if (!isSea(a)) expect([a, b, TINTS[a] === TINTS[b]]).toEqual([a, b, false]);
    }
  });

  it('keeps names off each other', () => {
    const boxes = REGIONS.map(({ label, lines, kind }) => {
      const half = Math.max(...lines.map((line) => line.length)) * 3.8;
      const high = kind === 'key' ? 18 : 6;
      return [label[0] - half, label[1] - high, label[0] + half, label[1] + high] as const;
    });
    boxes.forEach((one, index) => {
      boxes.slice(index + 1).forEach((other, further) => {
        const meet =
          one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
        const pair = [index, index + 1 + further].map((at) => REGIONS[at]?.name).join(' / ');
        expect(meet, pair).toBe(false);
      });
    });
  });
});

describe('armies', () => {
  it('stand whole while there are two, and close up when there are more', () => {
    const crowd = [0, 1, 2, 3, 4, 5].map((seat) => stack(seat, { infantry: 3, cavalry: 2 }));
    expect(standingStacks(crowd.slice(0, 2)).every(({ isShort }) => !isShort)).toBe(true);
    const close = standingStacks(crowd);
    expect(close.every(({ isShort }) => isShort)).toBe(true);
    expect(new Set(close.map(({ at: place }) => place.join())).size).toBe(6);
    expect(stripWidth(crowd[0]!, true)).toBeLessThan(stripWidth(crowd[0]!, false));
  });

  it('of leaders alone have no strip', () => {
    expect(stripWidth(stack(0, { caesar: true }), false)).toBe(0);
  });
});

describe('an order', () => {
  const order = { from: at('Egypt'), to: at('Creta') };
  it('goes by ship where no way leads by land', () => {
    const view = fixture({ phase: { marching: { from: order.from, moved: false } } });
    const ship = { region: aegaeum };
    expect(nextClick(order, view, [ship], [])).toEqual(ship);
    expect(isLast(order, view, ship)).toBe(false);
    const goal = { region: order.to };
    expect(nextClick(order, view, [goal], [ship])).toEqual(goal);
    expect(isLast(order, view, goal)).toBe(true);
  });

  it('to galleys names the sea first and then those who come', () => {
    const fleet = { from: aegaeum, to: seaRegion(atSea('Mare Epirus')) };
    const goal = { region: fleet.to };
    expect(nextClick(fleet, fixture(), [goal], [])).toEqual(goal);
    expect(nextClick(fleet, fixture(), [{ button: 'sail' }], [goal])).toEqual({ button: 'sail' });
    const phase: Phase = { sailing: { to: atSea('Mare Epirus'), from: 0, moved: false } };
    const from = { region: fleet.from };
    expect(nextClick(fleet, fixture({ phase }), [from], [])).toEqual(from);
  });

  it('ends where it is not offered', () => {
    expect(nextClick(order, fixture(), [{ region: at('Achaia') }], [])).toBeNull();
  });
});

describe('what a click most likely meant', () => {
  const on = (name: string): Target => ({ region: at(name) });
  const sea: Target = { region: aegaeum };
  const realms = [0, 0, 1].map((alliance) => realm({ alliance }));
  it.each([
    ['an own army', on('Achaia'), {}, 'march'],
    ['a key province without an own army', on('Asia'), {}, 'buy'],
    ['troops without a leader beside an enemy', on('Hispania'), { realms }, 'attack'],
    ['a goal', on('Asia'), { phase: { marching: { from: 0, moved: false } } }, 'aim'],
    ['a place for units', on('Asia'), { phase: placing() }, 'place'],
    ['a place for a galley', sea, { phase: 'stationing' }, 'station'],
    ['a sea', sea, {}, 'sail'],
    ['a way back', on('Asia'), { phase: { retreating: { side: 1 } } }, 'retreat'],
    ['a card on offer', { card: 'senator_i' }, {}, 'take'],
    ['an own card', { card: 'merchant_egypt' }, {}, 'use'],
    ['a bid', { space: { track: 'bid', space: 3 } }, { phase: 'bidding' }, 'bid'],
    ['a senator', { space: { track: 'senators', space: 2 } }, { phase: 'voting' }, 'lay'],
  ] as [string, Target, Partial<View>, string][])('%s', (_, target, changes, kind) => {
    const meant = intend(fixture(changes), 0, [], target);
    expect(Object.keys(meant as object)[0]).toBe(kind);
  });

  it('on the goal of a march sends all', () => {
    const sending = { from: at('Egypt'), to: at('Asia'), over: null, next: 0, troops: 0 };
    const phase = { sending: { ...sending, any: false, errand: null } } as Phase;
    expect(shortcut(fixture({ phase }), 0, on('Asia'))).toEqual({ button: 'send_all' });
    expect(shortcut(fixture({ phase }), 0, on('Egypt'))).toBeNull();
  });
});

function placing(): Phase {
  return { placing: { unit: 'infantry', left: 3, from: 0 } };
}

import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Target } from '../../lib/contract';
import Board from './Board.svelte';
import { fixture } from './fixture';
import { intend, shortcut } from './intend';
import { diePlace } from './layout';
import { nextSprites } from './sprites';

function board(lit: Target[]) {
  const pick = vi.fn();
  const shown = render(Board, {
    view: fixture(),
    seat: 0,
    recent: { number: 1, events: [], trail: [] },
    lit,
    path: [],
    pointed: [],
    asking: false,
    upright: false,
    pick,
    drop: vi.fn(),
    hover: vi.fn(),
  });
  const part = (key: string) => shown.container.querySelector(`[data-target="${key}"]`)!;
  return { pick, part };
}

describe('the board', () => {
  it('names what can be clicked and lets the keyboard reach only that', () => {
    const { part } = board([{ piece: { region: 6, piece: 3 } }]);
    expect(part('piece 6 3').getAttribute('tabindex')).toBe('0');
    expect(part('piece 6 2').getAttribute('tabindex')).toBe('-1');
    expect(part('region 6').getAttribute('aria-label')).toMatch(/Wheatfield|Kornfeld/);
  });

  it('takes a click on an enemy die as one on its card', async () => {
    const { pick, part } = board([{ region: 5 }]);
    await fireEvent.click(part('piece 5 1'));
    expect(pick).toHaveBeenCalledWith({ region: 5 });
  });

  it('takes Enter as a click', async () => {
    const { pick, part } = board([{ piece: { region: 6, piece: 3 } }]);
    await fireEvent.keyDown(part('piece 6 3'), { key: 'Enter' });
    expect(pick).toHaveBeenCalledWith({ piece: { region: 6, piece: 3 } });
  });
});

describe('dice that keep their identity', () => {
  it('follow a whole army, and split off a part', () => {
    const before = nextSprites([], fixture(), []);
    const army = before.find(({ area, value }) => area === 6 && value === 3)!;
    const moved = fixture();
    moved.areas[6] = { ...moved.areas[6]!, dice: [2] };
    moved.areas[7] = { ...moved.areas[7]!, owner: 0, dice: [3] };
    const march = { seat: 0, from: 6, to: 7, warriors: 3, stayed: 0 };
    const after = nextSprites(before, moved, [{ marched: march }]);
    expect(after.find(({ id }) => id === army.id)?.area).toBe(7);

    moved.areas[6] = { ...moved.areas[6]!, dice: [2, 1] };
    moved.areas[7] = { ...moved.areas[7]!, dice: [2] };
    const split = nextSprites(before, moved, [{ marched: { ...march, warriors: 2, stayed: 1 } }]);
    expect(split.find(({ id }) => id === army.id)).toMatchObject({ area: 6, value: 1 });
    expect(split.find(({ area }) => area === 7)).toMatchObject({ origin: 6, value: 2 });
  });

  it('lie apart up to eight', () => {
    const places = Array.from({ length: 8 }, (_, slot) => diePlace(0, slot, 8, false));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  });
});

describe('a click that stands for another', () => {
  it.each([
    ['a card of nobody', { region: 3 }, { button: 'scout' }],
    ['the own capital', { region: 11 }, { button: 'recruit' }],
    ['an own card', { region: 6 }, null],
    ['an enemy card', { region: 5 }, null],
  ] as [string, Target, Target | null][])('%s', (_, target, meant) => {
    expect(shortcut(fixture(), 0, target)).toEqual(meant);
    const marching = meant && 'button' in meant && meant.button === 'scout' ? null : meant;
    expect(shortcut(fixture({ phase: 'marching' }), 0, target)).toEqual(marching);
  });
});

describe('what a click most likely meant', () => {
  const army: Target = { piece: { region: 6, piece: 3 } };
  it.each([
    ['an army and a far card', [army], { region: 3 }, 'march'],
    ['an army and an enemy', [army], { region: 1 }, 'conquer'],
    ['an empty card', [], { region: 3 }, 'scout'],
    ['an enemy card', [], { region: 5 }, 'conquer'],
    ['an own oppidum', [], { region: 9 }, 'raze'],
    ['an own card', [], { region: 6 }, 'build'],
    ['the own capital', [], { region: 11 }, 'recruit'],
    ['an own army', [], army, 'march'],
  ] as [string, Target[], Target, string][])('%s', (_, path, target, kind) => {
    expect(Object.keys(intend(fixture(), 0, path, target) as object)[0]).toBe(kind);
  });
});

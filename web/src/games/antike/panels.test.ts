import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Offer, Target } from '../../lib/contract';
import { at, fixture, upshot } from './fixture';
import Panels from './Panels.svelte';
import type { Action, View } from './types';

function panels(lit: Target[], changes: Partial<View> = {}, preview: Offer<Action> | null = null) {
  const pick = vi.fn();
  const shown = render(Panels, {
    view: fixture(changes),
    seat: 0,
    names: ['Ada', 'Magister'],
    deciding: 0,
    preview,
    isCompact: false,
    told: [],
    choosing: {
      lit,
      path: [],
      pointed: [],
      asking: false,
      offers: [],
      pick,
      act: vi.fn(),
      foresee: vi.fn(),
      hover: vi.fn(),
    },
  });
  const part = (key: string) => shown.container.querySelector(`[data-target="${key}"]`)!;
  return { pick, part, shown };
}

describe('the panels', () => {
  it('let a field of the rondel be chosen, and show its price', async () => {
    const { pick, part } = panels([{ space: { track: 'rondel', space: 'second_duellum' } }]);
    const field = part('space rondel second_duellum');
    expect(field.getAttribute('aria-label')).toMatch(/1/);
    expect(field.querySelector('.cost')?.textContent).toBe('1');
    await fireEvent.click(field);
    expect(pick).toHaveBeenCalledWith({ space: { track: 'rondel', space: 'second_duellum' } });
  });

  it('let what is paid be clicked', async () => {
    const { pick, shown } = panels([{ button: 'pay' }]);
    const iron = shown.container.querySelectorAll<HTMLButtonElement>('.pays')[1]!;
    await fireEvent.click(iron);
    expect(pick.mock.calls).toEqual([
      [{ button: 'pay' }],
      [{ space: { track: 'wealth', space: 'iron' } }],
    ]);
  });

  it('offer open cards for picking, and own cards for playing', () => {
    const open = panels([{ card: 'fair_wind' }], { phase: { picking: { left: 1 } } });
    expect(open.part('card fair_wind').classList.contains('lit')).toBe(true);
    const own = panels([{ card: 'fortress' }]);
    expect(own.part('card fortress').classList.contains('lit')).toBe(true);
    expect(own.part('card fair_wind')).toBeNull();
  });

  it('say what the next personages need', () => {
    const { shown } = panels([]);
    expect(shown.container.textContent).toMatch(/5 (cities|Städte)/);
  });

  it('show what an action costs before it is done', () => {
    const action: Action = { found: { region: at('saguntum'), good: 'gold' } };
    const change = { marble: -1, iron: -1, gold: -1, coin: -2 };
    const { shown } = panels([], {}, { action, targets: [], upshot: upshot({ change }) });
    const changes = [...shown.container.querySelectorAll('em')].map((one) => one.textContent);
    expect(changes).toEqual(['−1', '−1', '−1', '−2']);
  });
});

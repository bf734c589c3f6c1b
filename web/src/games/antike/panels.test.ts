import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Target } from '../../lib/contract';
import { at, fixture } from './fixture';
import { gainOf, pricePaid } from './foresee';
import Panels from './Panels.svelte';
import type { Action, View } from './types';

function panels(lit: Target[], changes: Partial<View> = {}, preview: Action | null = null) {
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
    const { pick, part } = panels([{ space: { track: 0, space: 7 } }]);
    const field = part('space 0 7');
    expect(field.getAttribute('aria-label')).toMatch(/1/);
    expect(field.querySelector('.cost')?.textContent).toBe('1');
    await fireEvent.click(field);
    expect(pick).toHaveBeenCalledWith({ space: { track: 0, space: 7 } });
  });

  it('let what is paid be clicked', async () => {
    const { pick, shown } = panels([{ button: 'pay' }]);
    const iron = shown.container.querySelectorAll<HTMLButtonElement>('.pays')[1]!;
    await fireEvent.click(iron);
    expect(pick.mock.calls).toEqual([[{ button: 'pay' }], [{ space: { track: 2, space: 1 } }]]);
  });

  it('offer open cards for picking, and own cards for playing', () => {
    const open = panels([{ card: 7 }], { phase: { picking: { left: 1 } } });
    expect(open.part('card 7').classList.contains('lit')).toBe(true);
    const own = panels([{ card: 3 }]);
    expect(own.part('card 3').classList.contains('lit')).toBe(true);
    expect(own.part('card 7')).toBeNull();
  });

  it('say what the next personages need', () => {
    const { shown } = panels([]);
    expect(shown.container.textContent).toMatch(/5 (cities|Städte)/);
  });

  it('show what an action costs before it is done', () => {
    const { shown } = panels([], {}, { found: { region: at('saguntum'), good: 'gold' } });
    const changes = [...shown.container.querySelectorAll('em')].map((one) => one.textContent);
    expect(changes).toEqual(['−1', '−1', '−1', '−2']);
  });
});

describe('what an action costs', () => {
  const own = fixture().peoples[0]!;
  it('is paid with coins where goods are missing', () => {
    expect(pricePaid(own, { marble: 6 }, 1)).toEqual({ marble: -2, iron: 0, gold: 0, coin: -5 });
  });

  it('counts a coin for each neighbour with the same good, unless Settlers was played', () => {
    const found: Action = { found: { region: at('saguntum'), good: 'gold' } };
    expect(gainOf(fixture(), found)?.coin).toBe(-2);
    const view = fixture();
    view.this_turn.settlers = true;
    expect(gainOf(view, found)?.coin).toBe(0);
  });

  it('is the price of the next buyer for a know-how', () => {
    const view = fixture();
    view.peoples[0]!.gold = 9;
    expect(gainOf(view, { learn: { know_how: 'strata' } })?.gold).toBe(-2);
    expect(gainOf(view, { learn: { know_how: 'moneta' } })?.gold).toBe(-7);
  });
});

import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Target } from '../../lib/contract';
import { at, fixture } from './fixture';
import { gainOf } from './foresee';
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
  const region = at('saguntum');
  const price = { marble: 1, iron: 2, gold: 0, coins: 4 };
  const gain = { marble: -1, iron: -2, gold: 0, coin: -4 };
  const other = { marble: 9, iron: 9, gold: 9, coins: 9 };

  it('is what the server says: the page works nothing out', () => {
    const view = fixture();
    const { this_turn: turn } = view;
    turn.prices = { wall: price, arming: [other, other, price], recruiting: [other, price] };
    view.know_how[2]!.price = price;
    view.regions[region]!.founding!.prices = [other, price, other];
    view.regions[at('zama')]!.city!.temple_price = price;
    const actions: Action[] = [
      { wall: { region: at('zama') } },
      { temple: { region: at('zama') } },
      { arm: { unit: 'special', region: at('carthago') } },
      { recruit: { unit: 'galley' } },
      { learn: { know_how: 'moneta' } },
      { found: { region, good: 'iron' } },
    ];
    for (const action of actions) expect(gainOf(view, action)).toEqual(gain);
  });

  it('is one unit of what is paid, and brings one of what is taken', () => {
    expect(gainOf(fixture(), { pay: { with: 'coin' } })?.coin).toBe(-1);
    expect(gainOf(fixture(), { take: { good: 'gold' } })?.gold).toBe(1);
    const swap: Action = { swap: { give: 'iron', take: 'gold' } };
    expect(gainOf(fixture(), swap)).toEqual({ marble: 0, iron: -1, gold: 1, coin: 0 });
  });
});

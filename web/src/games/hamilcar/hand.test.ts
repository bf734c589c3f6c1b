import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Offer, Target } from '../../lib/contract';
import type { Form } from '../../lib/game';
import { spaceOf } from '../../lib/selection';
import { familyOf, SCENES } from './art/scenes';
import { fixture } from './fixture';
import Hand from './Hand.svelte';
import type { Action } from './types';

const offer = (action: Action): Offer => ({ action, targets: [] });
const play = (card: number, to: 'event' | 'activate' | 'spend' | 'discard'): Offer =>
  offer({ play: { card, to } });
const PLAYS = [
  play(67, 'event'),
  play(67, 'activate'),
  play(67, 'discard'),
  play(115, 'spend'),
  play(115, 'discard'),
];
const LIT = [spaceOf('cards', 67), spaceOf('cards', 115)];

interface Shown {
  form?: Form;
  offers?: Offer[];
  lit?: Target[];
  path?: Target[];
}

function hand({ form = 'wide', offers = PLAYS, lit = LIT, path = [] }: Shown = {}) {
  const pick = vi.fn();
  const { container } = render(Hand, {
    view: fixture(),
    seat: 0,
    form,
    offers,
    choosing: {
      lit,
      path,
      pointed: [],
      asking: false,
      offers,
      pick,
      act: vi.fn(),
      foresee: vi.fn(),
      hover: vi.fn(),
    },
  });
  const part = (key: string) => container.querySelector<HTMLElement>(`[data-target="${key}"]`)!;
  const use = (key: string) => container.querySelector<HTMLElement>(`[data-use="${key}"]`)!;
  return { container, pick, part, use };
}

const texts = (nodes: Iterable<Element>): string[] =>
  [...nodes].map((node) => node.textContent?.replace(/\s+/g, ' ').trim() ?? '');

describe('the hand', () => {
  it('shows of each card its points, title, kind and what its event does', () => {
    const { container } = hand();
    const [strong, weak] = [...container.querySelectorAll('article')];
    expect(strong?.querySelector('.ops3')?.textContent).toBe('3');
    expect(weak?.querySelector('.ops1')?.textContent).toBe('1');
    expect(strong?.textContent).toMatch(/Minor Campaign.*Activate up to 2 generals/s);
    expect(weak?.textContent).toMatch(/Storms at Sea.*out of turn/s);
  });

  it('gives each value a shield of its own form', () => {
    const { container } = hand();
    const rims = [...container.querySelectorAll('.rim')].map((one) => one.getAttribute('d'));
    expect(new Set(rims).size).toBe(2);
  });

  it('names a card whole for whoever does not see it', () => {
    const label = hand().part('space cards 67').getAttribute('aria-label');
    expect(label).toMatch(/^Minor Campaign: 3 operation points, 1 ship\. Activate up to/);
  });

  it('is played with two clicks: the card, and its use', async () => {
    const before = hand();
    await fireEvent.click(before.part('space cards 67'));
    expect(before.pick.mock.calls).toEqual([[spaceOf('cards', 67)]]);
    const { part, pick } = hand({ path: [spaceOf('cards', 67)] });
    await fireEvent.click(part('space uses activate'));
    expect(pick.mock.calls).toEqual([[spaceOf('uses', 'activate')]]);
  });

  it('is played with the digit of a use, and asks with that of an impossible one', async () => {
    const { pick } = hand({ path: [spaceOf('cards', 67)] });
    await fireEvent.keyDown(window, { key: '2' });
    await fireEvent.keyDown(window, { key: '5' });
    expect(pick.mock.calls).toEqual([[spaceOf('uses', 'activate')], [spaceOf('uses', 'build')]]);
  });

  it('takes no digit while no card is chosen', async () => {
    const { pick } = hand();
    await fireEvent.keyDown(window, { key: '2' });
    expect(pick).not.toHaveBeenCalled();
  });

  it('tells what is possible from what is not, and lets ask why', async () => {
    const { container, use, pick } = hand({ path: [spaceOf('cards', 67)] });
    const can = texts(container.querySelectorAll('.uses .can .word'));
    expect(can).toEqual(['Use the event', 'Move a general', 'Discard it']);
    expect(use('train').textContent).toMatch(/ask why not/);
    await fireEvent.click(use('train'));
    expect(pick).toHaveBeenCalledWith(spaceOf('uses', 'train'));
  });

  it('raises the cards that fit a moment out of turn', async () => {
    const counter = offer({ counter: { card: 115 } });
    const { container, part, pick } = hand({
      offers: [counter, offer('pass')],
      lit: [spaceOf('cards', 115), { button: 'pass' }],
      path: [spaceOf('cards', 115)],
    });
    expect(container.querySelectorAll('article.isCounter')).toHaveLength(1);
    await fireEvent.click(part('button counter'));
    expect(pick.mock.calls).toEqual([[{ button: 'counter' }]]);
  });

  it('lies as heads in a row where there is little room, and opens on a tap', async () => {
    const { container, part, pick } = hand({ form: 'phone' });
    expect(container.querySelectorAll('article')).toHaveLength(0);
    await fireEvent.click(part('space cards 115'));
    expect(pick.mock.calls).toEqual([[spaceOf('cards', 115)]]);
    expect(container.querySelector('article.isOpen')?.textContent).toMatch(/Storms at Sea/);
    await fireEvent.click(container.querySelector('.close')!);
    expect(container.querySelectorAll('article')).toHaveLength(0);
  });

  it('can be read while the other side decides, and chooses nothing then', async () => {
    const { container, part, pick } = hand({ form: 'tall', offers: [], lit: [] });
    await fireEvent.click(part('space cards 67'));
    expect(container.querySelector('article.isOpen')?.textContent).toMatch(/Minor Campaign/);
    expect(container.querySelectorAll('.uses')).toHaveLength(0);
    expect(pick).not.toHaveBeenCalled();
  });

  it('has a drawing for every family of cards', () => {
    for (const id of ['minor_campaign', 'storms_at_sea', 'the_cothon', 'truce', 'epidemic']) {
      expect(SCENES[familyOf(id)].figures.length).toBeGreaterThan(0);
    }
  });
});

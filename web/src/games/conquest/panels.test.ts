import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Forecast, Offer, Target } from '../../lib/contract';
import { VOTE, at, battle, fixture } from './fixture';
import Panels from './Panels.svelte';
import type { Action, Event, Upshot, View } from './types';

interface Shown {
  lit?: Target[];
  path?: Target[];
  offers?: Action[];
  /** What comes of each of them. */
  upshot?: Upshot;
  told?: Event[];
  isCompact?: boolean;
  forecast?: Forecast | null;
}

function panels(changes: Partial<View> = {}, shown: Shown = {}) {
  const [pick, act] = [vi.fn(), vi.fn()];
  const foresee = vi.fn(() => Promise.resolve(shown.forecast ?? null));
  const offers = (shown.offers ?? []).map((action): Offer => ({
    action,
    targets: [],
    ...(shown.upshot ? { upshot: shown.upshot } : {}),
  }));
  const { container } = render(Panels, {
    view: fixture(changes),
    seat: 0,
    names: ['Ada', 'Magister', 'Tiro'],
    deciding: 0,
    preview: null,
    isCompact: shown.isCompact ?? false,
    told: shown.told ?? [],
    choosing: {
      lit: shown.lit ?? [],
      path: shown.path ?? [],
      pointed: [],
      asking: false,
      offers,
      pick,
      act,
      foresee,
      hover: vi.fn(),
    },
  });
  const part = (key: string) => container.querySelector(`[data-target="${key}"]`)!;
  const choice = (action: Action) =>
    container.querySelector(`[data-choice='${JSON.stringify(action)}']`)!;
  const text = (name: string) =>
    container.querySelector(`[data-part="${name}"]`)?.textContent?.replace(/\s+/g, ' ') ?? '';
  return { container, pick, act, foresee, part, choice, text };
}

const none = [null, null, null, null, null, null];
const auction = { opener: 1, asked: 0, bidder: 1, bid: 10, a: 1, b: 2 };

describe('the auction panel', () => {
  const told: Event[] = [{ bid: { seat: 1, talents: 10, a: 1, b: 2 } }, { passed: { seat: 2 } }];

  it('tells who has bid what, and who has passed', () => {
    const { text } = panels({ auction, slots: none, phase: 'bidding', round: 0 }, { told });
    expect(text('auction')).toMatch(/Cassius leads 10/);
    expect(text('auction')).toMatch(/Albinus passed/);
    expect(text('auction')).toMatch(/you is asked/);
  });

  it('marks what was said last where it was said', () => {
    const shown = { auction, slots: none, phase: 'bidding' as const, round: 0 };
    const marked = (some: Event[]) =>
      [...panels(shown, { told: some }).container.querySelectorAll('[data-new]')].map(
        (row) => row.textContent,
      );
    expect(marked(told)).toEqual([expect.stringContaining('Albinus')]);
    expect(marked(told.slice(0, 1))).toEqual([expect.stringContaining('Cassius')]);
    expect(marked([...told, { round_ended: { round: 1 } }])).toEqual([]);
  });

  it('takes a bid by one click, at the price that the server names', async () => {
    const upshot = { price: 17, talents: 0, chaos: 0, points: null };
    const { part, pick } = panels(
      { auction, slots: none, phase: 'bidding', round: 0 },
      { told, offers: [{ bid: { coins: 3 } }, 'pass'], upshot },
    );
    expect(part('space bid 3').textContent).toBe('17');
    await fireEvent.click(part('space bid 3'));
    expect(pick).toHaveBeenCalledWith({ space: { track: 'bid', space: 3 } });
  });

  it('offers it on a phone without opening anything', () => {
    const offers: Action[] = [{ bid: { coins: 3 } }];
    const { part } = panels(
      { auction, slots: none, phase: 'bidding', round: 0 },
      { offers, isCompact: true },
    );
    expect(part('space bid 3')).not.toBeNull();
  });

  it('lets markers be put on A, and shows what is chosen there', () => {
    const phase = { proposing: { bid: 15 } };
    const path = [{ space: { track: 'a', space: 2 } }];
    const { text, part } = panels(
      { auction, slots: none, phase, round: 0 },
      { path, lit: [{ space: { track: 'b', space: 0 } }] },
    );
    expect(text('auction')).toMatch(/A · slot 1 Albinus/);
    expect(part('space b 0').textContent).toMatch(/you/);
  });

  it('asks for the field of the last marker', async () => {
    const offers: Action[] = [{ propose: { a: 2, b: null } }, { propose: { a: null, b: 2 } }];
    const slots = [0, 1, null, null, null, null];
    const { choice, act } = panels(
      { auction, slots, phase: { proposing: { bid: 0 } }, round: 0 },
      { offers },
    );
    await fireEvent.click(choice(offers[1]!));
    expect(act.mock.calls[0]?.[0].action).toEqual(offers[1]);
  });
});

describe('the senate panel', () => {
  const vote: View['vote'] = {
    card: 'hail_caesar',
    asked: 0,
    bidder: 1,
    bid: 4,
    laid: [
      [0, 0, 0, 0],
      [1, 0, 1, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  };

  it('shows what was laid down, who has passed, and what the vote brings', () => {
    const told: Event[] = [
      { vote_called: { seat: 0, card: 'hail_caesar' } },
      { passed: { seat: 2 } },
      { laid: { seat: 1, votes: 3, total: 3 } },
    ];
    const { text } = panels({ vote, phase: 'voting', at_work: VOTE }, { told });
    expect(text('senate')).toMatch(/15 victory points/);
    expect(text('senate')).toMatch(/Cassius leads IIII 4/);
    expect(text('senate')).toMatch(/Albinus passed/);
  });

  it('lays down a senator of the own hand', async () => {
    const { part, pick } = panels(
      { vote, phase: 'voting' },
      { lit: [{ space: { track: 'senators', space: 3 } }] },
    );
    await fireEvent.click(part('space senators 3'));
    expect(pick).toHaveBeenCalledWith({ space: { track: 'senators', space: 3 } });
    expect((part('space senators 1') as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('the battle panel', () => {
  const told: Event[] = [
    { attacked: { seat: 0, field: { land: at('Egypt') }, whom: 1 } },
    { threw: { seat: 1, faces: [2, 0, 1, 0, 1], struck: [2, 0, 0, 0], hits: 2 } },
    { threw: { seat: 0, faces: [1, 1, 1, 1, 1], struck: [1, 1, 1, 0], hits: 3 } },
  ];

  it('shows both sides, a reason for each die, and which dice hit', () => {
    const { container, text } = panels(
      { battle: battle(), phase: { losing: { side: 0 } } },
      { told },
    );
    expect(text('battle')).toMatch(/1 infantry, lent by Albinus/);
    const reasons = [...container.querySelectorAll('.why')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(reasons).toHaveLength(9);
    expect(reasons.filter((reason) => /leader/.test(reason ?? ''))).toHaveLength(1);
    expect(reasons.filter((reason) => /city/.test(reason ?? ''))).toHaveLength(1);
    expect(reasons.filter((reason) => /training/.test(reason ?? ''))).toHaveLength(1);
    expect(container.querySelectorAll('.die')).toHaveLength(9);
    expect(container.querySelectorAll('.die.isHit')).toHaveLength(5);
  });

  it('lets losses be chosen by kind and number, lent units too', async () => {
    const offers: Action[] = [
      { lose: { unit: 'infantry', of: 0, from: null, count: 1 } },
      { lose: { unit: 'infantry', of: 2, from: null, count: 2 } },
    ];
    const { choice, act, text } = panels(
      { battle: battle(), phase: { losing: { side: 0 } } },
      { offers, told },
    );
    expect(text('battle')).toMatch(/2 units to lose/);
    expect(text('units')).toBe('');
    await fireEvent.click(choice(offers[1]!));
    expect(act.mock.calls[0]?.[0].action).toEqual(offers[1]);
  });

  it('shows the odds of an attack before it is declared', async () => {
    const attack: Action = { attack: { at: at('Egypt'), whom: 1 } };
    const forecast: Forecast = {
      trials: 10_000,
      outcomes: [
        { key: 'attacker_wins', share: 0.734 },
        { key: 'defender_wins', share: 0.25 },
        { key: 'both_beaten', share: 0.016 },
        { key: 'undecided', share: 0 },
      ],
      figures: [
        { key: 'attacker_losses', mean: 2.13 },
        { key: 'defender_losses', mean: 3.4 },
      ],
    };
    const { foresee, container } = panels(
      {},
      { offers: [attack], path: [{ region: at('Egypt') }], forecast },
    );
    expect(foresee).toHaveBeenCalledWith(attack);
    await vi.waitFor(() => expect(container.querySelector('.bar')).not.toBeNull());
    const said = container.querySelector('[data-part="odds"]')?.textContent ?? '';
    expect(said).toMatch(/73 %\s+Severus wins/);
    expect(said).toMatch(/attacker 2.1, defender 3.4/);
  });

  it('tells how the last battle went', () => {
    const over: Event[] = [
      ...told,
      { fell: { seat: 1, unit: 'cavalry', count: 1 } },
      { beaten: { seat: 1, field: { land: at('Egypt') } } },
    ];
    const { container } = panels({}, { told: over });
    expect(container.textContent).toMatch(/Last battle in Egypt/);
    expect(container.textContent?.replace(/\s+/g, ' ')).toMatch(/Cassius beaten lost 1 cavalry/);
  });
});

describe('the other panels', () => {
  it('take a unit count by one click', async () => {
    const offers = [1, 2, 3].map((count): Action => ({ send: { unit: 'infantry', count } }));
    const phase: View['phase'] = {
      sending: {
        from: at('Egypt'),
        to: at('Syria'),
        over: null,
        next: 0,
        troops: 0,
        any: false,
        errand: null,
      },
    };
    const { choice, act } = panels({ phase }, { offers });
    await fireEvent.click(choice(offers[2]!));
    expect(act.mock.calls[0]?.[0].action).toEqual(offers[2]);
  });

  it('show own senators by value, and of others only how many', () => {
    const { container } = panels();
    expect(container.querySelectorAll('.hand .senator')).toHaveLength(3);
    const hidden = [...container.querySelectorAll('.chaos')].map((one) => one.textContent?.trim());
    expect(hidden[0]).toBe('4');
    expect(hidden[1]).toMatch(/^\?/);
  });

  it('give and take back standing answers', async () => {
    const offers: Action[] = [{ answer: { answer: 'withdraw', on: false } }];
    const { container, act } = panels({}, { offers });
    const switches = [...container.querySelectorAll<HTMLButtonElement>('[role="switch"]')];
    expect(switches.map((one) => one.ariaChecked ?? one.getAttribute('aria-checked'))).toEqual([
      'false',
      'true',
    ]);
    expect(switches[0]?.disabled).toBe(true);
    await fireEvent.click(switches[1]!);
    expect(act.mock.calls[0]?.[0].action).toEqual(offers[0]);
  });

  it('name price and effect of each card on offer, and let it be taken', async () => {
    const politician = { card: 'politician' };
    const { text, part, pick } = panels({}, { lit: [politician] });
    expect(text('offer')).toMatch(/Politician An influence token .* 15/);
    expect(text('offer')).toMatch(/Emergency Tax/);
    await fireEvent.click(part(`card ${politician.card}`));
    expect(pick).toHaveBeenCalledWith(politician);
  });

  it('show the others, the cards or the points, as the turn needs or as one likes', async () => {
    const politician = { card: 'politician' };
    const idle = panels();
    expect(idle.text('offer')).toBe('');
    const [players, cards] = [...idle.container.querySelectorAll('[role="tab"]')];
    await fireEvent.click(cards!);
    expect(idle.text('offer')).toMatch(/Politician/);
    await fireEvent.click(players!);
    expect(idle.text('offer')).toBe('');
    expect(panels({}, { lit: [politician] }).text('offer')).toMatch(/Politician/);
  });

  it('let a player be chosen where one is asked for', async () => {
    const { part, pick } = panels(
      { phase: 'bribing' },
      { lit: [{ space: { track: 'players', space: 1 } }] },
    );
    await fireEvent.click(part('space players 1'));
    expect(pick).toHaveBeenCalledWith({ space: { track: 'players', space: 1 } });
  });
});

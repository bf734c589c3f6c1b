import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from '../games';
import type { Frame, Offer, Snapshot } from './contract';
import { TableStore } from './table.svelte';

/** A stream whose messages the test sends. */
class Source {
  static last: Source;
  #tell = new Map<string, (event: { data: string }) => void>();
  readyState = 1;
  onopen: (() => void) | null = null;
  constructor(readonly address: string) {
    Source.last = this;
  }
  addEventListener(name: string, tell: (event: { data: string }) => void): void {
    this.#tell.set(name, tell);
  }
  close(): void {
    this.readyState = 2;
  }
  send(name: string, data: unknown): void {
    this.#tell.get(name)?.({ data: JSON.stringify(data) });
  }
}

const offer: Offer = { action: 'end', targets: [] };

function frame(number: number, seat: number | null, rest: Partial<Frame> = {}): Frame {
  const patch = { n: { $set: number } };
  const turn = { decides: number === 0 ? 0 : 1 };
  const start = { number, eye: { seat: 0 }, turn, seat, kind: 'action' as const };
  return { ...start, events: [], patch, legal: [], undo: null, ...rest };
}

function snapshot(number: number): Snapshot {
  const table = { id: 't', game: 'oppida', stage: 'running', seats: [], your_seats: [0] };
  const whole = frame(number, null, { view: { n: number }, legal: [offer] });
  return { table, frame: whole, log: [], chat: [] } as unknown as Snapshot;
}

let asked: { address: string; body: { reader?: string } | null }[];
let answer: (body: unknown, status?: number) => void;
let fail: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('fetch', (address: string, { body }: { body: string | null }) => {
    asked.push({ address, body: body === null ? null : JSON.parse(body) });
    return new Promise((resolve, reject) => {
      answer = (said, status = 200) => resolve(new Response(JSON.stringify(said), { status }));
      fail = () => reject(new Error('no connection'));
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): TableStore {
  const store = new TableStore({ id: 't', loadGame });
  Source.last.send('sync', snapshot(0));
  return store;
}

const shown = (store: TableStore): unknown => [store.frame?.number, store.view];

test('an own step is shown as the answer brings it, and not again by the stream', async () => {
  const store = open();
  const sent = store.act(offer);
  expect(Source.last.address).toContain(`reader=${asked[0]?.body?.reader}`);
  answer({ number: 1, frame: frame(1, 0) });
  await sent;
  expect(shown(store)).toEqual([1, { n: 1 }]);
  Source.last.send('frame', frame(1, 0));
  expect(store.past.log.length).toBe(1);
  store.close();
});

test('a frame that overtakes the answer waits for it', async () => {
  const store = open();
  const sent = store.act(offer);
  Source.last.send('frame', frame(2, 1));
  expect(shown(store)).toEqual([0, { n: 0 }]);
  answer({ number: 1, frame: frame(1, 0) });
  await sent;
  await vi.runAllTimersAsync();
  expect(shown(store)).toEqual([2, { n: 2 }]);
  expect(store.past.log.map(({ number }) => number)).toEqual([1, 2]);
  expect(asked.length).toBe(1);
  store.close();
});

test('an answer that is lost makes the page read the table again', async () => {
  const store = open();
  const sent = store.act(offer);
  fail();
  await sent;
  expect(asked.at(-1)?.address).toBe('/api/tables/t');
  answer(snapshot(1));
  expect(store.notice).toEqual({ kind: 'error', code: 'offline' });
  await vi.runAllTimersAsync();
  expect(shown(store)).toEqual([1, { n: 1 }]);
  expect(store.notice, 'the connection is back').toBeNull();
  store.close();
});

test('a lost connection is forgotten as soon as it is back', async () => {
  const store = open();
  const sent = store.act(offer);
  fail();
  await sent;
  expect(store.notice).toEqual({ kind: 'error', code: 'offline' });
  Source.last.onopen?.();
  expect([store.isLive, store.notice]).toEqual([true, null]);
  store.close();
});

test('a refused undo says the true reason', async () => {
  const store = open();
  const refused = store.undo();
  expect(asked.at(-1)?.address).toContain('/undo');
  answer({ error: { code: 'cannot_undo', message: '', why: 'chance' } }, 409);
  await refused;
  expect(store.notice).toEqual({ kind: 'noUndo', why: 'chance' });
  const late = store.undo();
  answer({ error: { code: 'stale', message: '' }, snapshot: snapshot(3) }, 409);
  await late;
  expect(store.notice).toEqual({ kind: 'noUndo', why: 'other_acted' });
  store.close();
});

test('a resignation that others were quicker than is sent again', async () => {
  const store = open();
  const left = store.resign();
  answer({ error: { code: 'stale', message: '' }, snapshot: snapshot(3) }, 409);
  await vi.waitFor(() => expect(asked.length).toBe(2));
  expect(asked.map(({ body }) => body)).toMatchObject([{ number: 0 }, { number: 3 }]);
  answer({ number: 4, frame: frame(4, 0) });
  await left;
  expect([store.frame?.number, store.notice]).toEqual([4, null]);
  store.close();
});

test('what was passed on can be taken back until another seat acts', async () => {
  const store = open();
  const sent = store.act(offer);
  answer({ number: 1, frame: frame(1, 0, { undo: { seat: 0, steps: 1 } }) });
  await sent;
  expect([store.isMine, store.undoSeat]).toEqual([false, 0]);
  Source.last.send('frame', frame(2, 1));
  expect(store.undoSeat).toBeNull();
  store.close();
});

test('at one screen with nothing hidden the page turns to whoever decides', async () => {
  await loadGame('antike');
  const seen = snapshot(0);
  Object.assign(seen.table, { game: 'antike', your_seats: [0, 1] });
  const store = new TableStore({ id: 't', loadGame });
  Source.last.send('sync', seen);
  await vi.waitFor(() => expect(store.game?.id).toBe('antike'));
  expect(Source.last.address).toContain('eye=0');
  const sent = store.act(offer);
  answer({ number: 1, frame: frame(1, 0) });
  await sent;
  expect(Source.last.address).toContain('eye=1');
  store.close();
}, 20_000);

test('at one screen with secrets the result stays until it is put away, and then the curtain falls', async () => {
  await loadGame('oppida');
  const shared = (number: number, eye: Frame['eye'], decides: number): Snapshot => {
    const seen = snapshot(number);
    Object.assign(seen.table, { your_seats: [0, 1] });
    Object.assign(seen.frame, { eye, turn: { decides } });
    return seen;
  };
  const store = new TableStore({ id: 't', loadGame });
  Source.last.send('sync', shared(0, { seat: 0 }, 0));
  await vi.waitFor(() => expect(store.game?.id).toBe('oppida'));
  expect(Source.last.address).toContain('eye=spectator');
  expect([store.sharing.curtain, store.sharing.isVeiled]).toEqual([0, true]);
  Source.last.send('sync', shared(0, 'spectator', 0));
  expect([store.sharing.curtain, store.sharing.isVeiled]).toEqual([0, false]);

  store.liftCurtain();
  expect(Source.last.address).toContain('eye=0');
  expect(store.sharing.isVeiled).toBe(true);
  Source.last.send('sync', shared(0, { seat: 0 }, 0));
  expect([store.sharing.curtain, store.sharing.isVeiled]).toEqual([null, false]);

  const sent = store.act(offer);
  answer({ number: 1, frame: frame(1, 0) });
  await sent;
  expect([store.sharing.curtain, store.sharing.handover, store.sharing.isVeiled]).toEqual([
    null,
    1,
    false,
  ]);
  expect(Source.last.address).toContain('eye=0');

  store.putAway();
  expect([store.sharing.curtain, store.sharing.handover, store.sharing.isVeiled]).toEqual([
    1,
    null,
    true,
  ]);
  expect(Source.last.address).toContain('eye=spectator');
  store.close();
}, 20_000);

test('a long game is told from its beginning when asked, and stays so', async () => {
  const entry = (number: number) => ({ number, seat: 0, kind: 'action', events: [number] });
  const entries = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
  const late = (from: number, to: number): Snapshot =>
    ({ ...snapshot(to), log: entries(from, to) }) as unknown as Snapshot;
  const store = new TableStore({ id: 't', loadGame });
  Source.last.send('sync', late(701, 900));
  expect(store.past.isCut).toBe(true);
  const recalled = store.recall();
  expect(asked[0]?.address).toContain('from=201&count=500');
  answer({ total: 900, frames: entries(201, 700) });
  await vi.waitFor(() => expect(asked[1]?.address).toContain('from=1&count=200'));
  answer({ total: 900, frames: entries(1, 200) });
  await recalled;
  expect(store.past.isCut).toBe(false);
  expect(store.told).toEqual(entries(1, 900).map(({ number }) => number));
  // The connection came back: what is known already is kept.
  Source.last.send('sync', late(702, 901));
  expect(store.told.length).toBe(901);
  store.close();
});

test('a first snapshot is shown before the stream is open, and the stream does not show it again', async () => {
  const store = new TableStore({ id: 't', loadGame, first: Promise.resolve(snapshot(3)) });
  await vi.waitFor(() => expect(store.frame?.number).toBe(3));
  expect(store.isLive).toBe(true);
  const first = store.frame;
  Source.last.send('sync', snapshot(3));
  expect(store.frame).toBe(first);
  Source.last.send('sync', snapshot(4));
  expect(store.frame?.number).toBe(4);
  store.close();
});

test('without a first snapshot the stream brings everything', async () => {
  const store = new TableStore({
    id: 't',
    loadGame,
    first: Promise.reject(new Error('no connection')),
  });
  await vi.waitFor(() => {
    Source.last.send('sync', snapshot(3));
    expect(store.frame?.number).toBe(3);
  });
  store.close();
});

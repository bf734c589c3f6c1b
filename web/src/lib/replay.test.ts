import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from '../games';
import { ReplayStore } from './replay.svelte';

let asked: string[];
let table: object;

beforeEach(() => {
  asked = [];
  table = { id: 't', game: 'oppida', stage: 'running', seats: [{}, {}], your_seats: [0, 1] };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!address.includes('/replay')) return new Response(JSON.stringify({ table }));
    const eye = new URL(address, 'http://here').searchParams.get('eye');
    const frame = { number: 0, view: { of: eye }, seat: null, kind: 'start', events: [] };
    return new Response(JSON.stringify({ total: 1, frames: [frame] }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const eyesAsked = (): string[] =>
  asked.flatMap((address) => /replay\?eye=(\w+)/.exec(address)?.slice(1) ?? []);

test('the eyes of a running game at one screen sit behind the curtain', async () => {
  const store = new ReplayStore({ id: 't', moment: null, loadGame });
  await vi.waitFor(() => expect(store.frame?.view).toEqual({ of: 'spectator' }));
  await store.look(1);
  expect(store.curtain).toBe(1);
  expect(store.frame).toBeNull();
  expect(eyesAsked()).toEqual(['spectator']);
  await store.liftCurtain();
  expect(store.frame?.view).toEqual({ of: '1' });
  await store.look(0);
  expect([store.curtain, store.frame]).toEqual([0, null]);
  await store.look('spectator');
  expect(store.curtain).toBeNull();
  expect(store.frame?.view).toEqual({ of: 'spectator' });
  store.close();
}, 20_000);

test('a finished game has no curtain, and is seen through the own eye first', async () => {
  Object.assign(table, { stage: 'over' });
  const store = new ReplayStore({ id: 't', moment: null, loadGame });
  await vi.waitFor(() => expect(store.frame?.view).toEqual({ of: '0' }));
  await store.look(1);
  expect(store.curtain).toBeNull();
  expect(store.frame?.view).toEqual({ of: '1' });
  store.close();
}, 20_000);

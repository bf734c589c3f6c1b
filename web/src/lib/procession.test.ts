import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from './contract';
import { prefs } from './prefs.svelte';
import { Procession } from './procession.svelte';

const OWN = 0;
let shown: number[];
let procession: Procession;
let isHidden: boolean;

const frame = (number: number, seat = 1, events: unknown[] = ['told']): Frame =>
  ({ number, seat, events }) as unknown as Frame;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  prefs.pace = 'normal';
  shown = [];
  procession = new Procession({
    show: ({ number }) => shown.push(number) > 0,
    isOwn: ({ seat }) => seat === OWN,
    tells: ({ events }) => events.length > 0,
  });
});

afterEach(() => {
  procession.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('steps of others are shown one after the other, at the chosen pace', () => {
  for (const [pace, rest] of [
    ['slow', 1_600],
    ['normal', 600],
    ['fast', 120],
  ] as const) {
    prefs.pace = pace;
    shown = [];
    for (const number of [1, 2, 3]) procession.push(frame(number));
    expect(shown).toEqual([1]);
    expect(procession.waiting).toBe(2);
    vi.advanceTimersByTime(rest - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(rest * 2);
    expect(shown).toEqual([1, 2, 3]);
    expect(procession.waiting).toBe(0);
  }
});

test('a step that says nothing takes no time', () => {
  procession.push(frame(1, 1, []));
  procession.push(frame(2, 1, []));
  procession.push(frame(3));
  expect(shown).toEqual([1, 2, 3]);
});

test('an own step is shown at once, with all that came before it', () => {
  for (const number of [1, 2]) procession.push(frame(number));
  procession.push(frame(3, OWN));
  expect(shown).toEqual([1, 2, 3]);
  procession.push(frame(4));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('step by step each waits until it is asked for, however many there are', () => {
  prefs.pace = 'step';
  for (let number = 1; number <= 200; number += 1) procession.push(frame(number));
  vi.advanceTimersByTime(3_600_000);
  expect(shown).toEqual([1]);
  procession.next();
  expect(shown).toEqual([1, 2]);
  procession.catchUp();
  expect(shown.length).toBe(200);
  expect(procession.waiting).toBe(0);
});

test('a long backlog and a hidden page catch up at once', () => {
  for (let number = 1; number <= 60; number += 1) procession.push(frame(number));
  expect(shown.length).toBeGreaterThanOrEqual(50);
  shown = [];
  procession.clear();
  for (const number of [1, 2, 3]) procession.push(frame(number));
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown).toEqual([1, 2, 3]);
  for (const number of [4, 5]) procession.push(frame(number));
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

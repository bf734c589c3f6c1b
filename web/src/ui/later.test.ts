import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('pieces are built at once, except while a page opens: then one after the other', () => {
  const built: string[] = [];
  const piece = (name: string): boolean => later.waits(() => built.push(name));
  expect(piece('before')).toBe(false);
  later.open();
  expect([piece('map'), piece('panels')]).toEqual([true, true]);
  expect([built, later.left]).toEqual([[], 2]);
  vi.advanceTimersToNextTimer();
  expect([built, later.left]).toEqual([['map'], 1]);
  vi.advanceTimersToNextTimer();
  expect([built, later.left]).toEqual([['map', 'panels'], 0]);
  expect(piece('after')).toBe(false);
});

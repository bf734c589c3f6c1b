import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRawSnippet, mount } from 'svelte';
import { later } from './later.svelte';
import Piece from './Piece.svelte';

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

test('a piece inside the last one waits for a task of its own', () => {
  const inner = createRawSnippet(() => ({ render: () => '<b>inner</b>' }));
  let isMade = false;
  const outer = createRawSnippet(() => ({
    render: () => '<i>outer</i>',
    setup: (element) => {
      if (!isMade) mount(Piece, { target: element, props: { children: inner } });
      isMade = true;
    },
  }));
  later.open();
  const target = document.createElement('div');
  mount(Piece, { target, props: { children: outer } });
  vi.advanceTimersToNextTimer();
  expect([target.textContent, later.left]).toEqual(['outer', 1]);
  vi.advanceTimersToNextTimer();
  expect([target.textContent, later.left]).toEqual(['outerinner', 0]);
});

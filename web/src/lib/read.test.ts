import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatLine } from './contract';
import { Reading } from './read.svelte';

const line = (id: number): ChatLine => ({ id, name: 'Ada', seat: 0, text: 'Salve', at: 0 });

describe('the talk of a table', () => {
  beforeEach(() => localStorage.clear());

  it('is new until it was seen', () => {
    const reading = new Reading('t');
    expect(reading.hasNews([])).toBe(false);
    expect(reading.hasNews([line(3)])).toBe(true);
    reading.see([line(3)]);
    expect(reading.hasNews([line(3)])).toBe(false);
    expect(reading.hasNews([line(3), line(5)])).toBe(true);
  });

  it('keeps its mark while it is read, and moves it when it is put away', () => {
    const reading = new Reading('t');
    reading.see([line(1)]);
    reading.putAway();
    const lines = [line(1), line(4), line(6)];
    reading.see(lines);
    expect(reading.firstNew(lines)).toBe(4);
    reading.putAway();
    expect(reading.firstNew(lines)).toBeNull();
  });

  it('is remembered for each table', () => {
    new Reading('one').see([line(9)]);
    expect(new Reading('one').hasNews([line(9)])).toBe(false);
    expect(new Reading('other').hasNews([line(9)])).toBe(true);
  });
});

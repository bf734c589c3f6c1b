import { describe, expect, it } from 'vitest';
import type { LogEntry } from './contract';
import { lastActOf, lastTurnFor, standing, trail } from './log';

const entry = (number: number, seat: number, event: string, kind: LogEntry['kind'] = 'action') =>
  ({ number, seat, kind, events: kind === 'undo' ? [] : [event] }) as LogEntry;

describe('the log', () => {
  it('drops what was taken back', () => {
    const log = [entry(1, 0, 'a'), entry(2, 0, 'b'), entry(3, 0, '', 'undo'), entry(4, 0, 'c')];
    expect(standing(log).flatMap(({ events }) => events)).toEqual(['a', 'c']);
  });

  it('knows when a seat acted last', () => {
    const log = [entry(1, 0, 'mine'), entry(2, 1, 'theirs'), entry(3, 1, 'too')];
    expect(lastActOf(0, log)).toBe(1);
    expect(lastActOf(1, log)).toBe(3);
    expect(lastActOf(0, log.slice(1))).toBe(0);
  });

  it('keeps the trail of the newest run of one seat', () => {
    const log = [entry(1, 0, 'a'), entry(2, 1, 'b'), entry(3, 1, 'c')];
    expect(trail(log)).toEqual(['b', 'c']);
    expect(trail([entry(1, 0, 'a')])).toEqual(['a']);
  });

  it('finds the last turn of the others, for whoever waits and whoever has begun again', () => {
    const numbers = (seat: number | null, log: LogEntry[]) =>
      lastTurnFor(seat, log).map(({ number }) => number);
    const log = [
      entry(1, 0, 'a'),
      entry(2, 1, 'b'),
      entry(3, 2, 'c'),
      entry(4, 2, '', 'undo'),
      entry(5, 2, 'd'),
    ];
    expect(numbers(0, log)).toEqual([2, 5]);
    expect(numbers(0, [...log, entry(6, 0, 'e')])).toEqual([2, 5]);
    expect(numbers(2, log)).toEqual([1, 2]);
    expect(numbers(null, log)).toEqual([5]);
    expect(numbers(0, [entry(1, 0, 'a')])).toEqual([]);
  });
});

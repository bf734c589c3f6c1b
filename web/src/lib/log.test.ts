import { describe, expect, it } from 'vitest';
import type { LogEntry } from './contract';
import { lastActOf, standing, trail } from './log';

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
});

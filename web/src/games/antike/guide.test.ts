import { describe, expect, it } from 'vitest';
import type { Frame } from '../../lib/contract';
import { fixture } from './fixture';
import { guide } from './guide';
import type { Phase, View } from './types';
import { words } from './words';

const step = (key: string) => guide.find((one) => one.key === key)!;
const frame = (seat: number, phase: Phase) =>
  ({ seat, view: fixture({ phase }) }) as unknown as Frame<View>;

describe('the guide', () => {
  it('has words for every step in both languages', () => {
    for (const { key } of guide) {
      for (const language of ['en', 'de'] as const) {
        const { text, textAt } = words.of(language).guide[key]!;
        expect(text ?? textAt?.(fixture())).toBeTruthy();
      }
    }
  });

  it('tells the figures of the box', () => {
    const figures = { ...fixture().figures, free_steps: 4 };
    const told = words.of('en').guide['rondel']?.textAt?.(fixture({ figures }));
    expect(told).toContain('one to four steps');
  });

  it('points at the own cities, and at the whole rondel', () => {
    expect(step('map').targets(fixture(), 0)).toHaveLength(5);
    expect(step('map').targets(fixture(), 1)).toHaveLength(6);
    expect(step('rondel').targets(fixture(), 0)).toHaveLength(8);
  });

  it('goes on when the newcomer has chosen a field, not when the opponent has', () => {
    const until = step('rondel').until!;
    expect(until(frame(0, 'templum'), 0)).toBe(true);
    expect(until(frame(1, 'templum'), 0)).toBe(false);
    expect(until(frame(0, 'rondel'), 0)).toBe(false);
  });
});

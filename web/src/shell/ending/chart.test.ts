import { describe, expect, it } from 'vitest';
import { BOX, chartOf } from './chart';

const course = {
  total: 100,
  steps: [
    { at: 0, values: [2, 2] },
    { at: 50, values: [4, 2] },
    { at: 80, values: [4, -1] },
  ],
};

describe('the curve of a game', () => {
  it('holds a figure until it changes', () => {
    const [first] = chartOf(course, null).lines;
    expect(first?.path).toMatch(/^M34 [\d.]+H204V14H374$/);
    expect(first?.value).toBe(4);
  });

  it('shows all figures and the goal inside its box', () => {
    const { lines, goal, ticks } = chartOf(course, 8);
    for (const { end } of lines) {
      expect(end.y).toBeGreaterThanOrEqual(BOX.top);
      expect(end.y).toBeLessThanOrEqual(BOX.height - BOX.bottom);
    }
    expect(goal).toBe(BOX.top);
    expect(ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8]);
  });

  it('knows the moment under the pointer', () => {
    const { momentAt } = chartOf(course, null);
    expect(momentAt(BOX.left)).toBe(0);
    expect(momentAt((BOX.left + BOX.width - BOX.right) / 2)).toBe(50);
    expect(momentAt(BOX.width)).toBe(100);
  });

  it('draws a game that ended before it began', () => {
    const { lines } = chartOf({ total: 0, steps: [{ at: 0, values: [0, 0] }] }, null);
    for (const { path } of lines) expect(path).not.toContain('NaN');
  });
});

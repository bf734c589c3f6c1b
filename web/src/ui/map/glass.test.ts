import { describe, expect, it } from 'vitest';
import type { Point } from './chart';
import { Glass } from './glass.svelte';

const glass = (pane: Point = [390, 352]) =>
  new Glass(
    () => undefined,
    () => [1200, 844],
    () => pane,
    () => [300, 300],
  );

describe('the window onto the map', () => {
  it('begins near home and stays inside the map', () => {
    const [x, y, width, height] = glass().box;
    expect(width).toBeCloseTo(390 / 0.88);
    expect(height).toBeCloseTo(400);
    expect([x, y]).toEqual([expect.closeTo(78.4, 1), expect.closeTo(100, 1)]);
  });

  it('shows the whole map on demand', () => {
    const one = glass();
    one.turn();
    expect(one.scale).toBeCloseTo(0.325);
    expect(one.box[2]).toBeCloseTo(1200);
  });

  it('is not needed where the whole map is large enough', () => {
    expect(glass().isNeeded).toBe(true);
    const large = glass([1040, 740]);
    expect([large.isNeeded, large.isClose]).toEqual([false, false]);
    expect(large.scale).toBeCloseTo(1040 / 1200);
  });

  it('moves to what can be clicked, unless some of it is in sight', () => {
    const one = glass();
    const before = one.box;
    one.show([
      [310, 310],
      [1100, 700],
    ]);
    expect(one.box).toEqual(before);
    one.show([[1100, 700]]);
    const [x, y, width, height] = one.box;
    expect(x + width).toBeCloseTo(1200);
    expect(y + height).toBeCloseTo(844);
  });
});

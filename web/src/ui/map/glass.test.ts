import { describe, expect, it } from 'vitest';
import { Glass } from './glass.svelte';

const glass = () =>
  new Glass(
    () => undefined,
    () => [1200, 844],
    () => [1200, 900],
    () => [300, 300],
  );

describe('the window onto the map', () => {
  it('begins near home and stays inside the map', () => {
    const [x, y, width, height] = glass().box;
    expect([x, y]).toEqual([0, expect.closeTo(63.2, 0)]);
    expect(width).toBeCloseTo(1200 / 1.9);
    expect(height).toBeCloseTo(900 / 1.9);
  });

  it('shows the whole map on demand', () => {
    const one = glass();
    one.turn();
    expect(one.box).toEqual([0, -28, 1200, 900]);
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

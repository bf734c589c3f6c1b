import { describe, expect, it } from 'vitest';
import { clearSpot, overlap, type Obstacle } from './clearspot';

const frame = { left: 0, top: 60, width: 1000, height: 700 };
const size = { width: 400, height: 200 };
const card = (left: number, top: number, weight = 1): Obstacle => ({
  left,
  top,
  width: 240,
  height: 220,
  weight,
});

describe('a box that hides nothing', () => {
  it.each([
    ['a corner', [card(0, 60)]],
    ['the middle', [card(380, 300)]],
    ['a capital and its gates', [card(750, 540), card(500, 540), card(750, 300)]],
  ])('keeps clear of %s', (_, obstacles) => {
    const spot = clearSpot(size, frame, obstacles);
    for (const obstacle of obstacles) expect(overlap(spot, obstacle)).toBe(0);
    expect(spot.left).toBeGreaterThanOrEqual(frame.left);
    expect(spot.top).toBeGreaterThanOrEqual(frame.top);
    expect(spot.left + spot.width).toBeLessThanOrEqual(frame.left + frame.width);
    expect(spot.top + spot.height).toBeLessThanOrEqual(frame.top + frame.height);
  });

  it('stays near what it speaks of', () => {
    expect(clearSpot(size, frame, [card(0, 60)]).left).toBeLessThan(300);
    expect(clearSpot(size, frame, [card(760, 60)]).left).toBeGreaterThan(500);
  });

  it('covers what matters least where there is no free place', () => {
    const everywhere = { ...frame, weight: 1 };
    const spot = clearSpot(size, frame, [card(300, 300, 100), everywhere]);
    expect(overlap(spot, card(300, 300))).toBe(0);
  });
});

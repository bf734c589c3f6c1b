import { describe, expect, it } from 'vitest';
import { at, fixture, stack } from './fixture';
import { regionName, SEA_REGIONS } from './geography';
import { placedPlates, tokenBoxes, type Box } from './plates';
import type { View } from './types';

const SIX = [0, 1, 2, 3, 4, 5];

/** Six players with influence in every key province, an army in each and a fleet in every sea. */
function crowded(): View {
  const view = fixture();
  const provinces = view.provinces.map((province, index) => ({
    ...province,
    stacks: province.key
      ? [0, 1, 2].map((seat) => stack((seat + index) % 6, { infantry: 3, generals: 1 }))
      : province.stacks,
    key: province.key && { ...province.key, influence: SIX.map(() => 1), scores: SIX.map(() => 0) },
  }));
  const seas = SEA_REGIONS.map((_, sea) => ({
    ...view.seas[sea]!,
    fleets: [0, 1].map((seat) => ({ ...view.seas[sea]?.fleets[0], seat, galleys: 2 })),
  }));
  return { ...view, players: 6, provinces, seas } as View;
}

const touches = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

describe('the plates of the key provinces', () => {
  it('stand where the map has them while nothing is in the way', () => {
    const view = fixture();
    const empty = view.provinces.map((province) => ({ ...province, stacks: [] }));
    const seas = view.seas.map((sea) => ({ ...sea, fleets: [] }));
    const italia = placedPlates({ ...view, provinces: empty, seas }).find(
      ({ region }) => region.index === at('Italia'),
    )!;
    expect(italia.at).toEqual(italia.region.label);
  });

  it('cover no army, no fleet and no other plate with six players', () => {
    const view = crowded();
    const plates = placedPlates(view);
    expect(plates).toHaveLength(11);
    const tokens = tokenBoxes(view);
    plates.forEach(({ region, box }, index) => {
      const name = regionName(region.index);
      expect(
        tokens.filter((token) => touches(box, token)),
        name,
      ).toEqual([]);
      const others = plates.slice(index + 1).filter((other) => touches(box, other.box));
      expect(
        others.map((other) => other.region.name),
        name,
      ).toEqual([]);
      expect(box.left >= 0 && box.right <= 1200 && box.top >= 0 && box.bottom <= 844).toBe(true);
    });
  });
});

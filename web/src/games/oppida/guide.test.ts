import { describe, expect, it } from 'vitest';
import type { Frame } from '../../lib/contract';
import { fixture } from './fixture';
import { guide } from './guide';
import type { Event, View } from './types';
import { words } from './words';

const step = (key: string) => guide.find((one) => one.key === key)!;
const frame = (...events: Event[]): Frame<View> =>
  ({ number: 3, view: fixture(), events }) as unknown as Frame<View>;
const march = (seat: number): Event => ({
  marched: { seat, from: 11, to: 10, die: 5, warriors: 2, stayed: 3 } as never,
});

describe('the guide of Oppida', () => {
  it.each(['en', 'de'] as const)('has words for every step in %s, and no others', (language) => {
    const keys = guide.map(({ key }) => key).sort();
    expect(Object.keys(words.of(language).guide).sort()).toEqual(keys);
  });

  it('tells the figures of the box', () => {
    const { recruit, build } = words.of('en').guide;
    const figures = { ...fixture().figures, recruits: 5, farmers: 4 };
    const told = [recruit, build].map((one) => one?.textAt?.(fixture({ figures })));
    expect(told[0]).toContain('up to five warriors');
    expect(told[1]).toContain('more than four warriors');
  });

  it('explains all three kinds of turn', () => {
    const keys = guide.map(({ key }) => key);
    for (const kind of ['recruit', 'scout', 'march', 'supply', 'attack', 'build'])
      expect(keys).toContain(kind);
  });

  it.each(guide.map((one) => [one.key, one] as const))('points at something for %s', (_, one) => {
    expect(one.targets(fixture(), 0).length > 0 || one.part !== undefined).toBe(true);
  });

  it('goes on when the reader acts, not when the opponent does', () => {
    expect(step('march').until?.(frame(march(0)), 0)).toBe(true);
    expect(step('march').until?.(frame(march(1)), 0)).toBe(false);
    const recruited = (seat: number): Event => ({ recruited: { seat, warriors: 3 } });
    expect(step('recruit').until?.(frame(recruited(0)), 0)).toBe(true);
    expect(step('recruit').until?.(frame(recruited(1)), 0)).toBe(false);
    const scouted = (seat: number): Event => ({ scouted: { seat, area: 5 } });
    expect(step('scout').until?.(frame(scouted(1)), 0)).toBe(false);
    expect(step('scout').until?.(frame(scouted(0)), 0)).toBe(true);
  });

  it('lets go of recruiting when the turn is used for a march', () => {
    expect(step('recruit').until?.(frame(march(0)), 0)).toBe(true);
  });

  it('points at the own army and the land at the gates for a march', () => {
    expect(step('march').targets(fixture(), 0)).toEqual([
      { piece: { region: 11, piece: 5 } },
      { region: 7 },
      { region: 10 },
    ]);
  });

  it('speaks of supply on the cards that are held', () => {
    expect(step('supply').targets(fixture(), 0)).toEqual([{ region: 6 }, { region: 9 }]);
  });

  it('points at an empty capital where its army has left', () => {
    const view = fixture();
    view.areas[11] = { ...view.areas[11]!, dice: [] };
    expect(step('army').targets(view, 0)).toEqual([{ region: 11 }]);
  });
});

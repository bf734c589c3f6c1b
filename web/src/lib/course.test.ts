import { afterEach, describe, expect, it, vi } from 'vitest';
import { courseOf } from './course';

/** A game of 1,200 entries in which the first seat wins a point every 400. */
const TOTAL = 1_200;
const points = (number: number): number => Math.floor(number / 400);
const asked: string[] = [];

vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address);
  const query = new URL(address, 'http://here').searchParams;
  const from = Number(query.get('from'));
  const count = Math.min(Number(query.get('count')), TOTAL + 1 - from);
  const frames = Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const isNew = points(number) !== points(number - 1);
    if (index === 0) return { number, view: { points: [points(number), 0] } };
    return { number, patch: isNew ? { points: { $at: { 0: { $set: points(number) } } } } : {} };
  });
  return new Response(JSON.stringify({ total: TOTAL, frames }));
});
afterEach(() => asked.splice(0));

describe('the course of a game', () => {
  it('has a step wherever a figure changed', async () => {
    const course = await courseOf('t', (view) => (view as { points: number[] }).points);
    expect(course).toEqual({
      total: TOTAL,
      steps: [
        { at: 0, values: [0, 0] },
        { at: 400, values: [1, 0] },
        { at: 800, values: [2, 0] },
        { at: 1200, values: [3, 0] },
      ],
    });
  });

  it('is asked for as a spectator, in parts', async () => {
    await courseOf('t', () => [0]);
    expect(asked).toHaveLength(3);
    for (const address of asked) expect(address).toContain('eye=spectator');
  });
});

import { api } from './api';
import type { Frame, Replay } from './contract';
import { applyPatch } from './patch';

/** How a figure of each seat went from the start of a game on. */
export interface Course {
  /** The number of the last entry. */
  total: number;
  /** Where a figure changed: the entry after which it stood so. */
  steps: { at: number; values: number[] }[];
}

const CHUNK = 500;

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Adds frames to a course; they follow on what it has, and the view before them. */
export function follow(
  course: Course,
  frames: readonly Frame[],
  before: unknown,
  measure: (view: unknown) => number[],
): unknown {
  let view = before;
  for (const frame of frames) {
    view = frame.view ?? (frame.patch ? applyPatch(view, frame.patch) : view);
    const values = measure(view);
    const last = course.steps.at(-1);
    if (!last || !same(last.values, values)) course.steps.push({ at: frame.number, values });
  }
  return view;
}

/**
 * The course of a game as a spectator may know it: while the game runs, nothing that is hidden goes
 * into it. The frames are those of the replay, of which only what changed is sent.
 */
export async function courseOf(
  table: string,
  measure: (view: unknown) => number[],
): Promise<Course> {
  const course: Course = { total: 0, steps: [] };
  let view: unknown = null;
  for (let from = 0; from <= course.total; from += CHUNK) {
    const part: Replay = await api.replay(table, 'spectator', from, CHUNK);
    course.total = part.total;
    if (part.frames.length === 0) break;
    view = follow(course, part.frames, view, measure);
  }
  return course;
}

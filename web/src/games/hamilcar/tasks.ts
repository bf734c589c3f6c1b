/** What is asked now: the newest of all that interrupts the sequence of play, or its step. */
import type { Part, Phase, Task, View } from './types';

/** Of a union of records with one key each: the content of the key. */
export type ContentOf<T, K extends string> = T extends Record<K, infer Content> ? Content : never;

export const topTask = (view: View): Task | null => view.tasks.at(-1) ?? null;

/** The content of the task that is asked, if it is of that kind. */
export function asked<K extends string>(view: View, kind: K): ContentOf<Task, K> | null {
  const task = topTask(view);
  if (!task || !(kind in task)) return null;
  return (task as unknown as Record<K, ContentOf<Task, K>>)[kind];
}

/** The content of the step of the sequence of play, if nothing interrupts it. */
export function inPhase<K extends string>(view: View, kind: K): ContentOf<Phase, K> | null {
  const { phase } = view;
  if (topTask(view) || typeof phase !== 'object' || !(kind in phase)) return null;
  return (phase as unknown as Record<K, ContentOf<Phase, K>>)[kind];
}

/** The kind of a value that is a word, or a record with one key. */
export const kindOf = (value: string | object): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');

export const partKind = (part: Part): string => kindOf(part);

/** The numbers in a part of an event: how many, and of which place. */
export function partFigures(part: Part): { left: number; at: number | null } {
  if (typeof part === 'string') return { left: 1, at: null };
  if ('spoils' in part) return { left: part.spoils[1], at: part.spoils[0] };
  if ('toll' in part) return { left: 1, at: part.toll[0] };
  const [content] = Object.values(part) as unknown[];
  const left = Array.isArray(content) ? (content as unknown[])[0] : content;
  return { left: typeof left === 'number' ? left : 1, at: null };
}

/** Whether the general on the move chooses what to do. */
export const isChoosing = (view: View): boolean =>
  asked(view, 'activating') !== null && view.activation?.step === 'choosing';

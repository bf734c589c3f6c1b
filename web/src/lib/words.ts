/** What the generated catalogues of words need at run time. */
import type { Language } from '../generated/words/languages';
import type { Reason, Seat } from './contract';

/** How the words are loaded in each language. */
export type Loaders<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/** A line of the chronicle: who did it, where it is about somebody, and what. */
export interface Line {
  seat: Seat | null;
  text: string;
}

type TagOf<T> = T extends string
  ? T
  : T extends { code: infer Code extends string }
    ? Code
    : keyof T & string;
/** A text has keys of its own, such as `match`, which are no variants. */
type ContentOf<T, K> = T extends string
  ? T extends K
    ? undefined
    : never
  : T extends { code: K }
    ? T
    : K extends keyof T
      ? T[K]
      : never;

/** A message for each variant of a type; a table may have to give names. */
export type Messages<T, Said = string, Names = void> = {
  [K in TagOf<T>]: (v: ContentOf<T, K>, names: Names) => Said;
};

/** Says the message for a value. */
export function pick<T, Said>(messages: Messages<T, Said>, value: T): Said;
export function pick<T, Said, Names>(
  messages: Messages<T, Said, Names>,
  value: T,
  names: Names,
): Said;
export function pick<T, Said, Names>(
  messages: Messages<T, Said, Names>,
  value: T,
  names?: Names,
): Said {
  const table = messages as Record<string, (v: unknown, names?: Names) => Said>;
  const [tag, content] = variantOf(value);
  const message = table[tag];
  if (!message) throw new Error(`no words for ${tag}`);
  return message(content, names);
}

/** Why not; nothing where a newer server has a reason that this page does not know. */
export function whyNot<T extends { code: string }, Names>(
  messages: Messages<T, string, Names>,
  reason: Reason,
  names?: Names,
): string | null {
  const table = messages as Record<string, (v: unknown, names?: Names) => string>;
  return entry(table, reason.code)?.(reason, names) ?? null;
}

/** What a table has for a key that may not be there. */
export function entry<Said>(table: Readonly<Record<string, Said>>, key: string): Said | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The name of a value's variant, and what is in it. */
export function variantOf(value: unknown): [tag: string, content: unknown] {
  if (typeof value !== 'object' || value === null) return [String(value), undefined];
  if ('code' in value && typeof value.code === 'string') return [value.code, value];
  return Object.entries(value)[0] ?? ['', undefined];
}

export const by = (seat: Seat | null, text: string): Line => ({ seat, text });

export const capital = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Anna, Bo and Cid" */
export function list(words: readonly (string | number)[], and: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? String(last) : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Counts that are not zero, each with its noun. */
export const counts = (
  numbers: readonly number[],
  nouns: readonly ((count: number) => string)[],
): string =>
  numbers.flatMap((count, at) => (count === 0 ? [] : (nouns[at]?.(count) ?? []))).join(', ');

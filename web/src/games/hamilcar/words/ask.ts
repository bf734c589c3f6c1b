/** Sentences of the catalogue with what they speak of. */
import type { Prompt } from '../../../lib/game';

type Said<V> = string | ((v: V) => string);

/** A sentence and its explanation. */
export function ask<V>({ title, detail }: { title: Said<V>; detail: Said<V> }, v: V): Prompt {
  const say = (said: Said<V>): string => (typeof said === 'string' ? said : said(v));
  return { title: say(title), detail: say(detail) };
}

export const NONE: Prompt = { title: '', detail: '' };

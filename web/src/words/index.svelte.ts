import { prefs, type Language } from '../lib/prefs.svelte';
import { de } from './de';
import { en, type Words } from './en';

export const WORDS: Record<Language, Words> = { en, de };

/** The texts of the shell in the chosen language. */
export function words(): Words {
  return WORDS[prefs.language];
}

/** An error in words; unknown codes are named. */
export function errorText(code: string): string {
  const known: Record<string, string> = words().errors;
  return known[code] ?? words().otherError(code);
}

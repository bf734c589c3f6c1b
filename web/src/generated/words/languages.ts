// Written by `cargo xtask generate` from words/. Do not edit.

export type Language = 'en' | 'de';

/** A language in its own words, for those who look for it. */
export interface Tongue {
  code: Language;
  name: string;
  show: string;
}

/** What is said where another language says nothing. */
export const ENGLISH: Language = 'en';

/** All languages that there are words in, English first. */
export const TONGUES: readonly Tongue[] = [
  { code: 'en', name: 'English', show: 'Show the page in English' },
  { code: 'de', name: 'Deutsch', show: 'Seite auf Deutsch zeigen' },
];

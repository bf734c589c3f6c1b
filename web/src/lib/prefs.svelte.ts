/** What a visitor chose, kept in this browser. */
import { ENGLISH, TONGUES, type Language } from '../generated/words/languages';

export type { Language };
export type Theme = 'light' | 'dark';

/** How quickly the steps of the others are shown. */
export type Pace = (typeof PACES)[number];

export const PACES = ['slow', 'normal', 'fast', 'step'] as const;
export const LANGUAGES: readonly Language[] = TONGUES.map(({ code }) => code);

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`quadriga.${key}`);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`quadriga.${key}`, value);
  } catch {
    // Private windows may refuse; the choice then lasts until the page is closed.
  }
}

/** The first that is wanted and spoken; whoever wants none of them reads English. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  const codes = [kept ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  const spoken = codes.flatMap((code) => LANGUAGES.filter((language) => language === code));
  return spoken[0] ?? ENGLISH;
}

function firstPace(): Pace {
  const kept = remembered('pace');
  return PACES.find((pace) => pace === kept) ?? 'normal';
}

class Prefs {
  #language = $state<Language>(firstLanguage(remembered('language'), navigator.languages));
  /** Only when chosen; otherwise the system decides. */
  #theme = $state<Theme | null>(remembered('theme') as Theme | null);
  #pace = $state<Pace>(firstPace());
  #systemIsDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#systemIsDark = event.matches;
    });
    this.#show();
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    remember('language', language);
    this.#show();
  }

  get theme(): Theme {
    return this.#theme ?? (this.#systemIsDark ? 'dark' : 'light');
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
    this.#show();
  }

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    remember('pace', pace);
  }

  /** Whether something was seen already (a guide, for one). */
  hasSeen(what: string): boolean {
    return remembered(`seen.${what}`) !== null;
  }

  markSeen(what: string): void {
    remember(`seen.${what}`, '1');
  }

  #show(): void {
    document.documentElement.lang = this.#language;
    if (this.#theme) document.documentElement.dataset.theme = this.#theme;
  }
}

export const prefs = new Prefs();

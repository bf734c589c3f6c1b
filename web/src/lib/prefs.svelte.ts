/** What a visitor chose, kept in this browser. */
export type Language = 'en' | 'de';
export type Theme = 'light' | 'dark';

/** How quickly the steps of the others are shown. */
export type Pace = (typeof PACES)[number];

export const PACES = ['slow', 'normal', 'fast', 'step'] as const;
export const LANGUAGES: readonly Language[] = ['en', 'de'];

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

function firstLanguage(): Language {
  const kept = remembered('language');
  if (kept === 'en' || kept === 'de') return kept;
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

function firstPace(): Pace {
  const kept = remembered('pace');
  return PACES.find((pace) => pace === kept) ?? 'normal';
}

class Prefs {
  #language = $state<Language>(firstLanguage());
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

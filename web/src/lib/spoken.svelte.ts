/** Words that are loaded in the language that is shown, and in another when it is chosen. */
import { LANGUAGES, prefs, type Language } from './prefs.svelte';

export class Spoken<Words> {
  readonly #load: (language: Language) => Promise<Words>;
  readonly #awaited: Partial<Record<Language, Promise<Words>>> = {};
  #loaded = $state.raw<Partial<Record<Language, Words>>>({});

  constructor(load: (language: Language) => Promise<Words>) {
    this.#load = load;
  }

  /** Loads a language, once. */
  load(language: Language = prefs.language): Promise<Words> {
    return (this.#awaited[language] ??= this.#fetch(language));
  }

  async loadAll(): Promise<void> {
    await Promise.all(LANGUAGES.map((language) => this.load(language)));
  }

  /** A language that was loaded before. */
  of(language: Language): Words {
    const said = this.#loaded[language];
    if (!said) throw new Error(`the words in ${language} are not loaded`);
    return said;
  }

  /** What is shown: until a newly chosen language has come, the one before it. */
  get now(): Words {
    const said = this.#loaded[prefs.language];
    if (said) return said;
    void this.load();
    const before = LANGUAGES.find((language) => this.#loaded[language]);
    return this.of(before ?? prefs.language);
  }

  async #fetch(language: Language): Promise<Words> {
    try {
      const said = await this.#load(language);
      this.#loaded = { ...this.#loaded, [language]: said };
      return said;
    } catch (failure) {
      // The next one who asks tries again.
      delete this.#awaited[language];
      throw failure;
    }
  }
}

import { api } from './api';
import type { Me } from './contract';

/** The visitor, asked for once and shared by every part of the page that needs the name. */
class Visitor {
  #me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;

  /** The chosen name; nothing while it is not known, and where none was chosen. */
  get name(): string | null {
    return this.#me?.name ?? null;
  }
  get isKnown(): boolean {
    return this.#me !== null;
  }

  /** Asks the server who this is, unless that was done. It brings the cookie too. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => void (this.#me = me),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.#me = await api.rename(name);
  }
}

export const visitor = new Visitor();

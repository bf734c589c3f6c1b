import type { ChatLine } from './contract';

/** How far the talk of a table was read in this browser, kept so that a mark says what is new. */
export class Reading {
  readonly #key: string;
  #read = $state(0);
  /** Where the new lines begin for whoever looks now. */
  #mark = $state(0);

  constructor(table: string) {
    this.#key = `quadriga.read.${table}`;
    try {
      this.#read = Number(localStorage.getItem(this.#key)) || 0;
    } catch {
      // Private windows may refuse; everything is new then.
    }
    this.#mark = this.#read;
  }

  hasNews(lines: readonly ChatLine[]): boolean {
    return (lines.at(-1)?.id ?? 0) > this.#read;
  }

  /** The first line that is new, if any. */
  firstNew(lines: readonly ChatLine[]): number | null {
    return lines.find(({ id }) => id > this.#mark)?.id ?? null;
  }

  /** The lines are in sight. The mark stays where it is until they are put away. */
  see(lines: readonly ChatLine[]): void {
    const newest = lines.at(-1)?.id ?? 0;
    if (newest <= this.#read) return;
    this.#read = newest;
    try {
      localStorage.setItem(this.#key, String(newest));
    } catch {
      // It lasts until the page is closed.
    }
  }

  /** What was seen is not new any more. */
  putAway(): void {
    this.#mark = this.#read;
  }
}

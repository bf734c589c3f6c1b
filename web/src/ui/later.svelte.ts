import { flushSync } from 'svelte';

/**
 * Builds a large page piece by piece. Everything at once would keep the browser busy for so long
 * that it answers nobody; so, while a page opens, each piece gets a task of its own, in the order
 * of the page.
 */
class Later {
  /** Pieces that still wait. */
  left = $state(0);
  #isOpening = false;
  #pieces: (() => void)[] = [];

  /** What is built from now on comes piece by piece, until nothing is left. */
  open(): void {
    this.#isOpening = true;
  }

  /** Whether a piece has to wait; then it is built when its turn comes. */
  waits(build: () => void): boolean {
    if (!this.#isOpening) return false;
    this.#pieces.push(build);
    if (this.#pieces.length === 1) setTimeout(() => this.#next());
    this.left = this.#pieces.length;
    return true;
  }

  #next(): void {
    // Pieces inside the one that is built now come last; so it is built before anyone asks what is
    // left.
    flushSync(() => this.#pieces[0]?.());
    this.#pieces.shift();
    this.left = this.#pieces.length;
    if (this.left > 0) setTimeout(() => this.#next());
    else this.#isOpening = false;
  }
}

export const later = new Later();

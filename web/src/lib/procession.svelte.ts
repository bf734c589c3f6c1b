import type { Frame } from './contract';
import { prefs, type Pace } from './prefs.svelte';

/**
 * How long a step of someone else stays before the next is shown. Step by step, until one asks on.
 */
const REST: Record<Pace, number> = { slow: 1_600, normal: 600, fast: 120, step: Infinity };
/** With more steps than this waiting, all are shown at once: nobody looks on for so long. */
const LONGEST: Record<Pace, number> = { slow: 120, normal: 48, fast: 24, step: Infinity };

export interface Onlooker {
  /** Shows a frame; `false` if that was not possible, and all that waits is of no use any more. */
  show(frame: Frame): boolean;
  /** Whether a frame answers to what was done here: nobody waits for that. */
  isOwn(frame: Frame): boolean;
  /** Whether there is something to see in the frame that was shown last. */
  tells(frame: Frame): boolean;
}

/** The steps of the others as they pass by: each stays for a while before the next is shown. */
export class Procession {
  /** How many steps wait to be shown. */
  waiting = $state(0);
  #frames: Frame[] = [];
  #isResting = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onlooker: Onlooker) {
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** The number of the newest frame that waits. */
  get newest(): number | null {
    return this.#frames.at(-1)?.number ?? null;
  }

  push(frame: Frame): void {
    this.#frames.push(frame);
    const isTooLong = this.#frames.length > LONGEST[prefs.pace];
    if (isTooLong || this.onlooker.isOwn(frame)) this.catchUp();
    else if (!this.#isResting) this.next();
    this.waiting = this.#frames.length;
  }

  /** Shows the next step, however long the last one was there. */
  next(): void {
    this.#wake();
    while (!this.#isResting && this.#showFirst()) continue;
  }

  /** Shows all that waits. */
  catchUp(): void {
    while (this.#showFirst()) continue;
    this.#wake();
  }

  clear(): void {
    this.#frames = [];
    this.waiting = 0;
    this.#wake();
  }

  close(): void {
    this.clear();
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  #showFirst(): boolean {
    const frame = this.#frames.shift();
    this.waiting = this.#frames.length;
    if (!frame || !this.onlooker.show(frame)) return false;
    if (!this.onlooker.isOwn(frame) && this.onlooker.tells(frame) && !this.#isUnseen()) {
      this.#isResting = true;
      clearTimeout(this.#rest);
      if (Number.isFinite(REST[prefs.pace]))
        this.#rest = setTimeout(() => this.next(), REST[prefs.pace]);
    }
    return true;
  }

  #wake(): void {
    this.#isResting = false;
    clearTimeout(this.#rest);
  }

  /** A page that nobody sees does not go on slowly; but who goes step by step misses none. */
  #isUnseen(): boolean {
    return document.hidden && prefs.pace !== 'step';
  }

  #onVisibility = (): void => {
    if (this.#isUnseen()) this.catchUp();
  };
}

import type { Frame } from './contract';
import { prefs, type Pace } from './prefs.svelte';

/**
 * How long each step stays. Who asks for it wants to see it, so it is slower than the game itself.
 */
const REST: Record<Pace, number> = { slow: 2_200, normal: 1_200, fast: 600, step: Infinity };

/** A turn that is over, shown once more step by step. */
export class Retelling {
  #frames = $state.raw<Frame[]>([]);
  #at = $state(0);
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The moment that is shown; none while nothing is retold. */
  readonly frame = $derived(this.#frames[this.#at] ?? null);
  /** Which step it is, from 1; 0 is how things stood before. */
  readonly step = $derived(this.#at);
  readonly steps = $derived(Math.max(0, this.#frames.length - 1));

  /** The first frame is how things stood before the turn. */
  start(frames: Frame[]): void {
    this.#frames = frames;
    this.#goTo(frames.length > 1 ? 1 : 0);
  }

  next(): void {
    if (this.#at < this.steps) this.#goTo(this.#at + 1);
    else this.stop();
  }

  /** Back to now; whether anything was being retold. */
  stop(): boolean {
    const had = this.#frames.length > 0;
    clearTimeout(this.#rest);
    this.#frames = [];
    this.#at = 0;
    return had;
  }

  #goTo(step: number): void {
    this.#at = step;
    clearTimeout(this.#rest);
    if (this.frame && Number.isFinite(REST[prefs.pace]))
      this.#rest = setTimeout(() => this.next(), REST[prefs.pace]);
  }
}

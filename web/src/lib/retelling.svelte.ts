import { api, type EyeName } from './api';
import type { Frame } from './contract';
import { withView } from './patch';
import { prefs, type Pace } from './prefs.svelte';

/**
 * How long each step stays. Who asks for it wants to see it, so it is slower than the game itself.
 */
const REST: Record<Pace, number> = { slow: 2_200, normal: 1_200, fast: 600, step: Infinity };

/** The turn that is told once more. */
export interface Turn {
  /** The table. */
  id: string;
  eye: EyeName;
  /** The numbers of its entries, in their order. */
  numbers: number[];
  /** Whether there is anything to see in a frame. */
  tells(frame: Frame): boolean;
}

/** The frames of a turn, the first being how things stood before it. */
export async function framesOf({ id, eye, numbers, tells }: Turn): Promise<Frame[]> {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [from, count] = [first - 1, last - first + 2];
  const { frames } = await api.replay(id, eye, from, count);
  const whole: Frame[] = [];
  for (const frame of frames) whole.push(withView(frame, whole.at(-1)));
  const isKept = (frame: Frame): boolean =>
    frame.number === from || (numbers.includes(frame.number) && tells(frame));
  return whole.filter(isKept);
}

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

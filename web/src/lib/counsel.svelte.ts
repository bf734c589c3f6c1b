import { api } from './api';
import type { Advice, Forecast, Seat } from './contract';
import type { Guarded } from './notices.svelte';

/** What counsel is asked with. */
export interface Asking {
  id: string;
  guard: Guarded;
  /** The own seat that decides, if one does. */
  seat(): Seat | null;
}

/** What a strong player would do, and what an action would bring. */
export class Counsel {
  hints = $state.raw<Advice[]>([]);
  isThinking = $state(false);

  constructor(private readonly of: Asking) {}

  async askForHint(): Promise<void> {
    const seat = this.of.seat();
    if (seat === null || this.isThinking) return;
    this.isThinking = true;
    await this.of.guard(async () => {
      this.hints = (await api.hint(this.of.id, seat)).actions;
    });
    this.isThinking = false;
  }

  /** The odds of an offered action; none if there are none, or if they can't be had now. */
  async foresee(action: unknown): Promise<Forecast | null> {
    const seat = this.of.seat();
    if (seat === null) return null;
    try {
      return (await api.forecast(this.of.id, seat, action)).forecast;
    } catch {
      return null;
    }
  }
}

import { api } from './api';
import type { Advice, Forecast, Seat } from './contract';
import type { Guarded } from './seating';

/** What a strong player would do, and what an action would bring. */
export class Counsel {
  hints = $state.raw<Advice[]>([]);
  isThinking = $state(false);

  constructor(
    private readonly id: string,
    private readonly guard: Guarded,
    /** The own seat that decides, if one does. */
    private readonly asking: () => Seat | null,
  ) {}

  async askForHint(): Promise<void> {
    const seat = this.asking();
    if (seat === null || this.isThinking) return;
    this.isThinking = true;
    await this.guard(async () => {
      this.hints = (await api.hint(this.id, seat)).actions;
    });
    this.isThinking = false;
  }

  /** The odds of an offered action; none if there are none, or if they can't be had now. */
  async foresee(action: unknown): Promise<Forecast | null> {
    const seat = this.asking();
    if (seat === null) return null;
    try {
      return (await api.forecast(this.id, seat, action)).forecast;
    } catch {
      return null;
    }
  }
}

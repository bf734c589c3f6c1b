import { api } from './api';
import type { Seat } from './contract';

/** Shows why a request failed, and gives the code; `null` if it did not. */
export type Guarded = (request: () => Promise<unknown>) => Promise<string | null>;

/** Who sits where, before the game and after it. */
export class Seating {
  constructor(
    private readonly id: string,
    private readonly guard: Guarded,
    /** The own seats have changed. */
    private readonly reopen: () => void,
  ) {}

  async join(seat?: Seat): Promise<void> {
    await this.guard(async () => {
      await api.join(this.id, seat);
      this.reopen();
    });
  }

  async leave(seat: Seat): Promise<void> {
    await this.guard(() => api.leave(this.id, seat));
  }

  /** Removes a table that has not begun; whether that was done. */
  async close(): Promise<boolean> {
    return (await this.guard(() => api.close(this.id))) === null;
  }

  async seatBot(seat: Seat, bot: string): Promise<void> {
    await this.guard(() => api.seatBot(this.id, seat, bot));
  }

  async rematch(): Promise<string | null> {
    let table: string | null = null;
    await this.guard(async () => {
      table = (await api.rematch(this.id)).table;
    });
    return table;
  }
}

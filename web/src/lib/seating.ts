import { api } from './api';
import type { Seat } from './contract';
import type { Guarded } from './notices.svelte';

/** What seats are taken and left with. */
export interface Seated {
  id: string;
  guard: Guarded;
  /** The own seats have changed. */
  reopen(): void;
}

/** Who sits where, before the game and after it. */
export class Seating {
  constructor(private readonly of: Seated) {}

  async join(seat?: Seat): Promise<void> {
    await this.of.guard(async () => {
      await api.join(this.of.id, seat);
      this.of.reopen();
    });
  }

  async leave(seat: Seat): Promise<void> {
    await this.of.guard(() => api.leave(this.of.id, seat));
  }

  /** Removes a table that has not begun; whether that was done. */
  async close(): Promise<boolean> {
    return (await this.of.guard(() => api.close(this.of.id))) === null;
  }

  async seatBot(seat: Seat, bot: string): Promise<void> {
    await this.of.guard(() => api.seatBot(this.of.id, seat, bot));
  }

  async rematch(): Promise<string | null> {
    let table: string | null = null;
    await this.of.guard(async () => {
      table = (await api.rematch(this.of.id)).table;
    });
    return table;
  }
}

import { api, type EyeName } from './api';
import type { Frame, LogEntry, Snapshot } from './contract';

/** How much of the past is asked for at once. */
const RECALLED = 500;

/** What has happened at a table, as far as it was told here. */
export class Past {
  log = $state.raw<LogEntry[]>([]);
  /**
   * Whether the log begins later than the game: of a long one the server tells only the end at
   * first.
   */
  readonly isCut = $derived((this.log[0]?.number ?? 1) > 1);
  #isRecalling = false;

  constructor(private readonly id: string) {}

  add({ number, seat, kind, events }: Frame): void {
    if (seat !== null) this.log = [...this.log, { number, seat, kind, events }];
  }

  /**
   * The log of a new snapshot, with what was recalled before, if both are told to the same eye and
   * meet.
   */
  renew({ log, frame }: Snapshot, shown: Frame | null): void {
    const first = log[0]?.number ?? 1;
    const older = this.log.filter(({ number }) => number < first);
    const isSameEye = JSON.stringify(shown?.eye) === JSON.stringify(frame.eye);
    const isWhole = isSameEye && older.at(-1)?.number === first - 1;
    this.log = isWhole ? [...older, ...log] : log;
  }

  /** Has the game told from its beginning. If that fails, the log stays as it is. */
  async recall(eye: EyeName, isStill: (eye: EyeName) => boolean): Promise<void> {
    while (this.isCut && !this.#isRecalling) {
      this.#isRecalling = true;
      const first = this.log[0]?.number ?? 1;
      const from = Math.max(1, first - RECALLED);
      const told = await api.replay(this.id, eye, from, first - from).catch(() => null);
      this.#isRecalling = false;
      if (!told || this.log[0]?.number !== first || !isStill(eye)) return;
      const past = told.frames.flatMap(({ number, seat, kind, events }) =>
        seat === null ? [] : [{ number, seat, kind, events }],
      );
      if (past.length === 0) return;
      this.log = [...past, ...this.log];
    }
  }
}

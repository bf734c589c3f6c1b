import type { GameModule } from './game';
import { api, ApiError, type EyeName } from './api';
import type { Frame, LogEntry, Seat, TableInfo } from './contract';
import { told, trail } from './log';
import { withView } from './patch';
import { hasCurtain } from './screen';

const CHUNK = 500;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step lasts at speed 1. */
const STEP = 900;

/** What a replay begins with. */
export interface Looking {
  id: string;
  /** Which moment is shown first; the beginning if none. */
  moment: number | null;
  loadGame(id: string): Promise<GameModule>;
}

/** A game to look at again, from any eye that may look. */
export class ReplayStore {
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameModule | null>(null);
  frames = $state.raw<Frame[]>([]);
  total = $state(0);
  failure = $state<string | null>(null);
  eye = $state<EyeName>('spectator');
  /** The own seat that has to come to the screen before its eye is shown. */
  curtain = $state<Seat | null>(null);
  speed = $state<number>(1);
  #at = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;
  isPlaying = $state(false);

  readonly last = $derived(Math.max(0, this.frames.length - 1));
  readonly at = $derived(Math.min(this.#at, this.last));
  readonly frame = $derived(this.frames[this.at] ?? null);
  readonly log = $derived(
    this.frames
      .slice(0, this.at + 1)
      .flatMap(({ number, seat, kind, events }): LogEntry[] =>
        seat === null ? [] : [{ number, seat, kind, events }],
      ),
  );
  readonly recent = $derived({
    number: this.frame?.number ?? 0,
    events: this.frame?.events ?? [],
    trail: trail(this.log),
  });

  readonly told = $derived(told(this.log));

  readonly id: string;
  readonly #loadGame: (id: string) => Promise<GameModule>;

  constructor({ id, moment, loadGame }: Looking) {
    this.id = id;
    this.#loadGame = loadGame;
    this.#at = moment ?? 0;
    void this.#open();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  goTo(moment: number): void {
    this.#at = Math.max(0, Math.min(moment, this.last));
  }

  /** Looks through another eye: of seats that share a screen, only once the curtain is lifted. */
  async look(eye: EyeName): Promise<void> {
    this.pause();
    this.frames = [];
    this.eye = eye;
    this.curtain = typeof eye === 'number' && hasCurtain(this.table, this.game) ? eye : null;
    if (this.curtain === null) await this.#load();
  }

  /** The seat at the screen takes over. */
  async liftCurtain(): Promise<void> {
    this.curtain = null;
    await this.#load();
  }

  play(): void {
    if (this.at === this.last) this.#at = 0;
    this.isPlaying = true;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), STEP / this.speed);
  }

  pause(): void {
    this.isPlaying = false;
    clearInterval(this.#timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.isPlaying) this.play();
  }

  #tick(): void {
    if (this.at < this.last) this.goTo(this.at + 1);
    else this.pause();
  }

  async #open(): Promise<void> {
    try {
      const { table } = await api.table(this.id);
      this.game = await this.#loadGame(table.game);
      const own = table.your_seats[0] ?? 'spectator';
      this.eye = hasCurtain(table, this.game) ? 'spectator' : own;
      this.table = table;
      await this.#load();
    } catch (error) {
      this.failure = error instanceof ApiError ? error.code : 'internal';
    }
  }

  async #load(): Promise<void> {
    const { eye } = this;
    try {
      const frames: Frame[] = [];
      let total = 1;
      while (frames.length < total) {
        const part = await api.replay(this.id, eye, frames.length, CHUNK);
        if (this.eye !== eye || this.curtain !== null) return;
        total = part.total;
        if (part.frames.length === 0) break;
        for (const frame of part.frames) frames.push(withView(frame, frames.at(-1)));
      }
      [this.frames, this.total] = [frames, total];
    } catch (error) {
      this.failure = error instanceof ApiError ? error.code : 'internal';
    }
  }
}

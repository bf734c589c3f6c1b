import { api } from './api';
import type { Frame, Seat, Step, Stepped } from './contract';
import type { Guarded } from './notices.svelte';

/** How long an acknowledged act may take to come back by the stream. */
const ECHO = 1_500;
/** How often a resignation is sent again because others acted meanwhile. */
const RESIGN_TRIES = 5;

/** What the sender of steps has to know of its table, and to tell it. */
export interface Sender {
  id: string;
  guard: Guarded;
  /** The number of the last entry seen; none before the first. */
  number(): number | undefined;
  /** The name of the open stream; none while there is none. */
  reader(): string | undefined;
  /** A step is on its way: what was chosen and told for it is done with. */
  leaves(): void;
  /** A frame that the answer has brought, or that had to wait for it. */
  receive(frame: Frame): void;
  /** What was stored may not come any more: the table has to be read again. */
  resync(): void;
}

/** Sending steps: one at a time, each shown once, whether the answer or the stream brings it. */
export class Sending {
  /** Whether a step is on its way. */
  isPending = $state(false);
  readonly #of: Sender;
  #isAnswerDue = false;
  /** Frames that came before the answer which brings the one before them. */
  #early: Frame[] = [];
  #echo: ReturnType<typeof setTimeout> | undefined;

  constructor(of: Sender) {
    this.#of = of;
  }

  /** Sends an action, and gives the code if it failed. */
  act({ seat, action }: { seat: Seat; action: unknown }): Promise<string | null> {
    return this.#send(seat, (step) => api.act(this.#of.id, step, action));
  }

  undo(seat: Seat): Promise<string | null> {
    return this.#send(seat, (step) => api.undo(this.#of.id, step));
  }

  async resign(seat: Seat): Promise<void> {
    // Whoever leaves means it whatever the others do meanwhile.
    for (let tries = 0; tries < RESIGN_TRIES; tries += 1) {
      const failed = await this.#send(seat, (step) => api.resign(this.#of.id, step));
      if (failed !== 'stale') return;
    }
  }

  /** Whether a frame has come too early and is kept until the answer is there. */
  holds(frame: Frame, newest: number): boolean {
    const isEarly = this.#isAnswerDue && frame.number > newest + 1;
    if (isEarly) this.#early.push(frame);
    return isEarly;
  }

  /** What was sent, or something newer, is shown. */
  shown(): void {
    clearTimeout(this.#echo);
    this.isPending = false;
  }

  /** What came early belongs to a state that is no longer shown. */
  forget(): void {
    this.#early = [];
  }

  close(): void {
    clearTimeout(this.#echo);
  }

  async #send(seat: Seat, request: (step: Step) => Promise<Stepped>): Promise<string | null> {
    const of = this.#of;
    const [number, reader] = [of.number(), of.reader()];
    if (number === undefined || reader === undefined || this.isPending) return null;
    this.isPending = true;
    of.leaves();
    this.#isAnswerDue = true;
    const failed = await of.guard(async () => {
      const { frame } = await request({ number, seat, reader });
      // Another stream looks through another eye, and begins with the whole state.
      if (frame && reader === of.reader()) of.receive(frame);
    });
    this.#isAnswerDue = false;
    for (const frame of this.#early.splice(0)) of.receive(frame);
    if (failed !== null) {
      this.isPending = false;
      // Perhaps it was stored: then no stream brings it any more.
      if (failed === 'offline') of.resync();
    } else if (this.isPending) {
      clearTimeout(this.#echo);
      this.#echo = setTimeout(() => of.resync(), ECHO);
    }
    return failed;
  }
}

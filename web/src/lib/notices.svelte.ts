import { ApiError } from './api';
import type { CannotUndo, Reason, Snapshot } from './contract';

/** Something to tell the player apart from the game's own course. */
export type Notice =
  | { kind: 'why'; reason: Reason }
  | { kind: 'allowed' }
  | { kind: 'noUndo'; why: CannotUndo }
  | { kind: 'error'; code: string };

/** Shows why a request failed, and gives the code; `null` if it did not. */
export type Guarded = (request: () => Promise<unknown>) => Promise<string | null>;

/** What is told beside the game, above all why a request failed. */
export class Notices {
  now = $state.raw<Notice | null>(null);
  readonly #sync: (snapshot: Snapshot) => void;

  /** A refusal may bring the table as it stands: that goes to `sync`. */
  constructor({ sync }: { sync: (snapshot: Snapshot) => void }) {
    this.#sync = sync;
  }

  readonly guard: Guarded = async (request) => {
    try {
      await request();
      return null;
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('internal', String(error));
      if (known.snapshot) this.#sync(known.snapshot);
      this.now = noticeOf(known);
      return known.code;
    }
  };

  /** The game has gone on: only what went wrong is still worth telling. */
  goOn(): void {
    if (this.now?.kind !== 'error') this.now = null;
  }

  /** The server is there again: what said that it was not is no longer true. */
  forgetOutage(): void {
    if (this.now?.kind === 'error' && this.now.code === 'offline') this.now = null;
  }
}

function noticeOf({ code, reason, why }: ApiError): Notice {
  if (code === 'illegal' && reason) return { kind: 'why', reason };
  return code === 'cannot_undo' && why ? { kind: 'noUndo', why } : { kind: 'error', code };
}

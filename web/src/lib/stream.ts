import { eyeQuery, type EyeName } from './api';
import type { ChatLine, Frame, Snapshot, TableInfo } from './contract';

export interface StreamHandlers {
  sync(snapshot: Snapshot): void;
  frame(frame: Frame): void;
  chat(line: ChatLine): void;
  table(table: TableInfo): void;
  /** The connection was made (`true`) or lost (`false`). */
  live(isLive: boolean): void;
}

const RETRY_FROM = 500;
const RETRY_UP_TO = 8_000;
/** Browsers open few connections to one host, so a tab that stays hidden gives its own back. */
const HIDDEN_FOR = 300_000;

/**
 * Follows a table. The browser resumes a broken stream by itself with the last event id; where it
 * gives up, a new stream is opened, which begins with the whole state.
 */
export class Stream {
  /** What the server knows it by: steps that name it bring their frame with the answer. */
  readonly name = Math.random().toString(36).slice(2);
  #source: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #hidden: ReturnType<typeof setTimeout> | undefined;
  #wait = RETRY_FROM;

  constructor(
    private readonly table: string,
    private readonly eye: EyeName,
    private readonly handlers: StreamHandlers,
  ) {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#connect();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    clearTimeout(this.#hidden);
    this.#disconnect();
  }

  #connect(): void {
    const table = encodeURIComponent(this.table);
    const query = `reader=${this.name}&${eyeQuery(this.eye)}`;
    const source = new EventSource(`/api/tables/${table}/stream?${query}`);
    const on = <T>(name: string, tell: (data: T) => void): void =>
      source.addEventListener(name, (event) => tell(JSON.parse((event as MessageEvent).data) as T));
    on<Snapshot>('sync', (snapshot) => this.handlers.sync(snapshot));
    on<Frame>('frame', (frame) => this.handlers.frame(frame));
    on<ChatLine>('chat', (line) => this.handlers.chat(line));
    on<TableInfo>('table', (table) => this.handlers.table(table));
    source.onopen = () => {
      this.#wait = RETRY_FROM;
      this.handlers.live(true);
    };
    source.onerror = () => {
      this.handlers.live(false);
      if (source.readyState === EventSource.CLOSED) this.#reconnectLater();
    };
    this.#source = source;
  }

  #reconnectLater(): void {
    this.#disconnect();
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, RETRY_UP_TO);
  }

  #disconnect(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
  }

  #onVisibility = (): void => {
    clearTimeout(this.#hidden);
    if (document.hidden) this.#hidden = setTimeout(() => this.#disconnect(), HIDDEN_FOR);
    else if (!this.#source) this.#connect();
  };
}

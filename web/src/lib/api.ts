import type {
  CannotUndo,
  Catalogue,
  Hint,
  Leavers,
  Me,
  Odds,
  Options,
  Reason,
  Replay,
  Seat,
  SeatPlan,
  Snapshot,
  Step,
  Stepped,
  TableList,
  Why,
} from './contract';

/** An answer that is not a success; `code` is stable (docs/api.md). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly reason: Reason | null = null,
    readonly snapshot: Snapshot | null = null,
    readonly why: CannotUndo | null = null,
  ) {
    super(message);
  }
}

export type EyeName = 'mine' | 'spectator' | Seat;

/** Options are chosen as texts; numbers, and yes or no, go out as what they are. */
export function plainOptions(options: Options): Record<string, unknown> {
  const plain = (text: string): unknown =>
    /^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text;
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, plain(value)]));
}

interface Failure {
  error?: { code?: string; message?: string; reason?: Reason; why?: CannotUndo };
  snapshot?: Snapshot;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', 'no connection');
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw failure(text);
}

function failure(text: string): ApiError {
  try {
    const { error, snapshot } = JSON.parse(text) as Failure;
    const message = error?.message ?? '';
    return new ApiError(error?.code ?? 'internal', message, error?.reason, snapshot, error?.why);
  } catch {
    return new ApiError('internal', text);
  }
}

/** The query that names an eye; `mine` is what the server assumes. */
export function eyeQuery(eye: EyeName): string {
  return eye === 'mine' ? '' : `eye=${eye}`;
}

const of = (table: string, rest = ''): string => `/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  games: () => call<Catalogue>('GET', '/games'),
  /** A page of a list; `after` is what `next` said on the page before. */
  tables: (list: 'mine' | 'open', after?: string) =>
    call<TableList>(
      'GET',
      `/tables?list=${list}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`,
    ),
  open: (
    game: string,
    options: Options,
    seats: SeatPlan[],
    listed: boolean,
    leavers: Leavers = 'bot',
  ) =>
    call<{ table: string }>('POST', '/tables', {
      game,
      options: plainOptions(options),
      seats,
      listed,
      // The default is left out.
      leavers: leavers === 'bot' ? undefined : leavers,
    }),
  importRecord: (record: unknown) => call<{ table: string }>('POST', '/tables/import', record),
  // For one's own eye exactly the address that the server's `Link` header names, so that it is
  // asked once.
  table: (id: string, eye: EyeName = 'mine') =>
    call<Snapshot>('GET', of(id, eye === 'mine' ? '' : `?${eyeQuery(eye)}`)),
  join: (id: string, seat?: Seat) => call<Snapshot>('POST', of(id, '/join'), { seat }),
  leave: (id: string, seat: Seat) => call<unknown>('POST', of(id, '/leave'), { seat }),
  close: (id: string) => call<unknown>('POST', of(id, '/close')),
  seatBot: (id: string, seat: Seat, bot: string) =>
    call<unknown>('POST', of(id, '/seats'), { seat, bot }),
  act: (id: string, step: Step, action: unknown) =>
    call<Stepped>('POST', of(id, '/actions'), { ...step, action }),
  undo: (id: string, step: Step) => call<Stepped>('POST', of(id, '/undo'), step),
  resign: (id: string, step: Step) => call<Stepped>('POST', of(id, '/resign'), step),
  why: (id: string, seat: Seat, action: unknown) =>
    call<Why>('POST', of(id, '/why'), { seat, action }),
  forecast: (id: string, seat: Seat, action: unknown) =>
    call<Odds>('POST', of(id, '/forecast'), { seat, action }),
  hint: (id: string, seat: Seat) => call<Hint>('POST', of(id, '/hint'), { seat }),
  chat: (id: string, text: string) => call<unknown>('POST', of(id, '/chat'), { text }),
  rematch: (id: string) => call<{ table: string }>('POST', of(id, '/rematch')),
  replay: (id: string, eye: EyeName, from: number, count: number) =>
    call<Replay>('GET', of(id, `/replay?${eyeQuery(eye)}&from=${from}&count=${count}`)),
  recordAddress: (id: string) => `/api${of(id, '/record')}`,
};

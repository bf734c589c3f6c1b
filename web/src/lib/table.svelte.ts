import type { GameModule } from '../games/module';
import { loadGame } from '../games';
import { api, ApiError, type EyeName } from './api';
import type {
  Advice,
  CannotUndo,
  ChatLine,
  Forecast,
  Frame,
  LogEntry,
  Offer,
  Reason,
  Seat,
  Snapshot,
  Step,
  Stepped,
  TableInfo,
  Target,
} from './contract';
import { applyPatch, withView } from './patch';
import { prefs, type Pace } from './prefs.svelte';
import { Procession } from './procession.svelte';
import { Reading } from './read.svelte';
import { Retelling } from './retelling.svelte';
import { hasCurtain } from './screen';
import { back, choices, choose, matching, nextTargets, sameTarget } from './selection';
import { Stream } from './stream';
import { lastTurnFor, told, trail } from './log';

/** Something to tell the player apart from the game's own course. */
export type Notice =
  | { kind: 'why'; reason: Reason }
  | { kind: 'allowed' }
  | { kind: 'noUndo'; why: CannotUndo }
  | { kind: 'error'; code: string };

/** How much of the past is asked for at once. */
const RECALLED = 500;
/** How long an acknowledged act may take to come back by the stream. */
const ECHO = 1_500;

/** One table as this browser sees it: its state, its stream, and what is being chosen. */
export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameModule | null>(null);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  isLive = $state(false);
  /** Why the table cannot be shown. */
  failure = $state<string | null>(null);
  path = $state.raw<Target[]>([]);
  notice = $state.raw<Notice | null>(null);
  hints = $state.raw<Advice[]>([]);
  isAsking = $state(false);
  isPending = $state(false);
  isThinking = $state(false);
  /** The own seat that has the screen, where several share it and something is hidden. */
  #holder = $state<Seat | null>(null);

  #eye: EyeName = 'mine';
  #stream: Stream | null = null;
  #isAnswerDue = false;
  /** Frames that came before the answer which brings the one before them. */
  #early: Frame[] = [];
  #isRecalling = false;
  #isClosed = false;
  readonly #procession = new Procession({
    show: (frame) => this.#apply(frame),
    isOwn: ({ seat }) => seat !== null && seat === this.seat,
    tells: (frame) => this.#tells(frame),
  });
  #echo: ReturnType<typeof setTimeout> | undefined;

  readonly retelling = new Retelling();
  /** The moment that is shown: now, unless the last turn is told once more. */
  readonly #shown = $derived(this.retelling.frame ?? this.frame);
  readonly #past = $derived.by(() => {
    const moment = this.retelling.frame?.number ?? Infinity;
    return this.retelling.frame ? this.log.filter(({ number }) => number <= moment) : this.log;
  });

  readonly view = $derived(this.#shown?.view ?? null);
  readonly seat = $derived(
    this.frame && typeof this.frame.eye === 'object' ? this.frame.eye.seat : null,
  );
  readonly deciding = $derived(decidesIn(this.#shown));
  readonly offers = $derived(
    this.isPending || this.retelling.frame ? [] : (this.frame?.legal ?? []),
  );
  readonly isMine = $derived(
    this.seat !== null && !this.retelling.frame && decidesIn(this.frame) === this.seat,
  );
  /**
   * The own seat that may take its last action back; it need not be the one that decides. Who shares a
   * screen behind a curtain takes back only what is his own.
   */
  readonly undoSeat = $derived.by(() => {
    const seat = this.#procession.waiting === 0 ? (this.frame?.undo?.seat ?? null) : null;
    const isOwn = seat !== null && this.table?.your_seats.includes(seat);
    return isOwn && !(this.hasCurtain && seat !== this.seat) ? seat : null;
  });
  readonly lit = $derived(nextTargets(this.offers, this.path));
  readonly choices = $derived(choices(this.offers, this.path, this.game?.listed));
  readonly left = $derived(matching(this.offers, this.path));
  /** The end is told when it is seen, not while steps before it still wait. */
  readonly isOver = $derived(
    this.table?.stage === 'over' && this.#procession.waiting === 0 && !this.retelling.frame,
  );
  readonly isHotSeat = $derived((this.table?.your_seats.length ?? 0) > 1);
  readonly recent = $derived({
    number: this.#shown?.number ?? 0,
    events: this.#shown?.events ?? [],
    trail: trail(this.#past),
  });
  readonly told = $derived(told(this.#past));
  /** What can be told once more. */
  readonly lastTurn = $derived(lastTurnFor(this.seat, this.log));
  /** Whether the log begins later than the game: of a long one the server tells only the end at first. */
  readonly isCut = $derived((this.log[0]?.number ?? 1) > 1);
  /** Whether the screen goes from hand to hand behind a curtain. */
  readonly hasCurtain = $derived(hasCurtain(this.table, this.game));
  /** The own seat that decides, where the screen goes from hand to hand. */
  readonly #next = $derived.by(() => {
    const next = this.hasCurtain ? decidesIn(this.frame) : null;
    return next !== null && this.table?.your_seats.includes(next) ? next : null;
  });
  /** The own seat that has to come to the screen before anything is shown. */
  readonly curtain = $derived(this.#holder === null ? this.#next : null);
  /** The own seat that waits for the screen, while who has it may still look at what is new. */
  readonly handover = $derived(
    this.#holder !== null && this.#next !== this.#holder ? this.#next : null,
  );
  /** What is here belongs to another seat than the one at the screen, and must not be shown. */
  readonly isVeiled = $derived(this.hasCurtain && this.seat !== this.#holder);

  /** How far the talk was read here. */
  readonly reading: Reading;

  /** With a first snapshot the stream waits for it: what is shown first comes in one piece. */
  constructor(
    readonly id: string,
    first: Promise<Snapshot> | null = null,
  ) {
    this.reading = new Reading(id);
    if (first) void this.#begin(first);
    else this.#open('mine');
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.close();
    this.#procession.close();
    this.retelling.stop();
    clearTimeout(this.#echo);
  }

  /** How many steps of the others wait to be shown. */
  get waiting(): number {
    return this.#procession.waiting;
  }

  /** Shows the next step of the others. */
  showNext(): void {
    this.#procession.next();
  }

  /** Shows at once how things stand. */
  catchUp(): void {
    this.#procession.catchUp();
  }

  setPace(pace: Pace): void {
    prefs.pace = pace;
    this.#procession.next();
  }

  /** The seat at the screen takes over. */
  liftCurtain(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.#holder = seat;
    this.#settle();
  }

  /** Who has the screen has seen enough: the curtain falls for the next. */
  putAway(): void {
    if (this.handover === null) return;
    this.#holder = null;
    this.#settle();
  }

  /** Has the game told from its beginning. If that fails, the log stays as it is. */
  async recall(): Promise<void> {
    const eye = this.#eye;
    while (this.isCut && !this.#isRecalling) {
      this.#isRecalling = true;
      const first = this.log[0]?.number ?? 1;
      const from = Math.max(1, first - RECALLED);
      const told = await api.replay(this.id, eye, from, first - from).catch(() => null);
      this.#isRecalling = false;
      if (!told || this.log[0]?.number !== first || this.#eye !== eye) return;
      const past = told.frames.flatMap(({ number, seat, kind, events }) =>
        seat === null ? [] : [{ number, seat, kind, events }],
      );
      if (past.length === 0) return;
      this.log = [...past, ...this.log];
    }
  }

  /** Shows the last turn of the others once more, step by step. */
  async retell(): Promise<void> {
    const turn = this.lastTurn;
    const [first, last] = [turn[0], turn.at(-1)];
    const eye = this.#eye;
    if (!first || !last) return;
    await this.#guard(async () => {
      const [from, count] = [first.number - 1, last.number - first.number + 2];
      const { frames } = await api.replay(this.id, eye, from, count);
      if (eye !== this.#eye || this.isPending) return;
      const whole: Frame[] = [];
      for (const frame of frames) whole.push(withView(frame, whole.at(-1)));
      const kept = new Set([from, ...turn.map(({ number }) => number)]);
      this.path = [];
      this.retelling.start(
        whole.filter(
          (frame) => kept.has(frame.number) && (frame.number === from || this.#tells(frame)),
        ),
      );
    });
  }

  pick(target: Target): void {
    if (this.retelling.stop()) return;
    this.notice = null;
    if (this.isAsking) {
      this.isAsking = false;
      void this.#ask(target);
      return;
    }
    const last = this.path.at(-1);
    if (last && sameTarget(last, target)) {
      this.back();
      return;
    }
    const meant = this.#meaning(target);
    if (!meant) {
      void this.#ask(target);
      return;
    }
    const chosen = choose(this.offers, meant.path, meant.target, this.game?.direct);
    this.path = chosen.path;
    if (chosen.done) void this.act(chosen.done);
  }

  drop(piece: Target, on: Target): void {
    if (this.retelling.stop()) return;
    this.path = [];
    this.isAsking = false;
    if (!this.lit.some((target) => sameTarget(target, piece))) {
      void this.#ask(piece);
      return;
    }
    this.path = [piece];
    this.pick(on);
  }

  /** One step back in the choice; whether there was one. */
  back(): boolean {
    if (this.retelling.stop()) return true;
    const had = this.path.length > 0 || this.isAsking || this.notice !== null;
    this.path = this.isAsking || this.notice ? this.path : back(this.path);
    this.isAsking = false;
    this.notice = null;
    return had;
  }

  async act(offer: Offer): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.#send(seat, (step) => api.act(this.id, step, offer.action));
  }

  /** Takes the last step back, or says why that is not possible. */
  async undo(): Promise<void> {
    const seat = this.undoSeat ?? this.seat;
    if (seat === null) return;
    this.catchUp();
    const failed = await this.#send(seat, (step) => api.undo(this.id, step));
    // Whoever was quicker has acted: that is the reason, too.
    if (failed === 'stale') this.notice = { kind: 'noUndo', why: 'other_acted' };
  }

  async resign(): Promise<void> {
    const seat = this.seat ?? this.table?.your_seats[0];
    if (seat === undefined) return;
    await this.#send(seat, (step) => api.resign(this.id, step));
  }

  async askForHint(): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.isMine || this.isThinking) return;
    this.isThinking = true;
    this.notice = null;
    await this.#guard(async () => {
      this.hints = (await api.hint(this.id, seat)).actions;
    });
    this.isThinking = false;
  }

  /** The odds of an offered action; none if there are none, or if they can't be had now. */
  async foresee(action: unknown): Promise<Forecast | null> {
    const seat = this.seat;
    if (seat === null || !this.isMine) return null;
    try {
      return (await api.forecast(this.id, seat, action)).forecast;
    } catch {
      return null;
    }
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.#guard(() => api.chat(this.id, text))) === null;
  }

  async join(seat?: Seat): Promise<void> {
    await this.#guard(async () => {
      await api.join(this.id, seat);
      this.#open('mine');
    });
  }

  async leave(seat: Seat): Promise<void> {
    await this.#guard(() => api.leave(this.id, seat));
  }

  /** Removes a table that has not begun; whether that was done. */
  async closeTable(): Promise<boolean> {
    return (await this.#guard(() => api.close(this.id))) === null;
  }

  async seatBot(seat: Seat, bot: string): Promise<void> {
    await this.#guard(() => api.seatBot(this.id, seat, bot));
  }

  async rematch(): Promise<string | null> {
    let table: string | null = null;
    await this.#guard(async () => {
      table = (await api.rematch(this.id)).table;
    });
    return table;
  }

  /** What a click stands for: the next target, another one at an earlier step, or a new start. */
  #meaning(target: Target): { path: Target[]; target: Target } | null {
    const { seat, view, path } = this;
    if (seat === null || view === null) return null;
    const wanted = [target, this.game?.shortcut(view, seat, target) ?? target];
    for (let kept = path.length; kept >= 0; kept -= 1) {
      // With an army chosen, a card out of reach is a question and not a new start.
      if (kept === 0 && path.length > 0 && 'region' in target) return null;
      const before = path.slice(0, kept);
      const lit = nextTargets(this.offers, before);
      const found = wanted.find((one) => lit.some((other) => sameTarget(one, other)));
      if (found) return { path: before, target: found };
    }
    return null;
  }

  async #ask(target: Target): Promise<void> {
    const { seat, view, game } = this;
    if (seat === null || view === null || !game || this.table?.stage !== 'running') return;
    const action = game.intend(view, seat, this.path, target);
    if (action === null) return;
    await this.#guard(async () => {
      const why = await api.why(this.id, seat, action);
      this.notice =
        why.allowed || !why.reason ? { kind: 'allowed' } : { kind: 'why', reason: why.reason };
    });
  }

  /** Sends a step, and gives the code if it failed. */
  async #send(seat: Seat, request: (step: Step) => Promise<Stepped>): Promise<string | null> {
    const number = this.frame?.number;
    const stream = this.#stream;
    if (number === undefined || !stream || this.isPending) return null;
    this.isPending = true;
    this.retelling.stop();
    this.path = [];
    this.hints = [];
    this.notice = null;
    this.#isAnswerDue = true;
    const failed = await this.#guard(async () => {
      const { frame } = await request({ number, seat, reader: stream.name });
      // Another stream looks through another eye, and begins with the whole state.
      if (frame && stream === this.#stream) this.#receive(frame);
    });
    this.#isAnswerDue = false;
    for (const frame of this.#early.splice(0)) this.#receive(frame);
    if (failed !== null) {
      this.isPending = false;
      // Perhaps it was stored: then no stream brings it any more.
      if (failed === 'offline') void this.#resync();
    } else if (this.isPending) {
      clearTimeout(this.#echo);
      this.#echo = setTimeout(() => void this.#resync(), ECHO);
    }
    return failed;
  }

  /** Shows why a request failed, and gives the code; `null` if it did not. */
  async #guard(request: () => Promise<unknown>): Promise<string | null> {
    try {
      await request();
      return null;
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('internal', String(error));
      if (known.snapshot) this.#sync(known.snapshot);
      this.notice = noticeOf(known);
      return known.code;
    }
  }

  async #begin(first: Promise<Snapshot>): Promise<void> {
    const snapshot = await first.catch(() => null);
    if (this.#isClosed) return;
    if (snapshot) this.#sync(snapshot);
    this.isLive = snapshot !== null;
    // A table with several own seats has opened the stream of one of them.
    if (!this.#stream) this.#open('mine');
  }

  #open(eye: EyeName): void {
    this.#stream?.close();
    this.retelling.stop();
    this.#eye = eye;
    this.#forgetQueue();
    this.#stream = new Stream(this.id, eye, {
      sync: (snapshot) => this.#sync(snapshot),
      frame: (frame) => this.#receive(frame),
      chat: (line) => {
        if (!this.chat.some(({ id }) => id === line.id)) this.chat = [...this.chat, line];
      },
      table: (table) => this.#hear(table),
      live: (isLive) => {
        this.isLive = isLive;
        if (isLive) this.#forgetOutage();
        // A table that waits may have been closed: then its stream does not come again.
        const mayBeGone = !this.table || this.table.stage === 'waiting';
        if (!isLive && mayBeGone) void this.#resync();
      },
    });
  }

  #hear(table: TableInfo): void {
    const seated = this.table?.your_seats.join() !== table.your_seats.join();
    const started = this.table?.stage === 'waiting' && table.stage !== 'waiting';
    this.table = table;
    if (seated) {
      this.#holder = null;
      this.#open('mine');
    } else if (started && !this.frame?.view) void this.#resync();
    this.#settle();
  }

  async #resync(): Promise<void> {
    try {
      this.#sync(await api.table(this.id, this.#eye));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal';
      if (code === 'no_table' || (!this.table && code !== 'offline')) this.failure = code;
    }
  }

  #sync(snapshot: Snapshot): void {
    this.#forgetQueue();
    this.#forgetOutage();
    this.table = snapshot.table;
    // A stream begins with the state that a first snapshot has shown already.
    if (this.isPending || !isSame(snapshot.frame, this.frame)) {
      this.log = [...this.#recalled(snapshot), ...snapshot.log];
      this.#show(snapshot.frame);
    }
    this.chat = snapshot.chat;
    if (this.game?.id !== snapshot.table.game) void this.#loadGame(snapshot.table.game);
    this.#settle();
    if (this.game?.tellsAll) void this.recall();
  }

  /** What was recalled before, if it ends where the log of a new snapshot for the same eye begins. */
  #recalled({ log, frame }: Snapshot): LogEntry[] {
    const first = log[0]?.number ?? 1;
    const older = this.log.filter(({ number }) => number < first);
    const isSameEye = JSON.stringify(this.frame?.eye) === JSON.stringify(frame.eye);
    return isSameEye && older.at(-1)?.number === first - 1 ? older : [];
  }

  async #loadGame(id: string): Promise<void> {
    try {
      this.game = await loadGame(id);
      this.#settle();
      this.#follow();
      if (this.game.tellsAll) void this.recall();
    } catch {
      this.failure = 'unknown_game';
    }
  }

  #receive(frame: Frame): void {
    const newest = this.#procession.newest ?? this.frame?.number ?? -1;
    if (frame.number <= newest) return;
    if (this.#isAnswerDue && frame.number > newest + 1) {
      this.#early.push(frame);
      return;
    }
    this.#procession.push(frame);
  }

  /** Whether the chronicle has a line about a frame; others pass by unseen. */
  #tells({ kind, events }: Frame): boolean {
    const { game, view } = this;
    if (kind !== 'action' || !game) return true;
    return events.some((event) => game.words[prefs.language].event(view, event) !== null);
  }

  #apply(frame: Frame): boolean {
    const base = this.frame;
    try {
      const patch = frame.number === (base?.number ?? -1) + 1 ? frame.patch : undefined;
      const view = frame.view ?? (base?.view && patch ? applyPatch(base.view, patch) : null);
      if (view === null) throw new Error('a gap');
      const { number, seat, kind, events } = frame;
      if (seat !== null) this.log = [...this.log, { number, seat, kind, events }];
      this.#show({ ...frame, view });
      return true;
    } catch {
      this.#forgetQueue();
      void this.#resync();
      return false;
    }
  }

  #show(frame: Frame): void {
    clearTimeout(this.#echo);
    this.frame = frame;
    this.path = [];
    this.hints = [];
    this.isAsking = false;
    this.isPending = false;
    if (this.notice?.kind !== 'error') this.notice = null;
    this.#follow();
  }

  /**
   * With several own seats `mine` wanders from one to the next. So the page looks through the eye of
   * the seat that has the screen, and behind the curtain it knows no more than a spectator.
   */
  #settle(): void {
    if (!this.isHotSeat || !this.game || !this.table) return;
    const own = typeof this.#eye === 'number' ? this.#eye : (this.seat ?? this.table.your_seats[0]);
    const eye = this.hasCurtain ? (this.#holder ?? 'spectator') : (own ?? 'spectator');
    if (eye !== this.#eye) this.#open(eye);
  }

  /** At one screen, with nothing to hide: the page turns to the own seat that decides. */
  #follow(): void {
    const next = decidesIn(this.frame);
    if (!this.isHotSeat || !this.game || this.game.hasSecrets || next === null) return;
    if (next !== this.#eye && this.table?.your_seats.includes(next)) this.#open(next);
  }

  /** The server is there again: what said that it was not is no longer true. */
  #forgetOutage(): void {
    if (this.notice?.kind === 'error' && this.notice.code === 'offline') this.notice = null;
  }

  #forgetQueue(): void {
    this.#procession.clear();
    this.#early = [];
  }
}

function noticeOf({ code, reason, why }: ApiError): Notice {
  if (code === 'illegal' && reason) return { kind: 'why', reason };
  return code === 'cannot_undo' && why ? { kind: 'noUndo', why } : { kind: 'error', code };
}

/** Who decides in a frame, if anyone. */
function decidesIn(frame: Frame | null): Seat | null {
  return frame?.turn && 'decides' in frame.turn ? frame.turn.decides : null;
}

const isSame = (one: Frame, other: Frame | null): boolean =>
  one.number === other?.number && JSON.stringify(one) === JSON.stringify(other);

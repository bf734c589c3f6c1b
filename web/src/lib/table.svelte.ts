import type { GameModule } from './game';
import { api, ApiError, type EyeName } from './api';
import type { ChatLine, Frame, Offer, Seat, Snapshot, TableInfo, Target } from './contract';
import { Counsel } from './counsel.svelte';
import { lastTurnFor, told, trail } from './log';
import { Notices, type Notice } from './notices.svelte';
import { Past } from './past.svelte';
import { applyPatch } from './patch';
import { Picker, type Picked } from './picker.svelte';
import { prefs, type Pace } from './prefs.svelte';
import { Procession } from './procession.svelte';
import { Reading } from './read.svelte';
import { framesOf, Retelling } from './retelling.svelte';
import { Seating } from './seating';
import { Sending } from './sending.svelte';
import { Sharing, type Shared } from './sharing.svelte';
import { Stream } from './stream';

/** What a table is opened with. */
export interface Opening {
  id: string;
  loadGame(id: string): Promise<GameModule>;
  /**
   * A first snapshot on its way: the stream waits for it, so that what is shown first comes in one
   * piece.
   */
  first?: Promise<Snapshot> | null;
}

/**
 * One table as this browser sees it: its state and its stream. What is done at it stands in its
 * parts.
 */
export class TableStore implements Picked, Shared {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameModule | null>(null);
  frame = $state.raw<Frame | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  isLive = $state(false);
  /** Why the table cannot be shown. */
  failure = $state<string | null>(null);

  readonly #loadGame: (id: string) => Promise<GameModule>;
  #eye: EyeName = 'mine';
  #stream: Stream | null = null;
  #isClosed = false;
  readonly #procession = new Procession({
    show: (frame) => this.#apply(frame),
    isOwn: ({ seat }) => seat !== null && seat === this.seat,
    tells: (frame) => this.#tells(frame),
  });

  readonly past: Past;
  readonly retelling = new Retelling();
  readonly picker: Picker;
  readonly sharing: Sharing;
  readonly seating: Seating;
  readonly sending: Sending;
  readonly notices: Notices;
  readonly counsel: Counsel;
  /** How far the talk was read here. */
  readonly reading: Reading;

  /** The moment that is shown: now, unless the last turn is told once more. */
  readonly #shown = $derived(this.retelling.frame ?? this.frame);
  readonly #told = $derived.by(() => {
    const moment = this.retelling.frame?.number;
    const { log } = this.past;
    return moment === undefined ? log : log.filter(({ number }) => number <= moment);
  });

  readonly view = $derived(this.#shown?.view ?? null);
  readonly seat = $derived(
    this.frame && typeof this.frame.eye === 'object' ? this.frame.eye.seat : null,
  );
  /** Who decides at the moment that is shown, and who decides now. */
  readonly deciding = $derived(decidesIn(this.#shown));
  readonly decides = $derived(decidesIn(this.frame));
  readonly offers = $derived.by(() =>
    this.sending.isPending || this.retelling.frame ? [] : (this.frame?.legal ?? []),
  );
  readonly isMine = $derived(
    this.seat !== null && !this.retelling.frame && this.decides === this.seat,
  );
  /**
   * The own seat that may take its last action back; it need not be the one that decides. Who
   * shares a screen behind a curtain takes back only what is his own.
   */
  readonly undoSeat = $derived.by(() => {
    const seat = this.#procession.waiting === 0 ? (this.frame?.undo?.seat ?? null) : null;
    const isOwn = seat !== null && this.table?.your_seats.includes(seat);
    return isOwn && !(this.sharing.hasCurtain && seat !== this.seat) ? seat : null;
  });
  /** The end is told when it is seen, not while steps before it still wait. */
  readonly isOver = $derived(
    this.table?.stage === 'over' && this.#procession.waiting === 0 && !this.retelling.frame,
  );
  readonly recent = $derived({
    number: this.#shown?.number ?? 0,
    events: this.#shown?.events ?? [],
    trail: trail(this.#told),
  });
  readonly told = $derived(told(this.#told));
  /** What can be told once more. */
  readonly lastTurn = $derived.by(() => lastTurnFor(this.seat, this.past.log));

  constructor({ id, loadGame, first }: Opening) {
    this.id = id;
    this.#loadGame = loadGame;
    this.notices = new Notices({ sync: (snapshot) => this.#sync(snapshot) });
    const { guard } = this.notices;
    this.past = new Past(id);
    this.picker = new Picker(this);
    this.sharing = new Sharing(this);
    this.sending = new Sending({
      id,
      guard,
      number: () => this.frame?.number,
      reader: () => this.#stream?.name,
      leaves: () => this.#letGo(),
      receive: (frame) => this.#receive(frame),
      resync: () => void this.#resync(),
    });
    this.seating = new Seating({ id, guard, reopen: () => this.#open('mine') });
    this.counsel = new Counsel({ id, guard, seat: () => (this.isMine ? this.seat : null) });
    this.reading = new Reading(id);
    if (first) void this.#begin(first);
    else this.#open('mine');
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.close();
    this.#procession.close();
    this.retelling.stop();
    this.sending.close();
  }

  get notice(): Notice | null {
    return this.notices.now;
  }

  get isPending(): boolean {
    return this.sending.isPending;
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
    if (this.sharing.lift()) this.#settle();
  }

  /** Who has the screen has seen enough: the curtain falls for the next. */
  putAway(): void {
    if (this.sharing.putAway()) this.#settle();
  }

  /** Has the game told from its beginning. */
  async recall(): Promise<void> {
    await this.past.recall(this.#eye, (eye) => eye === this.#eye);
  }

  /** Shows the last turn of the others once more, step by step. */
  async retell(): Promise<void> {
    const numbers = this.lastTurn.map(({ number }) => number);
    const eye = this.#eye;
    if (numbers.length === 0) return;
    await this.notices.guard(async () => {
      const tells = (frame: Frame): boolean => this.#tells(frame);
      const frames = await framesOf({ id: this.id, eye, numbers, tells });
      if (eye !== this.#eye || this.isPending) return;
      this.picker.path = [];
      this.retelling.start(frames);
    });
  }

  pick(target: Target): void {
    if (this.retelling.stop()) return;
    this.notices.now = null;
    this.picker.pick(target);
  }

  drop(piece: Target, on: Target): void {
    if (this.retelling.stop()) return;
    this.notices.now = null;
    this.picker.drop(piece, on);
  }

  /** One step back in the choice; whether there was one. */
  back(): boolean {
    if (this.retelling.stop()) return true;
    if (this.notice === null) return this.picker.back();
    this.notices.now = null;
    this.picker.isAsking = false;
    return true;
  }

  async act({ action }: Offer): Promise<void> {
    const { seat } = this;
    if (seat !== null) await this.sending.act({ seat, action });
  }

  /** Takes the last step back, or says why that is not possible. */
  async undo(): Promise<void> {
    const seat = this.undoSeat ?? this.seat;
    if (seat === null) return;
    this.catchUp();
    const failed = await this.sending.undo(seat);
    // Whoever was quicker has acted: that is the reason, too.
    if (failed === 'stale') this.notices.now = { kind: 'noUndo', why: 'other_acted' };
  }

  async resign(): Promise<void> {
    const seat = this.seat ?? this.table?.your_seats[0];
    if (seat !== undefined) await this.sending.resign(seat);
  }

  async askForHint(): Promise<void> {
    this.notices.now = null;
    await this.counsel.askForHint();
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.notices.guard(() => api.chat(this.id, text))) === null;
  }

  /** Why what the clicks lead to is not offered. */
  async ask(target: Target, path: Target[]): Promise<void> {
    const { seat, view, game } = this;
    if (seat === null || view === null || !game || this.table?.stage !== 'running') return;
    const action = game.intend(view, seat, path, target);
    if (action === null) return;
    await this.notices.guard(async () => {
      const why = await api.why(this.id, seat, action);
      this.notices.now =
        why.allowed || !why.reason ? { kind: 'allowed' } : { kind: 'why', reason: why.reason };
    });
  }

  /** A step leaves: what was chosen and told for it is done with. */
  #letGo(): void {
    this.retelling.stop();
    this.picker.path = [];
    this.counsel.hints = [];
    this.notices.now = null;
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
        if (isLive) this.notices.forgetOutage();
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
      this.sharing.forget();
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
    this.notices.forgetOutage();
    this.table = snapshot.table;
    // A stream begins with the state that a first snapshot has shown already.
    if (this.isPending || !isSame(snapshot.frame, this.frame)) {
      this.past.renew(snapshot, this.frame);
      this.#show(snapshot.frame);
    }
    this.chat = snapshot.chat;
    if (this.game?.id !== snapshot.table.game) void this.#load(snapshot.table.game);
    this.#settle();
    if (this.game?.tellsAll) void this.recall();
  }

  async #load(id: string): Promise<void> {
    try {
      this.game = await this.#loadGame(id);
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
    if (!this.sending.holds(frame, newest)) this.#procession.push(frame);
  }

  /** Whether the chronicle has a line about a frame; others pass by unseen. */
  #tells({ kind, events }: Frame): boolean {
    const { game, view } = this;
    if (kind !== 'action' || !game) return true;
    return events.some((event) => game.words.now.event(view, event) !== null);
  }

  #apply(frame: Frame): boolean {
    const base = this.frame;
    try {
      const patch = frame.number === (base?.number ?? -1) + 1 ? frame.patch : undefined;
      const view = frame.view ?? (base?.view && patch ? applyPatch(base.view, patch) : null);
      if (view === null) throw new Error('a gap');
      this.past.add(frame);
      this.#show({ ...frame, view });
      return true;
    } catch {
      this.#forgetQueue();
      void this.#resync();
      return false;
    }
  }

  #show(frame: Frame): void {
    this.frame = frame;
    this.picker.reset();
    this.counsel.hints = [];
    this.sending.shown();
    this.notices.goOn();
    this.#follow();
  }

  #settle(): void {
    const eye = this.sharing.eye(this.#eye);
    if (eye !== this.#eye) this.#open(eye);
  }

  #follow(): void {
    const eye = this.sharing.turned(this.#eye);
    if (eye !== this.#eye) this.#open(eye);
  }

  #forgetQueue(): void {
    this.#procession.clear();
    this.sending.forget();
  }
}

/** Who decides in a frame, if anyone. */
function decidesIn(frame: Frame | null): Seat | null {
  return frame?.turn && 'decides' in frame.turn ? frame.turn.decides : null;
}

const isSame = (one: Frame, other: Frame | null): boolean =>
  one.number === other?.number && JSON.stringify(one) === JSON.stringify(other);

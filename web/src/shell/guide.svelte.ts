import type { GuideStep } from '../lib/game';
import { prefs } from '../lib/prefs.svelte';
import type { TableStore } from '../lib/table.svelte';

/** The first turn explained step by step, once for each newcomer. */
export class GuideTour {
  #at = $state<number | null>(null);
  /** The number of the frame at which this step began: older deeds do not count for it. */
  #since = 0;
  #offered = false;

  constructor(private readonly store: TableStore) {
    $effect(() => this.#follow());
  }

  get step(): GuideStep | null {
    return this.#at === null || this.store.isOver
      ? null
      : (this.store.game?.guide[this.#at] ?? null);
  }

  /** What this step points at. */
  get targets() {
    const { view, seat } = this.store;
    return this.step && view && seat !== null ? this.step.targets(view, seat) : [];
  }

  get part(): GuideStep['part'] | null {
    return this.step?.part ?? null;
  }

  get number(): number {
    return (this.#at ?? 0) + 1;
  }

  get length(): number {
    return this.store.game?.guide.length ?? 0;
  }

  start(): void {
    this.#goTo(0);
  }

  next(): void {
    if (this.#at === null) return;
    if (this.#at + 1 >= this.length) this.skip();
    else this.#goTo(this.#at + 1);
  }

  skip(): void {
    this.#at = null;
    if (this.store.game) prefs.markSeen(`guide.${this.store.game.id}`);
  }

  #goTo(step: number): void {
    this.#since = this.store.frame?.number ?? 0;
    this.#at = step;
  }

  /** Begins by itself in the first game, and goes on when the player has done what it asks. */
  #follow(): void {
    const { frame, game, seat, isMine } = this.store;
    if (!frame?.view || !game || seat === null) return;
    if (!this.#offered && isMine) {
      this.#offered = true;
      if (!prefs.hasSeen(`guide.${game.id}`)) this.#goTo(0);
    }
    const until = this.step?.until;
    if (frame.number > this.#since && until?.(frame, seat)) this.next();
  }
}

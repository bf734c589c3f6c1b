import { told } from '../../lib/log';
import { isStill } from '../../lib/motion';
import type { TableStore } from '../../lib/table.svelte';

/** How long the last move is seen before its consequence is told. */
const LAST_MOVE = 1_600;

/**
 * When an ending is shown: that of the game, or of one of its chapters. To be made with a
 * component.
 */
export class EndingStage {
  #store: TableStore;
  #isOpen = $state(false);
  /** The chapters that ended so far; none while nothing is known yet. */
  #known: number | null = null;
  #chapter = $state<number | null>(null);

  readonly isOver = $derived.by(() => {
    const turn = this.#store.frame?.turn;
    return this.#store.isOver && turn ? 'over' in turn : false;
  });
  readonly isOpen = $derived(this.#isOpen && (this.isOver || this.#chapter !== null));
  /** The chapter that is told; none where it is the whole game. */
  readonly chapter = $derived(this.isOver ? null : this.#chapter);

  constructor(store: TableStore) {
    this.#store = store;
    this.#tellChapters();
    this.#tellEnd();
  }

  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
    this.#chapter = null;
  }

  #tellChapters(): void {
    $effect(() => {
      const { game, view } = this.#store;
      const { log } = this.#store.past;
      if (!game?.chapter || !view || this.isOver) return;
      const ended = game.chapter(told(log)) ?? 0;
      // What had ended before the page was opened is no news.
      if (this.#known !== null && ended > this.#known)
        [this.#chapter, this.#isOpen] = [ended, true];
      this.#known = ended;
    });
  }

  #tellEnd(): void {
    let [hasSeenPlay, isTold] = [false, false];
    $effect(() => {
      if (!this.#store.frame?.turn || isTold) return;
      if (!this.isOver) {
        hasSeenPlay = true;
        return;
      }
      const timer = setTimeout(
        () => {
          isTold = true;
          this.open();
        },
        hasSeenPlay && !isStill() ? LAST_MOVE : 0,
      );
      return () => clearTimeout(timer);
    });
  }
}

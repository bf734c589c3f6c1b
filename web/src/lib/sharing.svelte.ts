import type { GameModule } from './game';
import type { EyeName } from './api';
import type { Seat, TableInfo } from './contract';
import { hasCurtain } from './screen';

/** What must be known of a table to share a screen at it. */
export interface Shared {
  readonly table: TableInfo | null;
  readonly game: GameModule | null;
  /** The seat whose eyes the page looks through. */
  readonly seat: Seat | null;
  readonly decides: Seat | null;
}

/** Several at one screen: who has it, and what must stay behind the curtain. */
export class Sharing {
  /** The own seat that has the screen, where several share it and something is hidden. */
  #holder = $state<Seat | null>(null);
  readonly #of: Shared;

  readonly isHotSeat = $derived.by(() => (this.#of.table?.your_seats.length ?? 0) > 1);
  /** Whether the screen goes from hand to hand behind a curtain. */
  readonly hasCurtain = $derived.by(() => hasCurtain(this.#of.table, this.#of.game));
  /** The own seat that decides, where the screen goes from hand to hand. */
  readonly #next = $derived.by(() => {
    const next = this.hasCurtain ? this.#of.decides : null;
    return next !== null && this.#of.table?.your_seats.includes(next) ? next : null;
  });
  /** The own seat that has to come to the screen before anything is shown. */
  readonly curtain = $derived(this.#holder === null ? this.#next : null);
  /** The own seat that waits for the screen, while who has it may still look at what is new. */
  readonly handover = $derived(
    this.#holder !== null && this.#next !== this.#holder ? this.#next : null,
  );
  /** What is here belongs to another seat than the one at the screen, and must not be shown. */
  readonly isVeiled = $derived.by(() => this.hasCurtain && this.#of.seat !== this.#holder);

  constructor(of: Shared) {
    this.#of = of;
  }

  /** The seat at the screen takes over; whether somebody waited for it. */
  lift(): boolean {
    const seat = this.curtain;
    if (seat !== null) this.#holder = seat;
    return seat !== null;
  }

  /** Who has the screen has seen enough; whether somebody waits for it. */
  putAway(): boolean {
    const isDue = this.handover !== null;
    if (isDue) this.#holder = null;
    return isDue;
  }

  /** Nobody has the screen: seats have changed. */
  forget(): void {
    this.#holder = null;
  }

  /**
   * The eye to look through. With several own seats `mine` wanders from one to the next. So the
   * page looks through the eye of the seat that has the screen, and behind the curtain it knows no
   * more than a spectator.
   */
  eye(now: EyeName): EyeName {
    const { table, game, seat } = this.#of;
    if (!this.isHotSeat || !game || !table) return now;
    if (this.hasCurtain) return this.#holder ?? 'spectator';
    return typeof now === 'number' ? now : (seat ?? table.your_seats[0] ?? 'spectator');
  }

  /** At one screen, with nothing to hide: the page turns to the own seat that decides. */
  turned(now: EyeName): EyeName {
    const { table, game, decides } = this.#of;
    if (!this.isHotSeat || !game || game.hasSecrets || decides === null) return now;
    return table?.your_seats.includes(decides) ? decides : now;
  }
}

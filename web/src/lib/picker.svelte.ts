import type { GameModule } from './game';
import type { Offer, Seat, Target } from './contract';
import { back, choices, choose, matching, nextTargets, sameTarget } from './selection';

/** What a picker must know of its table, and whom it tells. */
export interface Picked {
  readonly game: GameModule | null;
  readonly view: unknown;
  readonly seat: Seat | null;
  readonly offers: Offer[];
  /** An action was chosen to its end. */
  act(offer: Offer): void;
  /** Something was clicked that is not offered, or while asking why not. */
  ask(target: Target, path: Target[]): void;
}

/** Choosing an action by clicks, one after the other. */
export class Picker {
  /** What was clicked so far. */
  path = $state.raw<Target[]>([]);
  /** The next click asks why not. */
  isAsking = $state(false);

  readonly #of: Picked;
  readonly lit = $derived.by(() => nextTargets(this.#of.offers, this.path));
  readonly choices = $derived.by(() => choices(this.#of.offers, this.path, this.#of.game?.listed));
  /** The offers that the clicks so far leave. */
  readonly left = $derived.by(() => matching(this.#of.offers, this.path));

  constructor(of: Picked) {
    this.#of = of;
  }

  reset(): void {
    this.path = [];
    this.isAsking = false;
  }

  pick(target: Target): void {
    if (this.isAsking) {
      this.isAsking = false;
      this.#of.ask(target, this.path);
      return;
    }
    const last = this.path.at(-1);
    if (last && sameTarget(last, target)) {
      this.back();
      return;
    }
    const meant = this.#meaning(target);
    if (!meant) {
      this.#of.ask(target, this.path);
      return;
    }
    const chosen = choose(this.#of.offers, meant.path, meant.target, this.#of.game?.direct);
    this.path = chosen.path;
    if (chosen.done) this.#of.act(chosen.done);
  }

  /** A piece was dropped on something. */
  drop(piece: Target, on: Target): void {
    this.reset();
    if (!this.lit.some((target) => sameTarget(target, piece))) {
      this.#of.ask(piece, this.path);
      return;
    }
    this.path = [piece];
    this.pick(on);
  }

  /** One step back; whether there was one. */
  back(): boolean {
    const had = this.path.length > 0 || this.isAsking;
    if (!this.isAsking) this.path = back(this.path);
    this.isAsking = false;
    return had;
  }

  /** What a click stands for: the next target, another one at an earlier step, or a new start. */
  #meaning(target: Target): { path: Target[]; target: Target } | null {
    const { seat, view, game, offers } = this.#of;
    if (seat === null || view === null) return null;
    const wanted = [target, game?.shortcut(view, seat, target) ?? target];
    for (let kept = this.path.length; kept >= 0; kept -= 1) {
      // With an army chosen, a card out of reach is a question and not a new start.
      if (kept === 0 && this.path.length > 0 && 'region' in target) return null;
      const before = this.path.slice(0, kept);
      const lit = nextTargets(offers, before);
      const found = wanted.find((one) => lit.some((other) => sameTarget(one, other)));
      if (found) return { path: before, target: found };
    }
    return null;
  }
}

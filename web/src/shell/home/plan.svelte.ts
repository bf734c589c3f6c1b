import type { GameInfo, Leavers, Options, SeatPlan } from '../../lib/contract';

/** The option that says how many play, where a game has it. */
const PLAYERS = 'players';
/** The choice that leaves the side to chance. */
export const EITHER = '-1';

/** What a visitor has chosen for a table that is not open yet. */
export class TablePlan {
  #game: () => GameInfo;
  #levels: () => string[];
  #chosen = $state.raw<Options>({});
  #level = $state<string | null>(null);
  #people = $state<number | null>(null);
  /** The own seat as a text, or `EITHER`. */
  side = $state(EITHER);
  /** Whether strangers find the table. */
  isListed = $state(false);
  /** What becomes of a seat whose player gives up. */
  leavers = $state<Leavers>('bot');

  constructor(game: () => GameInfo, levels: () => string[]) {
    this.#game = game;
    this.#levels = levels;
  }

  /** Every option of the game with its value. */
  readonly options = $derived.by<Options>(() =>
    Object.fromEntries(
      this.#game().options.map(({ key, values }) => [key, this.#chosen[key] ?? values[0] ?? '']),
    ),
  );
  /** How many can play, where that can be chosen, fewest first. */
  readonly sizes = $derived.by<number[]>(() =>
    (this.#game().options.find(({ key }) => key === PLAYERS)?.values ?? [])
      .map(Number)
      .toSorted((one, other) => one - other),
  );
  readonly players = $derived.by<number>(() =>
    this.sizes.length > 0 ? Number(this.options[PLAYERS]) : this.#game().seats[0],
  );
  readonly seats = $derived(Array.from({ length: this.players }, (_, seat) => seat));
  /** The options besides the number of players. */
  readonly choices = $derived.by(() => this.#game().options.filter(({ key }) => key !== PLAYERS));
  /** How many people may share the table: two at least, all of them where nothing was chosen. */
  readonly crowds = $derived(this.seats.slice(1).map((seat) => seat + 1));
  readonly people = $derived(
    this.#people !== null && this.crowds.includes(this.#people) ? this.#people : this.players,
  );
  /** The weakest, until another is chosen: whoever wants more knows it. */
  readonly level = $derived.by(() => this.#level ?? this.#levels()[0] ?? '');

  choose(key: string, value: string): void {
    this.#chosen = { ...this.#chosen, [key]: value };
  }
  chooseSize(players: number): void {
    this.choose(PLAYERS, String(players));
  }
  choosePeople(people: number): void {
    this.#people = people;
  }
  chooseLevel(level: string): void {
    this.#level = level;
  }

  /** One's own seat, `others` of this kind after it in order, and bots on the rest. */
  seating(other: SeatPlan, others: number, chance: () => number = Math.random): SeatPlan[] {
    const wanted = Number(this.side);
    const own = wanted in this.seats ? wanted : Math.floor(chance() * this.players);
    let left = others;
    return this.seats.map((seat): SeatPlan => {
      if (seat === own) return 'me';
      left -= 1;
      return left >= 0 ? other : { bot: this.level };
    });
  }
}

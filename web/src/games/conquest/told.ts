/** What the events so far say about the auction, the vote, the battle and the campaigns. */
import type { Seat } from '../../lib/contract';
import type { Battlefield, Event, Unit } from './types';

type Told = Exclude<Event, string>;
const isTold = (event: Event): event is Told => typeof event === 'object';

/** The events from the last one that fits; none if there is none. */
function since(told: readonly Event[], begins: (event: Told) => boolean): Told[] {
  const from = told.findLastIndex((event) => isTold(event) && begins(event));
  return from < 0 ? [] : told.slice(from).filter(isTold);
}

/** What each player has said last: a sum, or that he passes. */
export type Said = Map<Seat, number | 'passed'>;

/** The bids of the auction under way, in talents. */
export function bidsSoFar(told: readonly Event[]): Said {
  const said: Said = new Map();
  const before = told.findLastIndex(
    (event) => isTold(event) && ('auction_won' in event || 'campaign_begun' in event),
  );
  for (const event of told.slice(before + 1).filter(isTold)) {
    if ('bid' in event) said.set(event.bid.seat, event.bid.talents);
    if ('passed' in event) said.set(event.passed.seat, 'passed');
  }
  return said;
}

/**
 * Who has just bid, voted or passed: the last to speak, as long as nothing else has happened since.
 */
export function lastToSpeak(told: readonly Event[]): Seat | null {
  const last = told.findLast(isTold);
  if (!last) return null;
  if ('bid' in last) return last.bid.seat;
  if ('laid' in last) return last.laid.seat;
  return 'passed' in last ? last.passed.seat : null;
}

/** Who has passed in the vote under way, after his last bid. */
export function passedVotes(told: readonly Event[]): Set<Seat> {
  const passed = new Set<Seat>();
  for (const event of since(told, (one) => 'vote_called' in one)) {
    if ('passed' in event) passed.add(event.passed.seat);
    if ('laid' in event) passed.delete(event.laid.seat);
  }
  return passed;
}

export interface Throw {
  seat: Seat | null;
  faces: readonly number[];
  struck: readonly number[];
  hits: number;
}

export interface Fought {
  attacker: Seat | null;
  defender: Seat;
  field: Battlefield;
  /** All throws, oldest first. */
  throws: Throw[];
  fallen: { seat: Seat | null; unit: Unit; count: number }[];
  beaten: Seat[];
  retreated: Seat[];
  isOver: boolean;
  /** How many turns have ended since it was declared. */
  turnsAgo: number;
}

/** The battle under way, or the last one. */
export function lastBattle(told: readonly Event[]): Fought | null {
  const [declared, ...rest] = since(told, (event) => 'attacked' in event);
  if (!declared || !('attacked' in declared)) return null;
  const { seat, field, whom } = declared.attacked;
  const fought: Fought = {
    attacker: seat,
    defender: whom,
    field,
    throws: [],
    fallen: [],
    beaten: [],
    retreated: [],
    isOver: false,
    turnsAgo: 0,
  };
  for (const event of rest) {
    if ('threw' in event) fought.throws.push(event.threw);
    if ('fell' in event) fought.fallen.push(event.fell);
    if ('retreated' in event) fought.retreated.push(event.retreated.seat);
    if ('beaten' in event) fought.beaten.push(event.beaten.seat);
    if ('beaten' in event || 'undecided' in event || 'fair_wind_used' in event)
      fought.isOver = true;
    if ('turn_ended' in event) fought.turnsAgo += 1;
  }
  return fought;
}

/** The last throw of each side: the attacker's, then the defender's. */
export function lastThrows(fought: Fought | null): [Throw | null, Throw | null] {
  const of = (seat: Seat | null): Throw | null =>
    fought?.throws.findLast((one) => one.seat === seat) ?? null;
  return fought ? [of(fought.attacker), of(fought.defender)] : [null, null];
}

export interface Campaign {
  number: number;
  /** Points by province and player. */
  scores: Map<number, Map<Seat, { rank: number; points: number }>>;
  chaos: (number | null)[];
  penalties: number[];
  taxes: number[];
  /** By cards and votes, and in all; unknown where only the end of the campaign was told. */
  byCards: number[] | null;
  sum: number[] | null;
  /** The points after it. */
  total: number[];
}

interface Running {
  isWhole: boolean;
  scores: Campaign['scores'];
  chaos: (number | null)[];
  penalties: number[];
  taxes: number[];
  cards: number[];
}

function running(players: number, isWhole: boolean): Running {
  const zeros = (): number[] => Array.from({ length: players }, () => 0);
  return {
    isWhole,
    scores: new Map(),
    chaos: zeros().map(() => null),
    penalties: zeros(),
    taxes: zeros(),
    cards: zeros(),
  };
}

function hear(now: Running, event: Told): void {
  if ('scored' in event) {
    const { seat, at, rank, points } = event.scored;
    const row = now.scores.get(at) ?? new Map<Seat, { rank: number; points: number }>();
    now.scores.set(at, row.set(seat, { rank, points }));
  }
  if ('points_won' in event) {
    const { seat, points } = event.points_won;
    now.cards[seat] = (now.cards[seat] ?? 0) + points;
  }
  if ('penalised' in event) now.penalties[event.penalised.seat] = event.penalised.points;
  if ('chaos_shown' in event) now.chaos[event.chaos_shown.seat] = event.chaos_shown.chaos;
  if ('taxed' in event) now.taxes[event.taxed.seat] = event.taxed.talents;
}

/**
 * Where each point came from, campaign by campaign, as far as it was told: a long game is not told
 * from its beginning, so sums are reckoned back from the points that players have now.
 */
export function campaigns(told: readonly Event[], points: readonly number[]): Campaign[] {
  const ended: { number: number; now: Running }[] = [];
  let now = running(points.length, false);
  for (const event of told) {
    if (!isTold(event)) continue;
    hear(now, event);
    if ('campaign_ended' in event) {
      ended.push({ number: event.campaign_ended.campaign, now });
      now = running(points.length, true);
    }
  }
  let total = points.map((sum, seat) => sum - (now.cards[seat] ?? 0));
  return ended
    .reverse()
    .map(({ number, now: then }): Campaign => {
      const { scores, chaos, penalties, taxes } = then;
      const provinces = points.map((_, seat) =>
        [...scores.values()].reduce((sum, row) => sum + (row.get(seat)?.points ?? 0), 0),
      );
      const counted = provinces.map((sum, seat) => sum - (penalties[seat] ?? 0));
      const byCards = then.isWhole
        ? then.cards
        : number === 1
          ? total.map((sum, seat) => sum - (counted[seat] ?? 0))
          : null;
      const sum = byCards?.map((cards, seat) => cards + (counted[seat] ?? 0)) ?? null;
      const campaign = { number, scores, chaos, penalties, taxes, byCards, sum, total };
      if (sum) total = total.map((after, seat) => after - (sum[seat] ?? 0));
      return campaign;
    })
    .reverse();
}

/** What happened, as lines of the chronicle. */
import type { Seat } from '../../../lib/contract';
import type { GameWords } from '../../module';
import { UNITS } from '../lists';
import type { Action, Event, View } from '../types';
import type { Texts } from './en';
import { fieldName, landName, nameOf, proposalText, roman, seaName } from './names';

export interface Line {
  seat: Seat | null;
  text: string;
}

/** Told by the map and the tables, or too small for a line. */
const SILENT = new Set(['token_laid', 'card_laid', 'turn_ended', 'scored']);

type Told<K> =
  Extract<Event, Record<K & string, unknown>> extends infer Found
    ? Found extends Record<K & string, infer Fields>
      ? Fields
      : never
    : never;
type Kind =
  Exclude<Event, string> extends infer One
    ? One extends unknown
      ? keyof One & string
      : never
    : never;
type Silent = 'token_laid' | 'card_laid' | 'turn_ended' | 'scored';
type Tellers = { [K in Exclude<Kind, Silent>]: (t: Texts, told: Told<K>) => Line };

const by = (seat: Seat | null, text: string): Line => ({ seat, text });
const all = (text: string): Line => ({ seat: null, text });

export function facesText(t: Texts, faces: readonly number[]): string {
  const kinds = ['infantry', 'cavalry', 'catapult', 'galley'] as const;
  const shown = kinds.flatMap((unit, place) => {
    const count = faces[place] ?? 0;
    return count > 0 ? [t.units(unit, count)] : [];
  });
  const blanks = faces[4] ?? 0;
  return [...shown, ...(blanks > 0 ? [`${blanks} ${t.panels.blank}`] : [])].join(', ');
}

const TELLERS: Tellers = {
  campaign_begun: (t, { campaign }) => all(t.did.campaignBegun(campaign)),
  bid: (t, { seat, talents, a, b }) => by(seat, t.did.bid(talents, proposalText(t, a, b))),
  passed: (t, { seat }) => by(seat, t.did.passed()),
  auction_won: (t, { seat, talents }) => by(seat, t.did.auctionWon(talents)),
  allied: (t, { seat, slot }) => by(seat, t.did.allied(slot, slot % 2 === 1)),
  placed: (t, { seat, unit, at, count }) =>
    by(seat, t.did.placed(t.units(unit, count), landName(at))),
  stationed: (t, { seat, sea }) => by(seat, t.did.placed(t.units('galley', 1), seaName(sea))),
  took: (t, { seat, card, price }) => by(seat, t.did.took(t.cards[card].name, price)),
  enlisted: (t, { seat, unit, at, count }) =>
    by(seat, t.did.enlisted(t.units(unit, count), landName(at))),
  launched: (t, { seat, sea, count }) =>
    by(seat, t.did.enlisted(t.units('galley', count), seaName(sea))),
  chaos_taken: (t, { seat, chaos }) => by(seat, t.did.chaosTaken(chaos)),
  bought: (t, { seat, at, from }) =>
    by(
      seat,
      from === null ? t.did.bought(landName(at)) : t.did.boughtFrom(nameOf(t, from), landName(at)),
    ),
  received: (t, { seat, talents }) => by(seat, t.did.received(talents)),
  moved: (t, { seat, unit, from, to, over, count }) => {
    const what = t.units(unit, count);
    return by(
      seat,
      over === null
        ? t.did.moved(what, landName(from), landName(to))
        : t.did.movedOver(what, landName(from), landName(to), seaName(over)),
    );
  },
  sailed: (t, { seat, from, to, count }) =>
    by(seat, t.did.moved(t.units('galley', count), seaName(from), seaName(to))),
  attacked: (t, { seat, field, whom }) =>
    seat === null
      ? all(t.did.slavesAttacked(nameOf(t, whom), fieldName(field)))
      : by(seat, t.did.attacked(nameOf(t, whom), fieldName(field))),
  fair_wind_used: (t, { seat }) => by(seat, t.did.fairWind()),
  committed: (t, { seat, sea, count }) =>
    by(seat, t.did.committed(t.units('galley', count), seaName(sea))),
  lent: (t, { seat, unit, count }) => by(seat, t.did.lent(t.units(unit, count))),
  threw: (t, { seat, faces, hits }) =>
    seat === null
      ? all(t.did.slavesThrew(facesText(t, faces), hits))
      : by(seat, t.did.threw(facesText(t, faces), hits)),
  fell: (t, { seat, unit, count }) =>
    seat === null
      ? all(t.did.othersFell(t.units(unit, count)))
      : by(seat, t.did.fell(t.units(unit, count))),
  retreated: (t, { seat, to }) =>
    by(seat, to === null ? t.did.brokeOff() : t.did.retreated(landName(to))),
  fled: (t, { seat, to }) => by(seat, t.did.fled(landName(to))),
  beaten: (t, { seat, field }) => by(seat, t.did.beaten(fieldName(field))),
  undecided: (t, { field }) => all(t.did.undecided(fieldName(field))),
  city_built: (t, { seat, at }) => by(seat, t.did.cityBuilt(landName(at))),
  city_taken: (t, { seat, at }) => by(seat, t.did.cityTaken(landName(at))),
  used: (t, { seat, card }) => by(seat, t.did.used(t.cards[card].name)),
  general_killed: (t, { whom, at }) => by(whom, t.did.generalKilled(landName(at))),
  senator_killed: (t, { whom, votes }) => by(whom, t.did.senatorKilled(roman(votes))),
  senator_taken: (t, { seat, from }) => by(seat, t.did.senatorTaken(nameOf(t, from))),
  senator_seen: (t, { from, votes }) => all(t.did.senatorSeen(roman(votes), nameOf(t, from))),
  joined: (t, { seat, unit, at, count }) =>
    by(seat, t.did.joined(t.units(unit, count), landName(at))),
  influence_won: (t, { seat, at }) => by(seat, t.did.influenceWon(landName(at))),
  points_won: (t, { seat, points }) => by(seat, t.did.pointsWon(points)),
  chaos_lost: (t, { seat, chaos }) => by(seat, t.did.chaosLost(chaos)),
  vote_called: (t, { seat, card }) => by(seat, t.did.voteCalled(t.cards[card].name)),
  laid: (t, { seat, votes, total }) => by(seat, t.did.laid(roman(votes), total)),
  vote_won: (t, { seat, card, votes }) => by(seat, t.did.voteWon(t.cards[card].name, votes)),
  vote_void: (t, { card }) => all(t.did.voteVoid(t.cards[card].name)),
  senator_kept: (t, { seat, votes }) => by(seat, t.did.senatorKept(roman(votes))),
  answered: (t, { seat, answer, on }) => {
    const said = t.panels.answers[answer];
    return by(seat, on ? t.did.answered(said) : t.did.unanswered(said));
  },
  round_ended: (t, { round }) => all(t.did.roundEnded(round)),
  taxed: (t, { seat, talents }) => by(seat, t.did.taxed(talents)),
  cities_calmed: (t, { seat, cities }) => by(seat, t.did.citiesCalmed(cities)),
  chaos_shown: (t, { seat, chaos }) => by(seat, t.did.chaosShown(chaos)),
  penalised: (t, { seat, points }) => by(seat, t.did.penalised(points)),
  campaign_ended: (t, { campaign }) => all(t.did.campaignEnded(campaign)),
};

type Fell = Extract<Event, { fell: unknown }>;
const hasFallen = (event: Event): event is Fell => typeof event === 'object' && 'fell' in event;

/** The losses of one side, which are chosen kind by kind, are told in one line. */
export const losses = (t: Texts): NonNullable<GameWords<View, Action, Event>['together']> => ({
  kindOf: (event) => (hasFallen(event) ? `fell ${event.fell.seat}` : null),
  tell(_, events) {
    const fallen = events.filter(hasFallen).map(({ fell }) => fell);
    const units = UNITS.flatMap((unit) => {
      const count = fallen.reduce((sum, one) => sum + (one.unit === unit ? one.count : 0), 0);
      return count > 0 ? [t.units(unit, count)] : [];
    });
    const isOthers = fallen[0]?.seat === null;
    return isOthers ? t.did.othersFell(units.join(', ')) : t.did.fell(units.join(', '));
  },
});

export function eventLine(t: Texts, event: Event): Line | null {
  if (event === 'ended') return all(t.did.ended());
  const [[kind, told] = ['', {}]] = Object.entries(event);
  if (SILENT.has(kind)) return null;
  const teller = TELLERS[kind as keyof Tellers] as ((t: Texts, told: unknown) => Line) | undefined;
  return teller?.(t, told) ?? null;
}

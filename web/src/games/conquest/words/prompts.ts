/** The sentence that says what to do now, and its explanation. */
import type { Seat, Target } from '../../../lib/contract';
import type { Prompt } from '../../module';
import { lifetimeOf } from '../cards';
import { CARDS, TRACK, isSea } from '../lists';
import { regionName } from '../geography';
import type { March, Phase, View } from '../types';
import type { Texts } from './en';
import {
  fieldName,
  landName,
  nameOf,
  phaseKey,
  proposalText,
  seaName,
  slotsAtStake,
  unplaced,
} from './names';

export function promptText(t: Texts, view: View, seat: Seat, path: Target[]): Prompt {
  const now = inPhase(t, view, seat);
  const about = onPath(t, view, seat, path);
  return about ? { ...now, ...about } : now;
}

function inPhase(t: Texts, view: View, seat: Seat): Prompt {
  const { phase, asks } = { phase: view.phase, asks: t.asks };
  const talents = view.realms[seat]?.talents ?? 0;
  if (typeof phase === 'object') return inStep(t, view, seat, phase);
  switch (phase) {
    case 'bidding':
      return bidding(t, view, talents);
    case 'stationing':
      return asks.station();
    case 'turn':
      return view.actions_left === 0
        ? asks.turnEnd()
        : asks.turn(view.actions_left, !view.card_taken);
    case 'sailed':
      return asks.sailed();
    case 'bribing':
      return asks.bribe();
    case 'revolting':
      return asks.revolt();
    case 'fair_wind': {
      const attacker = view.battle?.battle.attacker ?? view.mover;
      return asks.fairWind(nameOf(t, attacker), battlefield(view));
    }
    case 'voting':
      return voting(t, view, seat);
    case 'over':
      return asks.over();
  }
}

const battlefield = ({ battle }: View): string => (battle ? fieldName(battle.battle.field) : '');

function bidding(t: Texts, view: View, talents: number): Prompt {
  const { auction } = view;
  const [one, other] = slotsAtStake(view);
  if (!auction || auction.bidder === null) return t.asks.open(t.panels.slots(one, other), talents);
  const { bidder, bid, a, b } = auction;
  return t.asks.raise(nameOf(t, bidder), bid, proposalText(t, a, b));
}

/** The votes that a player has laid down in the vote under way. */
export function votesOf(view: View, seat: Seat): number {
  const laid = view.vote?.laid[seat] ?? [];
  return laid.reduce((sum, count, place) => sum + count * (place + 1), 0);
}

function voting(t: Texts, view: View, seat: Seat): Prompt {
  const { vote } = view;
  if (!vote) return { title: '', detail: '' };
  const card = t.cards[vote.card];
  if (vote.bidder === null) return t.asks.openVote(card.name, card.text);
  const needed = vote.bid + 1 - votesOf(view, seat);
  const hand = view.realms[seat]?.senators ?? [];
  const most = hand.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return t.asks.vote(nameOf(t, vote.bidder), vote.bid, card.name, needed, most);
}

function inStep(t: Texts, view: View, seat: Seat, phase: Exclude<Phase, string>): Prompt {
  const { asks } = t;
  const { figures } = view;
  const talents = view.realms[seat]?.talents ?? 0;
  if ('proposing' in phase) return asks.propose(phase.proposing.bid, unplaced(view).length === 1);
  if ('placing' in phase) {
    const { unit, left } = phase.placing;
    return asks.place(t.units(unit, left), unit === 'general' || unit === 'caesar', unit !== LAST);
  }
  if ('recruiting' in phase)
    return asks.recruit(landName(phase.recruiting.at), talents, figures.recruiting_chaos);
  if ('buying' in phase) return asks.buyMore(landName(phase.buying.at), figures.influence);
  if ('marching' in phase) return asks.march(landName(phase.marching.from), phase.marching.moved);
  if ('sending' in phase) return sending(t, view, seat, phase.sending);
  if ('sailing' in phase) return asks.sail(seaName(phase.sailing.to));
  if ('fetching' in phase)
    return asks.fetch(phase.fetching.card === 'fleet_aegaeum' ? 'Mare Aegaeum' : 'Mare Alexandria');
  if ('building' in phase) return asks.build();
  if ('mustering' in phase) return asks.muster(barbarianLand(phase.mustering.card));
  if ('raising' in phase) return asks.raise_legions();
  if ('committing' in phase) return committing(t, view, phase.committing.seat);
  if ('losing' in phase)
    return asks.lose(view.battle?.battle.hits[phase.losing.side] ?? 0, battlefield(view));
  if ('retreating' in phase) return asks.retreat(battlefield(view), figures.defeat_chaos);
  if ('fleeing' in phase) return asks.flee(battlefield(view));
  return asks.layMore(votesOf(view, seat), view.vote?.bid ?? 0);
}

/** The kind that is asked for when all others are placed. */
const LAST = 'catapult';

const barbarianLand = (card: string): string => {
  const name = card.replace('barbarians_', '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

function sending(t: Texts, view: View, seat: Seat, march: March): Prompt {
  const { from, to, over, troops, errand } = march;
  if (errand !== null) return t.asks.sendErrand(landName(to), troops, LEAST_ON_ERRAND);
  if (over === null) return t.asks.send(landName(from), landName(to));
  const galleys = view.seas[over]?.fleets.find((fleet) => fleet.seat === seat)?.galleys ?? 0;
  const room = galleys * view.figures.carried;
  return t.asks.sendOver(landName(from), landName(to), seaName(over), room);
}

/** CE-13.5: so many march against barbarians, by the text of the cards. */
const LEAST_ON_ERRAND = 4;

function committing(t: Texts, view: View, asked: Seat): Prompt {
  const battle = view.battle?.battle;
  if (!battle) return { title: '', detail: '' };
  const where = fieldName(battle.field);
  if (asked === battle.attacker || asked === battle.defender) return t.asks.add(where);
  const isOdd = (seat: Seat): boolean => view.slots.indexOf(seat) % 2 === 0;
  const helpsAttacker = battle.attacker !== null && isOdd(asked) === isOdd(battle.attacker);
  const attacker = battle.attacker === null ? t.panels.slaves : nameOf(t, battle.attacker);
  const defender = nameOf(t, battle.defender);
  return helpsAttacker
    ? t.asks.lend(attacker, defender, where)
    : t.asks.lend(defender, attacker, where);
}

/** What the clicks so far, or the thing under the pointer, are about. */
function onPath(t: Texts, view: View, seat: Seat, path: Target[]): Partial<Prompt> | null {
  const [first] = path;
  const last = path.at(-1);
  if (!first || !last) return null;
  if ('card' in first) return onCard(t, view, first.card);
  if ('space' in last) return onSpace(t, view, seat, last.space);
  if ('button' in first) return onButton(t, first.button);
  if (!('region' in last)) return null;
  // Who stands there is seen on the map; the bar says what to do.
  if (view.phase === 'turn') return { title: t.asks.here(regionName(last.region)) };
  const isLanding = isSea(last.region) && /marching|mustering/.test(phaseKey(view));
  return isLanding ? { title: t.asks.goOver(regionName(last.region)) } : null;
}

function onCard(t: Texts, view: View, index: number): Partial<Prompt> | null {
  const card = CARDS[index];
  if (!card) return null;
  const { name, text } = t.cards[card];
  const offered = view.offer.find((one) => one.card === card);
  if (card === 'assassin' && !offered) return t.asks.victimTitle();
  const price = !offered
    ? []
    : [offered.price > 0 ? t.panels.price(offered.price) : t.panels.free_price];
  return { title: name, detail: `${[text, ...price, t.lifetimes[lifetimeOf(card)]].join('; ')}.` };
}

function onSpace(
  t: Texts,
  view: View,
  seat: Seat,
  { track, space }: { track: number; space: number },
): Partial<Prompt> | null {
  const talents = view.realms[seat]?.talents ?? 0;
  if (track === TRACK.bid) {
    const bid = space * view.figures.coin;
    return { detail: t.asks.bidDetail(bid, talents - bid) };
  }
  const [slot] = slotsAtStake(view);
  if (track === TRACK.a)
    return space > 5
      ? null
      : {
          title: t.asks.nowB(nameOf(t, space)),
          detail: t.asks.marker(nameOf(t, space), 'A', slot),
        };
  if (track === TRACK.b)
    return space > 5 ? null : { detail: t.asks.marker(nameOf(t, space), 'B', slot + 1) };
  return null;
}

function onButton(t: Texts, button: string): Partial<Prompt> | null {
  if (button === 'special_tax') return t.asks.taxTitle();
  if (button === 'answer') return t.asks.answerTitle();
  const detail = t.buttonDetails[button];
  return detail ? { detail } : null;
}

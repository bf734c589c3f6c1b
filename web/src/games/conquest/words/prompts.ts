/** The sentence that says what to do now, and its explanation. */
import type { Offer, Seat, Space, Target } from '../../../lib/contract';
import type { Prompt } from '../../../lib/game';
import { effectOf } from '../cards';
import { isSea, seaOf } from '../geography';
import { upshotOf, type Action, type Card, type CardEffect } from '../types';
import type { March, Phase, View } from '../types';
import type { Texts } from '.';
import { nameOf, proposalText, slotsAtStake, slotsText, unplaced } from './names';

type Said<V> = string | ((v: V) => string);

/** A sentence and its explanation, with what both speak of. */
function ask<V>({ title, detail }: { title: Said<V>; detail: Said<V> }, v: V): Prompt {
  const say = (said: Said<V>): string => (typeof said === 'string' ? said : said(v));
  return { title: say(title), detail: say(detail) };
}

const NONE: Prompt = { title: '', detail: '' };

type Offers = readonly Offer<Action>[];

export function promptText(
  t: Texts,
  view: View,
  seat: Seat,
  path: Target[],
  offers: Offers,
): Prompt {
  const now = inPhase(t, view, seat);
  const about = onPath(t, view, seat, path, offers);
  return about ? { ...now, ...about } : now;
}

function inPhase(t: Texts, view: View, seat: Seat): Prompt {
  const { phase, battle, figures } = view;
  if (typeof phase === 'object') return inStep(t, view, seat, phase);
  switch (phase) {
    case 'bidding':
      return bidding(t, view, seat);
    case 'stationing':
      return ask(t.ask.station, { carried: figures.carried });
    case 'turn':
      return turn(t, view);
    case 'sailed':
      return t.ask.sailed;
    case 'bribing':
      return t.ask.bribe;
    case 'revolting':
      return ask(t.ask.revolt, { count: effect(view, 'slave_revolt')?.infantry ?? 0 });
    case 'fair_wind':
      return ask(t.ask.fair_wind, {
        attacker: battle?.battle.attacker ?? view.mover,
        field: battlefield(t, view),
      });
    case 'voting':
      return voting(t, view, seat);
    case 'over':
      return t.ask.over;
  }
}

function turn(t: Texts, view: View): Prompt {
  const left = view.actions_left;
  if (left === 0) return t.ask.turn_end;
  const { actions } = view.figures;
  const prompt = ask(t.ask.turn, { actions, card: !view.card_taken });
  return left === actions ? prompt : { ...prompt, title: t.ask.turn.next({ left }) };
}

const battlefield = (t: Texts, { battle }: View): string =>
  battle ? t.battlefield(battle.battle.field) : '';

const talentsOf = (view: View, seat: Seat): number => view.realms[seat]?.talents ?? 0;

type Kind = CardEffect extends infer One ? (One extends string ? never : keyof One) : never;
type Figures<K> = CardEffect extends infer One
  ? One extends Record<K & string, infer Content>
    ? Content
    : never
  : never;

/** The figures of the card that is being carried out. */
function effect<K extends Kind>({ at_work }: View, kind: K): Figures<K> | null {
  if (at_work === null || typeof at_work === 'string' || !(kind in at_work)) return null;
  return (at_work as Record<K, Figures<K>>)[kind];
}

function bidding(t: Texts, view: View, seat: Seat): Prompt {
  const { auction } = view;
  if (!auction || auction.bidder === null)
    return ask(t.ask.open, { slots: slotsText(t, view), talents: talentsOf(view, seat) });
  const { bidder, bid, a, b } = auction;
  return ask(t.ask.raise, { bidder, bid, proposal: proposalText(t, a, b) });
}

/** The votes that a player has laid down in the vote under way. */
export function votesOf(view: View, seat: Seat): number {
  const laid = view.vote?.laid[seat] ?? [];
  return laid.reduce((sum, count, place) => sum + count * (place + 1), 0);
}

function voting(t: Texts, view: View, seat: Seat): Prompt {
  const { vote } = view;
  if (!vote) return NONE;
  const { card, bidder, bid } = vote;
  if (bidder === null) {
    const gain = view.at_work ? t.cardEffect(view.at_work) : '';
    return ask(t.ask.open_vote, { card, gain });
  }
  const needed = bid + 1 - votesOf(view, seat);
  const hand = view.realms[seat]?.senators ?? [];
  const most = hand.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return ask(needed > most ? t.ask.vote_lost : t.ask.vote, { card, bidder, bid, needed, most });
}

function inStep(t: Texts, view: View, seat: Seat, phase: Exclude<Phase, string>): Prompt {
  const { figures } = view;
  if ('proposing' in phase) {
    const isLast = unplaced(view).length === 1;
    return ask(isLast ? t.ask.propose_last : t.ask.propose, phase.proposing);
  }
  if ('placing' in phase) return placing(t, view, phase.placing);
  if ('recruiting' in phase) {
    const chaos = figures.recruiting_chaos;
    return ask(t.ask.recruit, { at: phase.recruiting.at, talents: talentsOf(view, seat), chaos });
  }
  if ('buying' in phase)
    return ask(t.ask.buy_more, { at: phase.buying.at, price: figures.influence });
  if ('marching' in phase) return ask(t.ask.march, phase.marching);
  if ('sending' in phase) return sending(t, view, phase.sending);
  if ('sailing' in phase) return ask(t.ask.sail, phase.sailing);
  if ('fetching' in phase) {
    const { sea: to, galleys } = effect(view, 'fleet') ?? { sea: 0, galleys: 0 };
    return ask(t.ask.fetch, { to, galleys });
  }
  if ('building' in phase) return ask(t.ask.build, { chaos: figures.city_chaos });
  if ('mustering' in phase) {
    const { at: to, units: least } = effect(view, 'barbarians') ?? { at: 0, units: 0 };
    return ask(t.ask.muster, { to, least });
  }
  if ('raising' in phase)
    return ask(t.ask.raise_legions, { count: effect(view, 'vote')?.infantry ?? 0 });
  if ('committing' in phase) return committing(t, view, phase.committing.seat);
  const field = battlefield(t, view);
  if ('losing' in phase)
    return ask(t.ask.lose, { hits: view.battle?.battle.hits[phase.losing.side] ?? 0, field });
  if ('retreating' in phase) return ask(t.ask.retreat, { field, chaos: figures.defeat_chaos });
  if ('fleeing' in phase) {
    const where = view.battle?.battle.field;
    return ask(t.ask.flee, { at: where && 'land' in where ? where.land : 0 });
  }
  const [total, bid] = [votesOf(view, seat), view.vote?.bid ?? 0];
  return ask(total > bid ? t.ask.lay_more : t.ask.lay_enough, { total, bid });
}

/** The kind that is asked for when all others are placed. */
const LAST = 'catapult';

type Placing = Extract<Phase, { placing: unknown }>['placing'];

function placing(t: Texts, view: View, { unit, left }: Placing): Prompt {
  const units = t.countUnit(unit, left);
  const prompt = ask(t.ask.place, { units, more: unit !== LAST });
  if (unit !== 'general' && unit !== 'caesar') return prompt;
  const [general, caesar] = view.figures.buys;
  return { ...prompt, detail: t.ask.place.leader({ general, caesar }) };
}

function sending(t: Texts, view: View, march: March): Prompt {
  const { from, to, over, troops, errand } = march;
  if (errand !== null) {
    const least = effect(view, 'barbarians')?.units ?? 0;
    const prompt = ask(t.ask.send_errand, { to, troops, least });
    return troops >= least ? { ...prompt, detail: t.ask.send_errand.enough } : prompt;
  }
  if (over === null) return ask(t.ask.send, { from, to });
  return ask(t.ask.send_over, { from, to, sea: over, room: view.landing_room ?? 0 });
}

function committing(t: Texts, view: View, asked: Seat): Prompt {
  const battle = view.battle?.battle;
  if (!battle) return NONE;
  const field = t.battlefield(battle.field);
  if (asked === battle.attacker || asked === battle.defender) return ask(t.ask.add, { field });
  const isOdd = (seat: Seat): boolean => view.slots.indexOf(seat) % 2 === 0;
  const helpsAttacker = battle.attacker !== null && isOdd(asked) === isOdd(battle.attacker);
  const attacker = battle.attacker === null ? t.panels.slaves : nameOf(t, battle.attacker);
  const defender = nameOf(t, battle.defender);
  const [commander, enemy] = helpsAttacker ? [attacker, defender] : [defender, attacker];
  return ask(t.ask.lend, { commander, enemy, field });
}

/** What the clicks so far, or the thing under the pointer, are about. */
function onPath(
  t: Texts,
  view: View,
  seat: Seat,
  path: Target[],
  offers: Offers,
): Partial<Prompt> | null {
  const [first] = path;
  const last = path.at(-1);
  if (!first || !last) return null;
  if ('card' in first) return onCard(t, view, first.card as Card);
  if ('space' in last) return onSpace(t, view, seat, last.space, offers);
  if ('button' in first) return onButton(t, view, first.button);
  if (!('region' in last)) return null;
  const { region } = last;
  const { here } = t.ask;
  // Who stands there is seen on the map; the bar says what to do.
  if (view.phase === 'turn')
    return {
      title: isSea(region) ? here.sea({ sea: seaOf(region) }) : here.land({ land: region }),
    };
  const { phase } = view;
  const isMarch = typeof phase === 'object' && ('marching' in phase || 'mustering' in phase);
  return isMarch && isSea(region) ? { title: here.landing({ sea: seaOf(region) }) } : null;
}

function onCard(t: Texts, view: View, card: Card): Partial<Prompt> | null {
  const offered = view.offer.find((one) => one.card === card);
  if (card === 'assassin' && !offered) return t.ask.victim;
  const does = effectOf(view, card);
  const parts = [
    ...(does ? [t.cardEffect(does)] : []),
    ...(offered
      ? [
          offered.price > 0 ? t.count.talent(offered.price) : t.panels.free_price,
          t.lifetime[offered.lifetime],
        ]
      : []),
  ];
  return { title: t.card[card], detail: `${parts.join('; ')}.` };
}

/** What the rules say so many coins are worth. */
function priceOf(coins: number, offers: Offers): number {
  const isIt = (action: Action): boolean =>
    typeof action === 'object' && 'bid' in action && action.bid.coins === coins;
  const offer = offers.find(({ action }) => isIt(action));
  return (offer && upshotOf(offer)?.price) ?? 0;
}

function onSpace(
  t: Texts,
  view: View,
  seat: Seat,
  { track, space }: Space,
  offers: Offers,
): Partial<Prompt> | null {
  if (typeof space !== 'number') return null;
  if (track === 'bid') {
    const bid = priceOf(space, offers);
    return { detail: t.ask.bid.detail({ bid, left: talentsOf(view, seat) - bid }) };
  }
  const [slot] = slotsAtStake(view);
  if (track === 'a') return ask(t.ask.marker, { name: space, field: t.panels.field_a, slot });
  if (track === 'b')
    return {
      detail: t.ask.marker.detail({ name: space, field: t.panels.field_b, slot: slot + 1 }),
    };
  return null;
}

function onButton(t: Texts, view: View, button: string): Partial<Prompt> | null {
  if (button === 'special_tax') {
    const { special_tax: talents, special_tax_most: most, penalties } = view.figures;
    const [first, second] = penalties;
    return ask(t.ask.tax, { talents, most, first, second });
  }
  if (button === 'answer') return t.ask.answer;
  const details: Record<string, string> = t.button_detail;
  const detail = details[button];
  return detail ? { detail } : null;
}

/** What a click means that is not offered itself, so that the rules can say why it is not. */
import type { Seat, Space, Target } from '../../lib/contract';
import { isSea, seaOf } from './geography';
import { relationOf } from './relation';
import type { Action, Card, Unit, View } from './types';

/**
 * A click on the goal of units means all of them; one on the recruiting ground means to recruit
 * there.
 */
export function shortcut(view: View, _seat: Seat, target: Target): Target | null {
  const { phase } = view;
  if (!('region' in target) || typeof phase !== 'object') return null;
  const { region } = target;
  if ('sending' in phase && region === phase.sending.to) return { button: 'send_all' };
  if ('sailing' in phase && isSea(region) && seaOf(region) === phase.sailing.to)
    return { button: 'gather_all' };
  if ('recruiting' in phase && region === phase.recruiting.at) return { button: 'enlist' };
  return null;
}

export function intend(view: View, seat: Seat, path: Target[], target: Target): Action | null {
  if ('card' in target) {
    const card = target.card as Card;
    const isOwn = view.realms[seat]?.cards.some((held) => held.card === card) ?? false;
    return isOwn ? { use: { card } } : { take: { card } };
  }
  if ('space' in target) return onSpace(view, target.space);
  if ('button' in target) return target.button === 'pass' ? 'pass' : 'done';
  if (!('region' in target)) return null;
  const first = path[0];
  const over = first && 'region' in first && isSea(first.region) ? seaOf(first.region) : null;
  return isSea(target.region)
    ? atSea(view, seat, seaOf(target.region))
    : onLand(view, seat, target.region, over);
}

function onSpace(view: View, { track, space }: Space): Action | null {
  if (track === 'units') {
    const unit = space as Unit;
    const isFight = view.battle !== null;
    return isFight ? { lend: { unit, count: 1 } } : { send: { unit, count: 1 } };
  }
  const number = space === null ? null : Number(space);
  if (track === 'a') return { propose: { a: number, b: null } };
  if (track === 'b') return { propose: { a: null, b: number } };
  if (number === null) return null;
  if (track === 'bid') return { bid: { coins: number } };
  if (track === 'senators') return { lay: { votes: number } };
  if (track === 'chaos') return { levy: { chaos: number } };
  return track === 'players' ? { bribe: { whom: number } } : null;
}

/** An enemy of a player among those who stand somewhere. */
function enemyIn(view: View, seat: Seat, there: { seat: Seat }[]): Seat | null {
  return there.find((one) => relationOf(view, seat, one.seat) === 'enemy')?.seat ?? null;
}

/** With a province alone, the step of the turn says what was meant. */
function onLand(view: View, seat: Seat, at: number, over: number | null): Action {
  const { phase } = view;
  const { stacks = [], key = null } = view.provinces[at] ?? {};
  const own = stacks.find((stack) => stack.seat === seat);
  const enemy = enemyIn(view, seat, stacks);
  if (typeof phase === 'object') {
    if ('placing' in phase) return { place: { unit: phase.placing.unit, at, count: 1 } };
    if ('marching' in phase || 'sending' in phase) return { aim: { to: at, over } };
    if ('buying' in phase) return { buy: { at, from: null } };
    if ('building' in phase || 'raising' in phase) return { build: { at } };
    if ('mustering' in phase) return { muster: { from: at, over } };
    if ('retreating' in phase) return { retreat: { to: at } };
    if ('fleeing' in phase) return { flee: { to: at } };
    if ('recruiting' in phase) return { recruit: { at } };
  }
  if (phase === 'revolting') return { revolt: { at, whom: stacks[0]?.seat ?? 0 } };
  if (own && enemy !== null && !own.caesar && own.generals === 0)
    return { attack: { at, whom: enemy } };
  if (key && !own) return { buy: { at, from: null } };
  return { march: { from: at } };
}

function atSea(view: View, seat: Seat, sea: number): Action {
  const { phase } = view;
  if (phase === 'stationing') return { station: { sea } };
  const enemy = enemyIn(view, seat, view.seas[sea]?.fleets ?? []);
  if (phase === 'sailed' && enemy !== null) return { engage: { sea, whom: enemy } };
  if (typeof phase === 'object') {
    if ('sailing' in phase) return { gather: { from: sea, count: 1 } };
    if ('fetching' in phase) return { fetch: { from: sea } };
    if ('committing' in phase) return { commit: { sea, count: 1 } };
    if ('recruiting' in phase) return { launch: { sea, count: 1 } };
  }
  return { sail: { to: sea } };
}

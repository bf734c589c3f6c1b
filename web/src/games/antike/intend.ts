import type { Seat, Space, Target } from '../../lib/contract';
import type { Action, Card, Field, KnowHow, Personage, Unit, View } from './types';

/** Nothing stands for something else here. */
export function shortcut(): Target | null {
  return null;
}

/** The action that a player most likely meant with clicks that lead nowhere. */
export function intend(view: View, seat: Seat, path: Target[], target: Target): Action | null {
  if ('space' in target) return onSpace(target.space);
  if ('card' in target) {
    const card = target.card as Card;
    const isPicking = typeof view.phase === 'object' && 'picking' in view.phase;
    return isPicking ? { pick: { card } } : { play: { card } };
  }
  if ('piece' in target) {
    const { region, piece } = target.piece;
    return { move: { unit: piece as Unit, from: region, to: region, count: 1 } };
  }
  if (!('region' in target)) return 'done';
  const [first] = path;
  if (first && 'piece' in first) {
    const unit = first.piece.piece as Unit;
    return { move: { unit, from: first.piece.region, to: target.region, count: 1 } };
  }
  if (first && 'card' in first) {
    return { play_at: { card: first.card as Card, region: target.region } };
  }
  return onRegion(view, seat, target.region);
}

function onSpace({ track, space }: Space): Action | null {
  if (track === 'rondel') return { advance: { field: space as Field } };
  if (track === 'know_how') return { learn: { know_how: space as KnowHow } };
  if (track === 'personages') return { claim: { personage: space as Personage } };
  return null;
}

/** With a region alone, the step of the turn says what was meant. */
function onRegion(view: View, seat: Seat, region: number): Action {
  const { phase } = view;
  const city = view.regions[region]?.city ?? null;
  if (city && city.owner !== seat) return { conquer: { region, galleys: 0 } };
  if (phase === 'militia') return { arm: { unit: 'legion', region } };
  if (phase === 'templum' && city?.temple) return { wall: { region } };
  if (phase === 'templum') return { temple: { region } };
  return { found: { region, good: 'gold' } };
}

import type { Seat, Target } from '../../lib/contract';
import { CARDS, FIELDS, KNOW_HOW, PERSONAGES, TRACK, UNITS } from './lists';
import type { Action, View } from './types';

/** Nothing stands for something else here. */
export function shortcut(): Target | null {
  return null;
}

/** The action that a player most likely meant with clicks that lead nowhere. */
export function intend(view: View, seat: Seat, path: Target[], target: Target): Action | null {
  if ('space' in target) return onSpace(target.space.track, target.space.space);
  if ('card' in target) {
    const card = CARDS[target.card] ?? 'academy';
    const isPicking = typeof view.phase === 'object' && 'picking' in view.phase;
    return isPicking ? { pick: { card } } : { play: { card } };
  }
  if ('piece' in target) {
    const { region, piece } = target.piece;
    return { move: { unit: UNITS[piece] ?? 'legion', from: region, to: region, count: 1 } };
  }
  if (!('region' in target)) return 'done';
  const [first] = path;
  if (first && 'piece' in first) {
    const unit = UNITS[first.piece.piece] ?? 'legion';
    return { move: { unit, from: first.piece.region, to: target.region, count: 1 } };
  }
  if (first && 'card' in first) {
    return { play_at: { card: CARDS[first.card] ?? 'storm', region: target.region } };
  }
  return onRegion(view, seat, target.region);
}

function onSpace(track: number, space: number): Action | null {
  if (track === TRACK.rondel) return { advance: { field: FIELDS[space] ?? 'ferrum' } };
  if (track === TRACK.knowHow) return { learn: { know_how: KNOW_HOW[space] ?? 'strata' } };
  if (track === TRACK.personages) return { claim: { personage: PERSONAGES[space] ?? 'king' } };
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

/** How far the general gets who moves or is about to be chosen, as the rules have reckoned it. */
import type { Offer, Target } from '../../lib/contract';
import { keyOf, spaceOf } from '../../lib/selection';
import type { View } from './types';

/** A general who may come in the way: he does, if a die shows at most his number. */
export interface Interceptor {
  general: number;
  die: number;
  at_sea: boolean;
}

export interface Reached {
  to: number;
  via: number;
  cost: number;
  sea: number;
  passes: number;
  meets: 'battle' | 'overrun' | 'siege' | null;
  supremacy: boolean;
  interceptors: Interceptor[];
  /** How likely nobody intercepts on the whole way, in thousandths. */
  through: number;
}

export interface Reach {
  general: number;
  from: number;
  places: Reached[];
}

interface Foreseen {
  reach?: Reach;
}

/** The reach of whoever moves; else that of the general under the pointer or chosen. */
export function reachOf(view: View, offers: readonly Offer[], wanted: Target | null): Reach | null {
  const now = (view as View & { reach?: Reach | null }).reach ?? null;
  if (now || !wanted) return now;
  const offer = offers.find(({ targets: [first] }) => first && keyOf(first) === keyOf(wanted));
  return (offer?.upshot as Foreseen | undefined)?.reach ?? null;
}

/** The next step by land on the way to a goal; none where the way leads over the sea. */
export function nextStep({ from, places }: Reach, goal: number): number | null {
  const by = new Map(places.map((place) => [place.to, place]));
  let step = by.get(goal);
  for (let left = places.length; step && left > 0; left -= 1) {
    if (step.sea > 0) return null;
    if (step.via === from) return step.to;
    step = by.get(step.via);
  }
  return null;
}

/** Those who may come in the way anywhere, each once, with his best die. */
export function interceptors({ places }: Reach): Interceptor[] {
  const best = new Map<number, Interceptor>();
  for (const one of places.flatMap((place) => place.interceptors)) {
    const known = best.get(one.general);
    if (!known || known.die < one.die) best.set(one.general, one);
  }
  return [...best.values()];
}

/** A general as a target. */
export const asTarget = (general: number): Target => spaceOf('generals', general);

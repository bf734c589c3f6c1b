import type { Seat, Target } from '../../lib/contract';
import type { Action, AreaView, View } from './types';

/** The own capital stands for recruiting, a card of nobody for scouting. */
export function shortcut(view: View, seat: Seat, target: Target): Target | null {
  const area = areaOf(target);
  if (area === null) return null;
  if (area === view.peoples[seat]?.capital) return { button: 'recruit' };
  const { owner, capital_of, oppidum } = view.areas[area] ?? {};
  const isFree = owner === null && capital_of === null && !oppidum;
  return isFree && view.phase === 'choosing' ? { button: 'scout' } : null;
}

function areaOf(target: Target): number | null {
  if ('region' in target) return target.region;
  return 'piece' in target ? target.piece.region : null;
}

/** The action that a player most likely meant with clicks that lead nowhere. */
export function intend(view: View, seat: Seat, path: Target[], target: Target): Action | null {
  if ('button' in target) return target.button === 'recruit' ? recruit(view) : 'end';
  const index = areaOf(target);
  const area = index === null ? undefined : view.areas[index];
  if (index === null || !area) return null;
  const [first] = path;
  if (first && 'piece' in first) {
    const { region, piece } = first.piece;
    return step(view, seat, { from: region, die: Number(piece) }, index);
  }
  return meantWithArea(view, seat, target, index, area);
}

const recruit = ({ figures }: View): Action => ({ recruit: { warriors: figures.recruits } });

function step(
  view: View,
  seat: Seat,
  { from, die }: { from: number; die: number },
  to: number,
): Action {
  const owner = view.areas[to]?.owner ?? null;
  return owner !== null && owner !== seat
    ? { conquer: { from, die, to, warriors: 1 } }
    : { march: { from, die, to, warriors: die } };
}

function meantWithArea(
  view: View,
  seat: Seat,
  target: Target,
  index: number,
  area: AreaView,
): Action {
  const { phase } = view;
  if (typeof phase === 'object' && 'starving' in phase) {
    const die = 'piece' in target ? Number(target.piece.piece) : (area.dice[0] ?? 1);
    return { starve: { area: index, die } };
  }
  if (area.owner === seat) {
    if ('piece' in target) return stepOff(view, seat, index, Number(target.piece.piece));
    if (area.capital_of === seat && phase === 'choosing') return recruit(view);
    return area.oppidum ? { raze: { area: index } } : { build: { area: index } };
  }
  const isRecruiting = typeof phase === 'object' && 'recruiting' in phase;
  if (area.owner !== null && !isRecruiting) return attackOn(view, seat, index);
  return { scout: { area: index } };
}

/** Some march of this die: the reason is the die's own then, not the target's. */
function stepOff(view: View, seat: Seat, from: number, die: number): Action {
  const { neighbours = [] } = view.areas[from] ?? {};
  const to = neighbours.find((next) => (view.areas[next]?.owner ?? seat) === seat);
  return { march: { from, die, to: to ?? neighbours[0] ?? from, warriors: die } };
}

function attackOn(view: View, seat: Seat, to: number): Action {
  const armies = (view.areas[to]?.neighbours ?? [])
    .filter((next) => view.areas[next]?.owner === seat)
    .map((from) => ({ from, die: Math.max(...(view.areas[from]?.dice ?? [])) }))
    .sort((one, other) => other.die - one.die);
  const home = view.peoples[seat]?.capital ?? 0;
  const best = armies[0] ?? { from: home, die: Math.max(1, ...(view.areas[home]?.dice ?? [])) };
  return { conquer: { ...best, to, warriors: 1 } };
}

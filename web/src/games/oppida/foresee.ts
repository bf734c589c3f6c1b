/**
 * What an offered action will lead to, for the preview. The server's word is final; this only shows
 * in advance what a player could count out on the table.
 */
import type { Seat } from '../../lib/contract';
import type { Action, AreaView, Side, Step, View } from './types';

export interface Supply {
  outside: number;
  /** At least so many. */
  ears: number;
  /** At most so many; more only where an unknown back is turned up. */
  earsAtMost: number;
  starving: number;
  areas: number;
}

/** The figures of an attack before it is made. */
export interface Clash {
  fell: number;
  rest: number;
  defenders: number;
}

const total = (dice: number[]): number => dice.reduce((sum, die) => sum + die, 0);

export function clash(view: View, { die, to }: { die: number; to: number }): Clash {
  const area = view.areas[to];
  const fell = Math.min(die, area?.face.shields ?? 0);
  return { fell, rest: die - fell, defenders: total(area?.dice ?? []) };
}

/** The least and the most that a back may show which the player does not know. */
export function possibleBacks(view: View, area: number): [Side, Side] {
  const backs = view.areas[area]?.back ? [view.areas[area].back] : view.unknown_backs;
  const of = (pick: (...values: number[]) => number): Side => ({
    shields: pick(...backs.map(({ shields }) => shields)),
    ears: pick(...backs.map(({ ears }) => ears)),
  });
  return [of(Math.min), of(Math.max)];
}

/** A heap of dice that gains warriors: the largest below 6 first, the rest on a new die. */
export function gain(dice: number[], warriors: number): number[] {
  let left = warriors;
  const filled = dice.map((die) => {
    const more = Math.min(left, 6 - die);
    left -= more;
    return die + more;
  });
  return (left > 0 ? [...filled, left] : filled).sort((one, other) => other - one);
}

/** A heap that loses warriors, the smallest die first. */
export function lose(dice: number[], warriors: number): number[] {
  let left = warriors;
  const kept: number[] = [];
  for (const die of [...dice].reverse()) {
    const fallen = Math.min(left, die);
    left -= fallen;
    if (die > fallen) kept.unshift(die - fallen);
  }
  return kept;
}

function without(dice: number[], die: number): number[] {
  const index = dice.indexOf(die);
  return dice.filter((_, place) => place !== index);
}

function withDice(area: AreaView, owner: Seat, dice: number[]): AreaView {
  return { ...area, dice, owner: dice.length > 0 ? owner : null };
}

/** The areas after an action, as far as they can be known. */
export function areasAfter(view: View, seat: Seat, action: Action): AreaView[] {
  const areas = [...view.areas];
  const { front, farmers } = view.figures;
  const change = (index: number, to: (area: AreaView) => AreaView): void => {
    const area = areas[index];
    if (area) areas[index] = to(area);
  };
  const leave = ({ from, die }: Step, stayed: number): void =>
    change(from, (area) => {
      const rest = without(area.dice, die);
      return withDice(area, seat, stayed > 0 ? [...rest, stayed] : rest);
    });
  if (action === 'end') return areas;
  if ('recruit' in action) {
    const capital = view.peoples[seat]?.capital ?? 0;
    change(capital, (area) => withDice(area, seat, gain(area.dice, action.recruit.warriors)));
  } else if ('build' in action) {
    change(action.build.area, (area) => {
      const face = area.back ?? possibleBacks(view, action.build.area)[0];
      return { ...withDice(area, seat, lose(area.dice, farmers)), oppidum: true, face };
    });
  } else if ('raze' in action) {
    change(action.raze.area, (area) => ({
      ...withDice(area, seat, gain(area.dice, farmers)),
      oppidum: false,
      face: front,
    }));
  } else if ('march' in action) {
    const step = action.march;
    leave(step, step.die - step.warriors);
    change(step.to, (area) => withDice(area, seat, [...area.dice, step.warriors]));
  } else if ('conquer' in action) {
    const step = action.conquer;
    const { rest, defenders } = clash(view, step);
    leave(step, rest - defenders - step.warriors);
    change(step.to, (area) => ({
      ...withDice(area, seat, [step.warriors]),
      oppidum: false,
      face: area.oppidum ? front : area.face,
    }));
  } else if ('fight' in action) {
    const step = action.fight;
    leave(step, clash(view, step).rest - step.warriors);
    change(step.to, (area) => withDice(area, area.owner ?? seat, lose(area.dice, step.warriors)));
  } else if ('starve' in action) {
    const { area: index, die } = action.starve;
    change(index, (area) => {
      const rest = without(area.dice, die);
      return withDice(area, seat, die > 1 ? [...rest, die - 1] : rest);
    });
  }
  return areas;
}

/** Warriors outside and ears of a seat on these areas. */
export function supplyOf(areas: AreaView[], seat: Seat): Supply {
  const own = areas.filter(({ owner }) => owner === seat);
  const land = own.filter(({ capital_of }) => capital_of === null);
  const outside = land.reduce((sum, { dice }) => sum + total(dice), 0);
  const ears = land.reduce((sum, { face }) => sum + face.ears, 0);
  const starving = Math.max(0, outside - ears);
  return { outside, ears, earsAtMost: ears, starving, areas: own.length };
}

/** The supply of a seat once an action of `mover` is done. */
export function supplyAfter(view: View, mover: Seat, action: Action, seat: Seat): Supply {
  const supply = supplyOf(areasAfter(view, mover, action), seat);
  if (typeof action === 'object' && 'build' in action && seat === mover) {
    const [least, most] = possibleBacks(view, action.build.area);
    supply.earsAtMost += most.ears - least.ears;
  }
  return supply;
}

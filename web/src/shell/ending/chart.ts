import type { Course } from '../../lib/course';

/** The box that the curve is drawn in. */
export const BOX = { width: 400, height: 200, left: 34, right: 26, top: 14, bottom: 14 };

export interface Chart {
  lines: { path: string; end: { x: number; y: number }; value: number }[];
  ticks: { value: number; y: number }[];
  goal: number | null;
  /** The entry that a place on the drawing stands for. */
  momentAt(x: number): number;
}

/** Whole steps that divide the height into at most six parts. */
function stepOf(range: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => range / step <= 6) ?? range;
}

/** A figure stands until it changes: a curve of steps, one for each seat. */
export function chartOf({ total, steps }: Course, goal: number | null): Chart {
  const all = steps.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(1, goal ?? 0, ...all)];
  const span = Math.max(1, total);
  const x = (at: number): number => BOX.left + (at / span) * (BOX.width - BOX.left - BOX.right);
  const y = (value: number): number =>
    BOX.top + ((most - value) / (most - least)) * (BOX.height - BOX.top - BOX.bottom);
  const near = (number: number): number => Math.round(number * 10) / 10;

  const lines = (steps[0]?.values ?? []).map((_, seat) => {
    let path = '';
    let before: number | null = null;
    for (const { at, values } of steps) {
      const value = values[seat] ?? 0;
      if (before === null) path = `M${near(x(at))} ${near(y(value))}`;
      else if (value !== before) path += `H${near(x(at))}V${near(y(value))}`;
      before = value;
    }
    const value = before ?? 0;
    return { path: `${path}H${near(x(span))}`, end: { x: x(span), y: y(value) }, value };
  });
  const step = stepOf(most - least);
  const ticks: Chart['ticks'] = [];
  for (let index = Math.ceil(least / step); index * step <= most; index += 1) {
    const value = index * step || 0;
    ticks.push({ value, y: y(value) });
  }
  return {
    lines,
    ticks,
    goal: goal === null ? null : y(goal),
    momentAt(at) {
      const share = (at - BOX.left) / (BOX.width - BOX.left - BOX.right);
      return Math.round(Math.min(1, Math.max(0, share)) * total);
    },
  };
}

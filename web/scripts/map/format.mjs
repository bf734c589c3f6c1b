// Numbers and paths as short text.
const number = (value) => {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

/** Numbers side by side: a minus sign needs no blank before it. */
const list = (values) =>
  values
    .map(number)
    .reduce((text, one) => text + (text === '' || one.startsWith('-') ? one : ` ${one}`), '');

export const round = (value) => Math.round(value * 10) / 10;

/** Outlines for the pointer need no tenths. */
export const coarse = (ring) => ring.map((point) => point.map(Math.round));

/** A path in steps from point to point, each measured from the rounded one before. */
export function pathOf(points, isClosed) {
  let [x, y] = points[0].map(round);
  const steps = [];
  for (const [nextX, nextY] of points.slice(1)) {
    const [dx, dy] = [round(nextX - x), round(nextY - y)];
    if (dx === 0 && dy === 0) continue;
    steps.push(dx, dy);
    [x, y] = [round(x + dx), round(y + dy)];
  }
  // Nothing is left of a line that is shorter than a tenth.
  if (steps.length === 0) return '';
  return `M${list(points[0])}l${list(steps)}${isClosed ? 'z' : ''}`;
}

/**
 * A smooth line through the middles between points, each step measured from the rounded one before.
 */
export function smoothPath(points) {
  if (points.length < 3) return pathOf(points, false);
  let [x, y] = points[0].map(round);
  const steps = [];
  for (let index = 1; index < points.length - 1; index += 1) {
    const [point, next] = [points[index], points[index + 1]];
    const end =
      index === points.length - 2 ? next : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    const [dx, dy] = [round(end[0] - x), round(end[1] - y)];
    steps.push(point[0] - x, point[1] - y, dx, dy);
    [x, y] = [round(x + dx), round(y + dy)];
  }
  return `M${list(points[0])}q${list(steps)}`;
}

export function cubicPath(from, [one, two], to) {
  const start = from.map(round);
  const steps = [one, two, to].flatMap(([x, y]) => [x - start[0], y - start[1]]);
  return `M${list(start)}c${list(steps)}`;
}

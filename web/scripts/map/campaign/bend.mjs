// A theatre of war is crowded in some places and empty in others. The chart draws it as old maps
// do: soft lenses enlarge what matters, places push each other apart, and a thin-plate spline
// carries coasts, rivers and ranges along with them.
import { distance } from '../geometry.mjs';

/** Enlarges round each lens, and fades out softly. */
const throughLenses =
  (lenses) =>
  ([lon, lat]) => {
    const from = [lon * 0.77, lat];
    let [x, y] = from;
    for (const { at, radius, factor } of lenses) {
      const centre = [at[0] * 0.77, at[1]];
      const pull = (factor - 1) * Math.exp(-((distance(from, centre) / radius) ** 2));
      x += (from[0] - centre[0]) * pull;
      y += (from[1] - centre[1]) * pull;
    }
    return [x, -y];
  };

/** From [lon, lat] to the frame: all places fit, and the chart is as wide as the page. */
export function lensProjection({ lenses, frame }, places) {
  const bend = throughLenses(lenses);
  const points = places.map(({ lon, lat }) => bend([lon, lat]));
  const { left, right, top, bottom } = frame.margin;
  const fit = (axis, from, to) => {
    const values = points.map((point) => point[axis]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value) => from + ((value - least) / (most - least)) * (to - from);
  };
  const x = fit(0, left, frame.width - right);
  const y = fit(1, top, frame.height - bottom);
  return (point) => {
    const [one, other] = bend(point);
    return [x(one), y(other)];
  };
}

const PASSES = 600;
/** Neighbours need more room sideways, where the names are. */
const WIDER = 1.12;

/** Moves places apart until each has its room, as little as possible. */
export function pushApart(places, { room, pairs = [], frame }) {
  const at = places.map((place) => [...place.at]);
  const wished = new Map(pairs.map(([a, b, more]) => [[a, b].sort().join(' '), more]));
  const { left, right, top, bottom } = frame.margin;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let a = 0; a < places.length; a += 1) {
      for (let b = a + 1; b < places.length; b += 1) {
        const more = wished.get([places[a].key, places[b].key].sort().join(' ')) ?? 0;
        const need = (room(places[a]) + room(places[b])) / 2 + more;
        const dx = (at[b][0] - at[a][0]) / WIDER;
        const dy = at[b][1] - at[a][1];
        const away = Math.hypot(dx, dy) || 0.1;
        if (away >= need) continue;
        const push = ((need - away) / away) * 0.25;
        at[a][0] -= dx * push * WIDER;
        at[a][1] -= dy * push;
        at[b][0] += dx * push * WIDER;
        at[b][1] += dy * push;
      }
    }
    // Drawn back where they belong, less and less.
    const back = 0.04 * (1 - pass / PASSES) ** 2;
    places.forEach(({ at: home }, index) => {
      const [x, y] = at[index];
      at[index] = [
        Math.min(frame.width - right * 0.6, Math.max(left * 0.6, x + (home[0] - x) * back)),
        Math.min(frame.height - bottom * 0.9, Math.max(top * 0.7, y + (home[1] - y) * back)),
      ];
    });
  }
  return at;
}

const kernel = (squared) => (squared === 0 ? 0 : squared * Math.log(squared));

/** Gauss with the largest pivot; both right sides at once. */
function solve(matrix, sides) {
  const n = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...sides[index]]);
  for (let column = 0; column < n; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < n; row += 1) {
      if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let row = 0; row < n; row += 1) {
      if (row === column) continue;
      const part = rows[row][column] / rows[column][column];
      if (part === 0) continue;
      for (let k = column; k < n + 2; k += 1) rows[row][k] -= part * rows[column][k];
    }
  }
  return rows.map((row, index) => [row[n] / row[index], row[n + 1] / row[index]]);
}

/**
 * The smoothest map of the plane that takes each `from` to its `to`; `ease` lets it miss a little.
 */
export function spline(from, to, ease = 0) {
  const n = from.length;
  const scale = 1 / 500;
  const points = from.map(([x, y]) => [x * scale, y * scale]);
  const matrix = Array.from({ length: n + 3 }, (_, row) =>
    Array.from({ length: n + 3 }, (__, column) => {
      if (row >= n && column >= n) return 0;
      if (row >= n) return row === n ? 1 : points[column][row - n - 1];
      if (column >= n) return column === n ? 1 : points[row][column - n - 1];
      if (row === column) return ease;
      const [dx, dy] = [points[row][0] - points[column][0], points[row][1] - points[column][1]];
      return kernel(dx * dx + dy * dy);
    }),
  );
  const sides = Array.from({ length: n + 3 }, (_, row) =>
    row < n ? [to[row][0] - from[row][0], to[row][1] - from[row][1]] : [0, 0],
  );
  const weights = solve(matrix, sides);
  return ([px, py]) => {
    const [x, y] = [px * scale, py * scale];
    const [flat, slopeX, slopeY] = weights.slice(n);
    let dx = flat[0] + slopeX[0] * x + slopeY[0] * y;
    let dy = flat[1] + slopeX[1] * x + slopeY[1] * y;
    for (let index = 0; index < n; index += 1) {
      const k = kernel((points[index][0] - x) ** 2 + (points[index][1] - y) ** 2);
      dx += weights[index][0] * k;
      dy += weights[index][1] * k;
    }
    return [px + dx, py + dy];
  };
}

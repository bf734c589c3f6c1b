// Lines over the sea between ports: the shortest way over water that keeps off coasts, off other
// places and off the lines drawn before.
import { distance, distanceToPiece } from '../geometry.mjs';

const STEP = 5;
const AROUND = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
  [2, 1, Math.sqrt(5)],
  [2, -1, Math.sqrt(5)],
  [-2, 1, Math.sqrt(5)],
  [-2, -1, Math.sqrt(5)],
  [1, 2, Math.sqrt(5)],
  [1, -2, Math.sqrt(5)],
  [-1, 2, Math.sqrt(5)],
  [-1, -2, Math.sqrt(5)],
];

/** A heap of [cost, node], the cheapest first. */
class Heap {
  #items = [];
  get size() {
    return this.#items.length;
  }
  push(item) {
    const items = this.#items;
    let index = items.push(item) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (items[parent][0] <= item[0]) break;
      items[index] = items[parent];
      index = parent;
    }
    items[index] = item;
  }
  pop() {
    const items = this.#items;
    const [first, last] = [items[0], items.pop()];
    if (items.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && items[child + 1][0] < items[child][0]) child += 1;
      if (items[child][0] >= last[0]) break;
      items[index] = items[child];
      index = child;
    }
    items[index] = last;
    return first;
  }
}

/** What a step costs in each square of the grid. */
function fieldOf({ width, height }, places, isLand) {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const cost = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = [(column + 0.5) * STEP, (row + 0.5) * STEP];
      const near = [9, 16].map((reach) =>
        [0, 1, 2, 3, 4, 5, 6, 7].some((turn) =>
          isLand([
            at[0] + Math.cos((turn * Math.PI) / 4) * reach,
            at[1] + Math.sin((turn * Math.PI) / 4) * reach,
          ]),
        ),
      );
      let dear = isLand(at) ? 26 : near[0] ? 2.6 : near[1] ? 1.5 : 1;
      const edge = Math.min(at[0], at[1], width - at[0], height - at[1]);
      if (edge < 12) dear += 5;
      for (const place of places) {
        const away = distance(at, place.at) - place.radius;
        if (away < 12) dear += 7;
      }
      cost[row * columns + column] = dear;
    }
  }
  return { columns, rows, cost };
}

function search({ columns, rows, cost }, drawn, from, to, fromRoom, toRoom) {
  const nodeAt = ([x, y]) =>
    Math.min(rows - 1, Math.max(0, Math.floor(y / STEP))) * columns +
    Math.min(columns - 1, Math.max(0, Math.floor(x / STEP)));
  const at = (node) => [((node % columns) + 0.5) * STEP, (Math.floor(node / columns) + 0.5) * STEP];
  const [start, goal] = [nodeAt(from), nodeAt(to)];
  const best = new Map([[start, 0]]);
  const before = new Map();
  const heap = new Heap();
  heap.push([0, start]);
  while (heap.size > 0) {
    const [, node] = heap.pop();
    if (node === goal) break;
    const known = best.get(node);
    const [column, row] = [node % columns, Math.floor(node / columns)];
    for (const [dx, dy, length] of AROUND) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const next = y * columns + x;
      const point = at(next);
      const isHome = distance(point, from) < fromRoom || distance(point, to) < toRoom;
      const dear = isHome ? Math.min(cost[next], 2) : cost[next] + drawn[next] * 0.5;
      const sum = known + length * STEP * dear;
      if (sum >= (best.get(next) ?? Infinity)) continue;
      best.set(next, sum);
      before.set(next, node);
      heap.push([sum + distance(point, to), next]);
    }
  }
  const nodes = [goal];
  while (nodes[0] !== start && before.has(nodes[0])) nodes.unshift(before.get(nodes[0]));
  return { nodes, points: [from, ...nodes.slice(1, -1).map(at), to] };
}

/** Leaves out corners where the straight way is no dearer to the eye. */
function pull(points, isFree) {
  const kept = [points[0]];
  let index = 0;
  while (index < points.length - 1) {
    let next = points.length - 1;
    while (next > index + 1 && !isFree(points[index], points[next])) next -= 1;
    kept.push(points[next]);
    index = next;
  }
  return kept;
}

/** The lanes, each as points from port to port. */
export function lanesOf(chart, places, isLand) {
  const byKey = new Map(places.map((place) => [place.key, place]));
  const field = fieldOf(chart.frame, places, isLand);
  const drawn = new Float64Array(field.cost.length);
  const sorted = chart.lanes
    .map(({ a, b }) => ({ a: byKey.get(a), b: byKey.get(b) }))
    .sort((one, other) => distance(one.a.at, one.b.at) - distance(other.a.at, other.b.at));
  return sorted.map(({ a, b }) => {
    const [fromRoom, toRoom] = [a.radius + 16, b.radius + 16];
    const { nodes, points } = search(field, drawn, a.at, b.at, fromRoom, toRoom);
    for (const node of nodes) {
      for (const [dx, dy] of AROUND) {
        const index = node + dx + dy * field.columns;
        if (index >= 0 && index < drawn.length) drawn[index] = Math.min(2, drawn[index] + 0.5);
      }
    }
    const costAt = ([x, y]) =>
      field.cost[Math.floor(y / STEP) * field.columns + Math.floor(x / STEP)];
    const isFree = (one, other) => {
      const length = distance(one, other);
      const count = Math.ceil(length / 4);
      for (let index = 1; index < count; index += 1) {
        const t = index / count;
        const point = [one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t];
        if (distance(point, a.at) < fromRoom || distance(point, b.at) < toRoom) continue;
        if (costAt(point) > 2.2) return false;
      }
      return places.every(
        (place) =>
          place === a ||
          place === b ||
          distanceToPiece(place.at, one, other) > place.radius + 9 ||
          distance(place.at, one) < place.radius + 12,
      );
    };
    return { a: a.key, b: b.key, points: pull(points, isFree) };
  });
}

// Roads and lanes: gently bent lines between places. Roads keep to the land, lanes to the water,
// both keep off other places and off each other.
import { cross, curve, distance, distanceToPiece } from './geometry.mjs';

const BENDS = [0, 0.06, -0.06, 0.13, -0.13, 0.21, -0.21, 0.3, -0.3, 0.42, -0.42, 0.56, -0.56];
const SAMPLES = 24;
/** Near its ends a way is hidden by the places, and a coast is never exactly where a harbour is. */
const HARBOUR = 26;

function candidate(from, to, bends) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const control = (t, bend) => [from[0] + dx * t - dy * bend, from[1] + dy * t + dx * bend];
  const controls = [control(0.33, bends[0]), control(0.67, bends[1])];
  const points = curve(from, ...controls, to, SAMPLES);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { controls, points, bends, box };
}

/** What a shape costs by itself, whatever the other ways do. */
function costOf(way, shape, { places, isLand, frame }) {
  const { points, bends } = shape;
  const [from, to] = [points[0], points.at(-1)];
  const straight = distance(from, to);
  let cost = straight * 0.35 * (Math.abs(bends[0]) + Math.abs(bends[1]));
  cost += straight * 0.5 * Math.abs(bends[0] - bends[1]) ** 1.5;
  for (let index = 1; index < points.length; index += 1) {
    const point = points[index];
    const piece = distance(points[index - 1], point);
    const away = Math.min(distance(point, from), distance(point, to));
    const isWrong = isLand(point) !== (way.kind === 'road');
    if (isWrong && away > HARBOUR) cost += piece * 1.5;
    else if (isWrong) cost += piece * 0.25;
    const [x, y] = point;
    if (x < 8 || y < 8 || x > frame.width - 8 || y > frame.height - 8) cost += 40;
  }
  for (const place of places) {
    if (place.key === way.a || place.key === way.b) continue;
    let near = Infinity;
    for (let index = 1; index < points.length; index += 1) {
      near = Math.min(near, distanceToPiece(place.at, points[index - 1], points[index]));
    }
    if (near < 36) cost += (36 - near) * 5;
  }
  return cost;
}

function clashCost({ points, box }, other, way) {
  if (!touch(box, other.shape.box)) return 0;
  let cost = 0;
  const isTwin = [other.a, other.b].every((key) => key === way.a || key === way.b);
  if (isTwin) {
    const gap = distance(points[SAMPLES / 2], other.shape.points[SAMPLES / 2]);
    cost += Math.max(0, 15 - gap) * 8;
  }
  if (!isTwin) cost += fanCost(points, other.shape.points);
  const line = other.shape.points;
  for (let index = 2; index < points.length - 1; index += 2) {
    for (let n = 2; n < line.length - 1; n += 2) {
      if (cross(points[index - 2], points[index], line[n - 2], line[n])) cost += 60;
    }
    if (!isTwin && distance(points[index], line[index]) < 9) cost += 10;
  }
  return cost;
}

/** Two ways that leave one place should not leave it side by side. */
function fanCost(points, line) {
  let cost = 0;
  for (const one of [points, points.toReversed()]) {
    for (const other of [line, line.toReversed()]) {
      if (distance(one[0], other[0]) > 1) continue;
      // A third of the way out, where neither is hidden by the place any more.
      const gap = distance(one[8], other[8]);
      const reach = Math.min(distance(one[0], one[8]), distance(other[0], other[8]));
      cost += Math.max(0, Math.min(22, reach * 0.5) - gap) * 2.2;
    }
  }
  return cost;
}

/** The ways of all links; a link of both kinds has a road and a lane. */
export function waysOf(chart, places, isLand) {
  const at = new Map(places.map((place) => [place.key, place.at]));
  const ways = chart.links
    .flatMap(({ a, b, kind }) => [
      ...(kind === 'sea' ? [] : [{ a, b, kind: 'road' }]),
      ...(kind === 'land' ? [] : [{ a, b, kind: 'lane' }]),
    ])
    .map((way) => ({ ...way, shape: candidate(at.get(way.a), at.get(way.b), [0.02, 0.02]) }));
  const scene = { places, isLand, frame: chart.frame };
  const shapes = ways.map((way) =>
    BENDS.flatMap((one) =>
      BENDS.filter((other) => Math.abs(one - other) < 0.35).map((other) => {
        const shape = candidate(at.get(way.a), at.get(way.b), [one, other]);
        return { ...shape, cost: costOf(way, shape, scene) };
      }),
    ).sort((one, other) => one.cost - other.cost),
  );
  // Each way is chosen anew a few times, because the others have moved since.
  for (let pass = 0; pass < 3; pass += 1) {
    ways.forEach((way, index) => {
      const others = ways.filter((other) => other !== way && isNear(way, other));
      let least = Infinity;
      for (const shape of shapes[index]) {
        if (shape.cost >= least) break;
        let cost = shape.cost;
        for (const other of others) {
          cost += clashCost(shape, other, way);
          if (cost >= least) break;
        }
        if (cost < least) [least, way.shape] = [cost, shape];
      }
    });
  }
  return ways;
}

const touch = (one, other) =>
  one[0] - 9 < other[2] && other[0] - 9 < one[2] && one[1] - 9 < other[3] && other[1] - 9 < one[3];

function isNear(way, other) {
  const [one, two] = [way.shape.points, other.shape.points];
  const reach = distance(one[0], one.at(-1)) + distance(two[0], two.at(-1));
  return distance(one[SAMPLES / 2], two[SAMPLES / 2]) < reach;
}

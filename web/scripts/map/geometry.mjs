// Plain geometry of points [x, y], rings (closed, first point not repeated) and boxes.

/** The same number between 0 and 1 for the same text, on every machine. */
export function chanceOf(text) {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

export const distance = ([ax, ay], [bx, by]) => Math.hypot(bx - ax, by - ay);

export const mix = ([ax, ay], [bx, by], t) => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** Distance of a point from the straight piece between a and b. */
export function distanceToPiece([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/**
 * The part of a ring inside the box [left, top, right, bottom]; outside edges run along the box.
 */
export function clipRing(ring, [left, top, right, bottom]) {
  const sides = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let points = ring;
  for (const [axis, limit, sign] of sides) {
    const inside = (point) => (point[axis] - limit) * sign >= 0;
    const cut = (a, b) => mix(a, b, (limit - a[axis]) / (b[axis] - a[axis]));
    const kept = [];
    points.forEach((point, index) => {
      const before = points[(index + points.length - 1) % points.length];
      if (inside(point) !== inside(before)) kept.push(cut(before, point));
      if (inside(point)) kept.push(point);
    });
    points = kept;
  }
  return points;
}

export function areaOf(ring) {
  let twice = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

/** Douglas and Peucker: leaves out what deviates less than the tolerance. */
function simplifyLine(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [far, widest] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = distanceToPiece(points[index], first, last);
    if (away > widest) [far, widest] = [index, away];
  }
  if (widest <= tolerance) return [first, last];
  return [
    ...simplifyLine(points.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(far), tolerance),
  ];
}

export function simplifyRing(ring, tolerance) {
  let far = 0;
  ring.forEach((point, index) => {
    if (distance(point, ring[0]) > distance(ring[far], ring[0])) far = index;
  });
  return [
    ...simplifyLine(ring.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplifyLine([...ring.slice(far), ring[0]], tolerance).slice(0, -1),
  ];
}

export function isInside([x, y], ring) {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export function distanceToRing(point, ring) {
  if (isInside(point, ring)) return 0;
  return Math.min(
    ...ring.map((corner, index) => distanceToPiece(point, corner, ring[(index + 1) % ring.length])),
  );
}

/** Whether the pieces a-b and c-d cross. */
export function cross(a, b, c, d) {
  const side = ([px, py], [qx, qy], [rx, ry]) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;
}

/** Points of a cubic curve. */
export function curve(a, b, c, d, count) {
  return Array.from({ length: count + 1 }, (_, index) => {
    const [t, u] = [index / count, 1 - index / count];
    return [0, 1].map(
      (axis) =>
        u * u * u * a[axis] +
        3 * u * u * t * b[axis] +
        3 * u * t * t * c[axis] +
        t * t * t * d[axis],
    );
  });
}

export const overlap = (one, other) =>
  Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) *
  Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));

export const boxAt = ([x, y], width, height) => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

// Regions as cells: what lies nearest to a place belongs to it. Borders are roughened, so that they
// look drawn and not computed.
import { Delaunay } from 'd3-delaunay';
import { BLEED } from './coast.mjs';
import { chanceOf, distance, distanceToRing, mix } from './geometry.mjs';

const keyOf = ([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The points between two corners of a border, displaced by chance that depends on the pair. */
function roughen(name, from, to, { every, height }) {
  const length = distance(from, to);
  const pieces = Math.max(1, Math.round(length / every));
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const swing = Math.min(height, length * 0.07);
  const points = [];
  for (let index = 1; index < pieces; index += 1) {
    const t = index / pieces;
    const wave =
      Math.sin(t * Math.PI * 2 * (0.7 + chanceOf(`${name} long`))) * (chanceOf(name) - 0.5) * 2;
    const jag = chanceOf(`${name} ${index}`) * 2 - 1;
    const shift = swing * Math.sin(t * Math.PI) ** 0.5 * (wave + 0.55 * jag);
    const [x, y] = mix(from, to, t);
    points.push([x + nx * shift, y + ny * shift]);
  }
  return points;
}

/**
 * Each seed with the key of its place; a place with several owns what lies nearest to any of them.
 */
const seedsOf = (sites) =>
  sites.flatMap(({ key, at, seeds = [] }) => [
    { key, at },
    ...seeds.map((seed) => ({ key, at: seed })),
  ]);

/** Sides that follow one another as closed rings, each beginning with the first one left. */
function chain(sides) {
  const next = new Map(sides.map((side) => [keyOf(side.from), side]));
  const rings = [];
  while (next.size > 0) {
    let [side] = next.values();
    const ring = [];
    while (side) {
      next.delete(keyOf(side.from));
      ring.push(side);
      side = next.get(keyOf(side.to));
    }
    rings.push(ring);
  }
  return rings;
}

/** Cells round the sites, and the borders between each two of them. */
function cellsOf(sites, { width, height }, rough) {
  const bounds = [-BLEED, -BLEED, width + BLEED, height + BLEED];
  const seeds = seedsOf(sites);
  const voronoi = Delaunay.from(seeds.map(({ at }) => at)).voronoi(bounds);
  const sideOwners = new Map();
  const sides = new Map(sites.map(({ key }) => [key, []]));
  seeds.forEach(({ key }, index) => {
    const corners = [...(voronoi.cellPolygon(index) ?? [])].slice(0, -1);
    corners.forEach((from, n) => {
      const to = corners[(n + 1) % corners.length];
      sides.get(key).push({ from, to });
      sideOwners.set(`${keyOf(from)}|${keyOf(to)}`, key);
    });
  });
  const drawn = new Map();
  const counts = new Map();
  const borders = [];
  const cells = sites.map(({ key }) => {
    const outline = sides
      .get(key)
      .map((side) => ({
        ...side,
        other: sideOwners.get(`${keyOf(side.to)}|${keyOf(side.from)}`),
      }))
      .filter(({ other }) => other !== key);
    const rings = chain(outline).map((ring) =>
      ring.flatMap(({ from, to, other }) => {
        if (other === undefined) return [from];
        const known = drawn.get(`${keyOf(to)}|${keyOf(from)}`);
        if (known) return [from, ...known.toReversed()];
        const pair = [key, other].sort().join(' ');
        const count = counts.get(pair) ?? 0;
        counts.set(pair, count + 1);
        const between = roughen(count === 0 ? pair : `${pair} ${count}`, from, to, rough);
        drawn.set(`${keyOf(from)}|${keyOf(to)}`, between);
        borders.push({ a: key, b: other, line: [from, ...between, to] });
        return [from, ...between];
      }),
    );
    return { key, rings };
  });
  return { cells, borders };
}

/** The number of the ring that a place stands on, or nearest to. */
function ringOf(at, rings) {
  const away = rings.map((ring) => distanceToRing(at, ring));
  return away.indexOf(Math.min(...away));
}

/** Seeds of one place gathered again, in the order of the places. */
function grouped(seeds) {
  const places = new Map();
  for (const { key, at } of seeds) {
    const known = places.get(key);
    if (known) known.seeds.push(at);
    else places.set(key, { key, at, seeds: [] });
  }
  return [...places.values()];
}

/**
 * One entry for each land with places: a single place owns its island whole, several share it.
 * Lands without a place are islets.
 */
export function landCells(chart, rings, places, isLand) {
  const sites = [
    ...places.filter(({ ground, at }) => ground !== 'sea' || isLand(at)),
    ...chart.outside.filter(({ ground }) => ground === 'land'),
  ];
  const holders = rings.map(() => []);
  for (const site of sites) {
    for (const { at } of seedsOf([site])) holders[ringOf(at, rings)].push({ key: site.key, at });
  }
  const linked = new Set(
    chart.links.filter(({ kind }) => kind !== 'sea').map(({ a, b }) => [a, b].sort().join(' ')),
  );
  const isOutside = (key) => chart.outside.some((one) => one.key === key);
  const lands = [];
  const islets = [];
  rings.forEach((ring, index) => {
    const held = holders[index];
    if (held.length === 0) islets.push(ring);
    else if (held.every(({ key }) => key === held[0].key)) {
      lands.push({ ring, cells: [{ key: held[0].key, rings: null }], borders: [] });
    } else {
      const { cells, borders } = cellsOf(grouped(held), chart.frame, { every: 21, height: 8 });
      lands.push({
        ring,
        cells: cells.filter(({ key }) => !isOutside(key)),
        borders: borders
          .filter(({ a, b }) => !isOutside(a) || !isOutside(b))
          .filter(({ line }) => line.some(isLand))
          .map(({ a, b, line }) => ({ line, kind: borderKind(a, b) })),
      });
    }
  });
  function borderKind(a, b) {
    if (isOutside(a) || isOutside(b)) return 'edge';
    return linked.has([a, b].sort().join(' ')) ? 'open' : 'closed';
  }
  return { lands, islets };
}

export function seaCells(chart, places) {
  const sites = [
    ...places.filter(({ ground }) => ground === 'sea'),
    ...chart.outside.filter(({ ground }) => ground === 'sea'),
  ];
  const isOutside = (key) => chart.outside.some((one) => one.key === key);
  const { cells, borders } = cellsOf(sites, chart.frame, { every: 40, height: 10 });
  return {
    cells: cells.filter(({ key }) => !isOutside(key)),
    borders: borders.map(({ line }) => line),
  };
}

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

/** Cells round the sites, and the borders between each two of them. */
function cellsOf(sites, { width, height }, rough) {
  const bounds = [-BLEED, -BLEED, width + BLEED, height + BLEED];
  const voronoi = Delaunay.from(sites.map(({ at }) => at)).voronoi(bounds);
  const sideOwners = new Map();
  const corners = sites.map((_, index) => [...voronoi.cellPolygon(index)].slice(0, -1));
  const sides = (index) =>
    corners[index].map((from, n) => [from, corners[index][(n + 1) % corners[index].length]]);
  sites.forEach((_, index) => {
    for (const [from, to] of sides(index)) {
      sideOwners.set(`${keyOf(from)}|${keyOf(to)}`, index);
    }
  });
  const drawn = new Map();
  const borders = [];
  const cells = sites.map((site, index) => {
    const ring = sides(index).flatMap(([from, to]) => {
      const other = sideOwners.get(`${keyOf(to)}|${keyOf(from)}`);
      if (other === undefined) return [from];
      const name = [site.key, sites[other].key].sort().join(' ');
      const known = drawn.get(name);
      if (known) return [from, ...known.toReversed()];
      const between = roughen(name, from, to, rough);
      drawn.set(name, between);
      borders.push({ a: site.key, b: sites[other].key, line: [from, ...between, to] });
      return [from, ...between];
    });
    return { key: site.key, ring };
  });
  return { cells, borders };
}

/** The number of the ring that a place stands on, or nearest to. */
function ringOf(at, rings) {
  const away = rings.map((ring) => distanceToRing(at, ring));
  return away.indexOf(Math.min(...away));
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
  for (const site of sites) holders[ringOf(site.at, rings)].push(site);
  const linked = new Set(
    chart.links.filter(({ kind }) => kind !== 'sea').map(({ a, b }) => [a, b].sort().join(' ')),
  );
  const isOutside = (key) => chart.outside.some((one) => one.key === key);
  const lands = [];
  const islets = [];
  rings.forEach((ring, index) => {
    const held = holders[index];
    if (held.length === 0) islets.push(ring);
    else if (held.length === 1) {
      lands.push({ ring, cells: [{ key: held[0].key, ring: null }], borders: [] });
    } else {
      const { cells, borders } = cellsOf(held, chart.frame, { every: 21, height: 8 });
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

// Land and water of a chart, from Natural Earth (npm world-atlas, public domain).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal } from 'd3-geo';
import { feature } from 'topojson-client';
import { areaOf, clipRing, simplifyRing } from './geometry.mjs';

/** Beyond the frame, so that the coast's own line never shows at its edge. */
export const BLEED = 24;
/** Degrees around the view that are projected: more would only be cut off again. */
const AROUND = 4;

/** A projection from [lon, lat] to the chart that fits all places into the frame. */
export function projectionFor(chart, places) {
  const projection = geoConicConformal().parallels(chart.parallels).rotate([-chart.meridian, 0]);
  const { width, height, margin } = chart.frame;
  const points = { type: 'MultiPoint', coordinates: places.map(({ lon, lat }) => [lon, lat]) };
  const extent = [
    [margin.left, margin.top],
    [width - margin.right, height - margin.bottom],
  ];
  if (!chart.warp) return projection.fitExtent(extent, points);
  const { lon, lat } = chart.warp;
  const warp = ([x, y]) => [between(lon, x, 0, 1), between(lat, y, 0, 1)];
  projection.fitExtent(extent, { ...points, coordinates: points.coordinates.map(warp) });
  const warped = (point) => projection(warp(point));
  warped.invert = (point) => {
    const [x, y] = projection.invert(point);
    return [between(lon, x, 1, 0), between(lat, y, 1, 0)];
  };
  return warped;
}

/**
 * Degrees as a warped chart draws them: along the steps between known pairs, beyond them as at the
 * end.
 */
function between(pairs, value, from, to) {
  const found = pairs.findIndex((pair) => pair[from] >= value);
  const next = Math.max(1, found < 0 ? pairs.length - 1 : found);
  const [one, other] = [pairs[next - 1], pairs[next]];
  return one[to] + ((value - one[from]) / (other[from] - one[from])) * (other[to] - one[to]);
}

function viewOf(chart, projection) {
  const { width, height } = chart.frame;
  const edge = [];
  for (let t = 0; t <= 1; t += 0.1) {
    edge.push([t * width, 0], [t * width, height], [0, t * height], [width, t * height]);
  }
  const degrees = edge.map((point) => projection.invert(point));
  const [lons, lats] = [degrees.map(([lon]) => lon), degrees.map(([, lat]) => lat)];
  return [
    Math.min(...lons) - AROUND,
    Math.min(...lats) - AROUND,
    Math.max(...lons) + AROUND,
    Math.max(...lats) + AROUND,
  ];
}

/** The outlines of all land in the frame, largest first; lakes are left out. */
export function landRings(chart, projection) {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8'));
  const view = chart.view ?? viewOf(chart, projection);
  const { width, height } = chart.frame;
  const frame = [-BLEED, -BLEED, width + BLEED, height + BLEED];
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    )
    .map(([outline]) => clipRing(outline.slice(0, -1), view))
    .filter((ring) => ring.length > 2)
    .map((ring) =>
      clipRing(
        ring.map((point) => projection(point)),
        frame,
      ),
    )
    .filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) >= chart.leastIsland)
    .map((ring) => simplifyRing(ring, chart.tolerance))
    .filter((ring) => ring.length > 3)
    .sort((one, other) => Math.abs(areaOf(other)) - Math.abs(areaOf(one)));
}

/** Whether a point is on land, from a grid: the layout asks many thousand times. */
export function landMask(chart, rings) {
  const step = 2;
  const { width, height } = chart.frame;
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const grid = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = row * step + step / 2;
    for (const ring of rings) {
      const cuts = [];
      ring.forEach(([ax, ay], index) => {
        const [bx, by] = ring[(index + 1) % ring.length];
        if (ay > y !== by > y) cuts.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      });
      cuts.sort((one, other) => one - other);
      for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
        const from = Math.max(0, Math.round(cuts[cut] / step));
        const to = Math.min(columns, Math.round(cuts[cut + 1] / step));
        grid.fill(1, row * columns + from, row * columns + Math.max(from, to));
      }
    }
  }
  return ([x, y]) => {
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
    return grid[row * columns + column] === 1;
  };
}

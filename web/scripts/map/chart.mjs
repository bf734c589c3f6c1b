// One chart, from places and links to everything that the page draws.
import { landCells, seaCells } from './cells.mjs';
import { landMask, landRings, projectionFor } from './coast.mjs';
import { coarse, cubicPath, pathOf, round, smoothPath } from './format.mjs';
import { overlap, boxAt } from './geometry.mjs';
import { clashesOf, layOut, widthOf } from './layout.mjs';
import { wrongNeighbours } from './neighbours.mjs';
import { hillsOf, riversOf } from './relief.mjs';
import { waysOf } from './ways.mjs';

/** Only the coast and where the places lie, for a small picture. */
export function drawCoast(chart) {
  const projection = projectionFor(chart, chart.places);
  const coast = landRings(chart, projection).map((ring) => pathOf(ring, true));
  const places = chart.places.map(({ lon, lat }) => projection([lon, lat]).map(round));
  return { data: { coast: coast.join(''), places }, report: { clashes: [], wrong: [], sum: 0 } };
}

const outlineOf = (rings) => rings.map((ring) => pathOf(coarse(ring), true)).join('');

export function drawChart(chart) {
  const projection = projectionFor(chart, chart.places);
  const rings = landRings(chart, projection);
  const isLand = landMask(chart, rings);
  const put = (place) => {
    const [x, y] = projection([place.lon, place.lat]);
    const [dx, dy] = chart.nudges[place.key] ?? [0, 0];
    const seeds = (place.seeds ?? []).map((seed) => projection(seed));
    const labelAt = place.labelAt ? projection(place.labelAt) : null;
    return { ...place, at: [x + dx, y + dy], seeds, labelAt };
  };
  const places = chart.places.map(put);
  const outside = chart.outside.map(put);
  const whole = { ...chart, outside };
  const { lands, islets } = landCells(whole, rings, places, isLand);
  const seas = seaCells(whole, places);
  const ways = chart.hasWays === false ? [] : waysOf(chart, places, isLand);
  const { items, sum } = layOut(chart, places, ways, isLand);
  const standOf = (place, kind) => items.find((item) => item.place === place && item.kind === kind);

  const taken = [
    ...places.map(({ at, radius, room = [radius * 2.6, radius * 2.6] }) => boxAt(at, ...room)),
    ...items.map(({ choice }) => choice.box),
    ...chart.countries.map(({ name, lon, lat, size }) =>
      boxAt(projection([lon, lat]), widthOf(name, 'name') * size * 1.5, size * 1.1),
    ),
  ];
  const isFree = ({ x, y, size }) => {
    const box = [x - size * 1.3, y - size * 1.5, x + size * 1.3, y + 3];
    return (
      [x - size, x + size].every((side) => isLand([side, y])) &&
      taken.every((other) => overlap(box, other) === 0)
    );
  };
  // What cannot be crossed is a ridge, so that one sees why.
  const ridges = lands.flatMap(({ borders }) =>
    borders.filter(({ kind }) => kind === 'closed').map(({ line }) => line),
  );
  const hills = hillsOf(chart, projection, ridges, isFree);

  const data = {
    frame: [chart.frame.width, chart.frame.height],
    lands: lands.map(({ ring, cells, borders }) => ({
      coast: pathOf(ring, true),
      cells: cells.map(({ key, rings }) => [key, rings ? outlineOf(rings) : '']),
      borders: ['open', 'closed', 'edge'].map((kind) =>
        borders
          .filter((border) => border.kind === kind)
          .map(({ line }) => pathOf(line, false))
          .join(''),
      ),
    })),
    islets: islets.map((ring) => pathOf(ring, true)).join(''),
    seas: seas.cells.map(({ key, rings }) => [key, outlineOf(rings)]),
    seaBorders: seas.borders.map((line) => smoothPath(line)).join(''),
    hills: hills.flatMap(({ x, y, size }) => [Math.round(x), Math.round(y), Math.round(size)]),
    rivers: riversOf(chart, projection).map(smoothPath).join(''),
    rose: chart.rose,
    countries: chart.countries.map(({ name, lon, lat, turn, size }) => {
      const [x, y] = projection([lon, lat]);
      return { name, x: round(x), y: round(y), turn: turn ?? 0, size };
    }),
    ways: ways.map(({ a, b, kind, shape }) => {
      const { points, controls } = shape;
      return [a, b, kind, cubicPath(points[0], controls, points.at(-1))];
    }),
    places: places.map((place) => {
      const at = (kind) => standOf(place, kind)?.choice.at.map(round) ?? null;
      const label = standOf(place, 'label');
      return {
        key: place.key,
        lines: place.lines,
        kind: place.kind,
        at: place.at.map(round),
        label: label.choice.at.map(round),
        isFar: label.choice.step > 18,
        legions: at('legions'),
        galleys: at('galleys'),
      };
    }),
  };
  if (chart.hasWays === false) {
    const numbers = new Map(places.map(({ key }, index) => [key, index]));
    const pairs = (list) => list.map(({ a, b }) => [numbers.get(a), numbers.get(b)]);
    data.borders = pairs(chart.links);
    data.coasts = pairs(chart.coasts);
    data.disputed = pairs(chart.disputed);
    data.crossings = chart.crossings.map(({ from, to }) =>
      [from, to].flatMap((end) => projection(end).map(round)),
    );
  }
  const clashes = clashesOf(items);
  const wrong = chart.coasts ? wrongNeighbours(chart, { places, outside, rings, isLand }) : [];
  return { data, report: { clashes, wrong, sum: Math.round(sum) } };
}

// The chart of a war: spaces with roads, passes, straits and lines over the sea, in provinces.
import { landCells } from '../cells.mjs';
import { landMask, landRings } from '../coast.mjs';
import { coarse, cubicPath, pathOf, round, smoothPath } from '../format.mjs';
import { boxAt, distance, mix } from '../geometry.mjs';
import { widthOf } from '../layout.mjs';
import { waysOf } from '../ways.mjs';
import { lensProjection, pushApart, spline } from './bend.mjs';
import { lanesOf } from './lanes.mjs';
import { nameClashes, placeNames, placeProvince, placeSlots } from './names.mjs';
import { shadePicture } from './shade.mjs';

/** The size of the largest plaque, and how many places for one each space has. */
const PLAQUE = [92, 36];
const SLOTS = 5;

/** Points of a line, one every few units. */
function dense(line, every) {
  return line.flatMap((point, index) => {
    const next = line[index + 1];
    if (!next) return [point];
    const count = Math.max(1, Math.ceil(distance(point, next) / every));
    return Array.from({ length: count }, (_, step) => mix(point, next, step / count));
  });
}

/** A projection that puts every space where it has room, and all else beside it. */
function bentProjection(chart) {
  const plain = lensProjection(chart, chart.places);
  const homes = chart.places.map((place) => ({ ...place, at: plain([place.lon, place.lat]) }));
  const moved = pushApart(homes, chart);
  const { width, height } = chart.frame;
  const edge = [];
  for (let t = 0; t <= 1; t += 0.125) {
    edge.push([t * width, -160], [t * width, height + 160], [-200, t * height]);
    edge.push([width + 200, t * height]);
  }
  const warp = spline([...homes.map(({ at }) => at), ...edge], [...moved, ...edge], 0.0004);
  return { project: (point) => warp(plain(point)), moved };
}

/** Provinces as areas: what lies nearest to one of their spaces. */
function provinceCells(chart, places, project, rings, isLand) {
  const held = chart.provinces.map(({ id }) => {
    const [first, ...rest] = places.filter(({ province }) => province === id);
    return { key: id, ground: 'land', at: first.at, seeds: rest.map(({ at }) => at) };
  });
  const [at, ...seeds] = chart.outside.map(project);
  const outside = [{ key: 'outside', ground: 'land', at, seeds }];
  const links = held.flatMap(({ key: a }) => held.map(({ key: b }) => ({ a, b, kind: 'land' })));
  return landCells({ ...chart, outside, links }, rings, held, isLand);
}

export function drawCampaign(chart) {
  const { project, moved } = bentProjection(chart);
  const places = chart.places.map((place, index) => ({ ...place, at: moved[index] }));
  const rings = landRings(chart, project);
  const isLand = landMask(chart, rings);
  const { lands, islets } = provinceCells(chart, places, project, rings, isLand);
  const kinds = new Map(chart.links.map(({ a, b, kind }) => [`${a} ${b}`, kind]));
  const roads = waysOf(
    { ...chart, links: chart.links.map(({ a, b }) => ({ a, b, kind: 'land' })) },
    places,
    isLand,
  ).map((way) => ({ ...way, kind: kinds.get(`${way.a} ${way.b}`) }));
  const lanes = lanesOf(chart, places, isLand);
  const middles = roads.filter(({ kind }) => kind === 'pass').map(({ shape }) => shape.points[12]);
  const scene = {
    frame: chart.frame,
    places,
    isLand,
    roads: roads.flatMap(({ shape }) => dense(shape.points, 4)),
    seaways: lanes.flatMap(({ points }) => dense(points, 4)),
    peaks: middles.flatMap(([x, y]) => [
      [x - 7, y],
      [x, y - 5],
      [x + 7, y],
      [x, y + 4],
    ]),
  };
  const names = placeNames(scene, chart.size);
  const slots = placeSlots(scene, names, PLAQUE, SLOTS);
  const seas = chart.seas.map(({ name, at, turn }) => {
    const [x, y] = project(at);
    return { name, x: round(x), y: round(y), turn };
  });
  const taken = seas.map(({ name, x, y }) => boxAt([x, y], name.length * 11, 20));
  const provinces = chart.provinces.map(({ id, name }) => {
    const seeds = places.filter(({ province }) => province === id).map(({ at }) => at);
    const width = widthOf(name.toUpperCase(), 'name') * chart.size.province * 1.12 + 22;
    const spot = placeProvince(scene, names, taken, seeds, [width, 16]);
    taken.push(spot.box);
    return { id, name, x: round(spot.at[0]), y: round(spot.at[1]) };
  });
  const line = (points) => dense(points, 0.15).map(project);
  const ranges = chart.ranges.map((one) => ({ ...one, line: line(one.line) }));

  const data = {
    frame: [chart.frame.width, chart.frame.height],
    lands: lands.map(({ ring, cells, borders }) => ({
      coast: pathOf(ring, true),
      cells: cells.map(({ key, rings }) => [
        key,
        rings ? rings.map((one) => pathOf(coarse(one), true)).join('') : '',
      ]),
      borders: borders.map((border) => pathOf(border.line, false)).join(''),
    })),
    islets: islets.map((ring) => pathOf(ring, true)).join(''),
    rivers: chart.rivers.map((one) => smoothPath(line(one.line))).join(''),
    rose: chart.rose,
    seas,
    generals: chart.generals,
    provinces,
    ways: [
      ...roads.map(({ a, b, kind, shape: { points, controls } }) => [
        a,
        b,
        kind,
        cubicPath(points[0], controls, points.at(-1)),
        points[12].map(round),
      ]),
      ...lanes.map(({ a, b, points }) => [
        a,
        b,
        'sea',
        smoothPath(rounded(points)),
        points[points.length >> 1].map(round),
      ]),
    ],
    places: places.map(({ key, kind, port, isGreat, province, at, radius, name }, index) => ({
      key,
      name,
      province,
      kind,
      port,
      isGreat,
      at: at.map(round),
      radius,
      label: names[index].at.map(round),
      slots: slots[index].map((slot) => slot.map(Math.round)),
    })),
  };
  const clashes = nameClashes(places, names);
  const sum = names.reduce((all, { cost }) => all + cost, 0);
  const picture = shadePicture(chart.frame, ranges, isLand);
  return { data, picture, report: { clashes, wrong: [], sum: Math.round(sum) } };
}

/** Corners become bends: the points beside each corner, and not the corner alone. */
function rounded(points) {
  return points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [point];
    const near = (other) => mix(point, other, Math.min(0.5, 18 / distance(point, other)));
    return [near(before), point, near(after)];
  });
}

// The map of Conquest of the Empire II. Names, borders and coasts are those of the rules crate.
import { readFileSync } from 'node:fs';
import { antikeEast } from './antike-east.mjs';
import { antikeWest } from './antike-west.mjs';
import { RANGES, RIVERS } from './conquest-relief.mjs';
import { OUTSIDE_SEEDS, PROVINCE_SEEDS, SEA_SEEDS } from './conquest-seeds.mjs';
import { widthOf } from '../layout.mjs';

const fileOf = (id) =>
  new URL(`../../../src/games/conquest/chart/${id}.ts`, import.meta.url).pathname;

const TYPE = { city: 14.5, sea: 14.5 };
/** A plaque carries the name of a key province, what it is worth, and a row of influence. */
const PLAQUE = { height: 42, coin: 19, tab: 27, tabs: 4, padding: 12 };

/** Where the plaques of the key provinces stand: the eye should not have to look for them. */
const PLAQUES = {
  achaia: [21.3, 36.3],
  asia: [28, 38.1],
  egypt: [30.4, 27.4],
  galacia: [33, 38.8],
  hispania: [-3.8, 41.7],
  italia: [10.9, 45.7],
  mesopotamia: [41.2, 37.1],
  narbonensis: [5.7, 42.7],
  neapolis: [19, 41.7],
  numidia: [8.2, 33.2],
  sicilia: [16.8, 36.1],
};

/** Islands where hardly ever more than one army stands. */
const ISLANDS = ['baleares', 'corsica', 'sardinia', 'creta', 'cyprus'];

/** Long names break: seas after "Mare", provinces where two words would not fit side by side. */
const linesOf = (name, isSea) =>
  isSea ? [name.split(' ')[0], name.split(' ').slice(1).join(' ')] : name.split(/ (?=et|Pr|Pe)/);

function provinceOf({ id, name, points }) {
  const [[lon, lat], ...seeds] = PROVINCE_SEEDS[id];
  const lines = points ? [name] : linesOf(name, false);
  const { height, coin, tab, tabs, padding } = PLAQUE;
  const heading = points ? widthOf(name, 'name') * TYPE.city + points.length * coin + padding : 0;
  return {
    key: id,
    name,
    lines,
    kind: points ? 'key' : 'province',
    ground: 'land',
    lon,
    lat,
    seeds,
    radius: 23,
    room: ISLANDS.includes(id) ? [56, 30] : [84, 38],
    labelAt: PLAQUES[id] ?? null,
    plaque: points ? [Math.max(heading, tab * tabs), height] : null,
  };
}

function seaOf({ id, name }) {
  const [[lon, lat], ...seeds] = SEA_SEEDS[id];
  return {
    key: id,
    name,
    lines: linesOf(name, true),
    kind: 'sea',
    ground: 'sea',
    lon,
    lat,
    seeds,
    radius: 20,
    room: [66, 34],
  };
}

const outside = Object.entries(OUTSIDE_SEEDS).flatMap(([ground, all]) =>
  Object.entries(all).map(([key, [[lon, lat], ...seeds]]) => ({ key, ground, lon, lat, seeds })),
);

/** Where the double arrows of the straits begin and end. */
const CROSSINGS = {
  gibraltar: { from: [-5.6, 36.5], to: [-5.5, 35.3] },
  hellespont: { from: [27.3, 40], to: [26.7, 40.9] },
  corsica_sardinia: { from: [9.15, 41.75], to: [9.2, 40.85] },
  messina: { from: [16.2, 38.3], to: [14.9, 37.8] },
  fretum_gallicum: { from: [2.2, 50.5], to: [0.6, 51.5] },
};

/** The picture of the home page: Italy in the middle of its sea. */
const PICTURE = {
  id: 'picture',
  isPicture: true,
  file: fileOf('picture'),
  frame: { width: 500, height: 229, margin: { left: 20, right: 20, top: 30, bottom: 24 } },
  parallels: [34, 48],
  meridian: 17,
  tolerance: 0.9,
  leastIsland: 6,
  places: [
    { lon: -5, lat: 40 },
    { lon: 8, lat: 35 },
    { lon: 12.5, lat: 42.6 },
    { lon: 22, lat: 38.6 },
    { lon: 29, lat: 38.8 },
    { lon: 31, lat: 30 },
    { lon: 38, lat: 35.6 },
    { lon: 3, lat: 46 },
  ],
};

export function charts() {
  const source = new URL('../../../../crates/conquest/data/map.json', import.meta.url);
  const map = JSON.parse(readFileSync(source, 'utf8'));
  const shore = map.coasts.map(({ province, sea }) => ({ a: province, b: sea }));
  const empire = {
    id: 'empire',
    file: fileOf('empire'),
    frame: { width: 1200, height: 844, margin: { left: 52, right: 50, top: 36, bottom: 46 } },
    parallels: [32, 48],
    meridian: 17,
    // The middle of the empire is crowded, its edges are not: as on old maps it is drawn larger.
    warp: {
      lon: [
        [-12, -12.6],
        [4, 1.6],
        [12, 10],
        [19, 18.4],
        [36, 42],
        [48, 52.5],
      ],
      lat: [
        [26, 26.6],
        [33, 32.2],
        [36, 35.4],
        [46.5, 51],
        [56, 57.6],
      ],
    },
    leastIsland: 30,
    tolerance: 1.05,
    type: TYPE,
    stands: {},
    rose: [70, 110, 46],
    nudges: {},
    hasWays: false,
    outside,
    countries: [
      { name: 'Sarmatia', lon: 30, lat: 49.2, size: 30 },
      { name: 'Germania Magna', lon: 20.4, lat: 52.7, size: 20 },
      { name: 'Parthia', lon: 46.4, lat: 33.2, size: 22, turn: 62 },
      { name: 'Gaetulia', lon: -1.6, lat: 31.6, size: 24 },
      { name: 'Libya', lon: 22, lat: 28.2, size: 24 },
      { name: 'Hibernia', lon: -8, lat: 53.2, size: 14 },
    ],
    ranges: [...antikeWest.ranges, ...antikeEast.ranges, ...RANGES].map((range) => ({
      ...range,
      width: Math.min(2, range.width),
      height: range.height * 0.72,
    })),
    rivers: [...antikeWest.rivers, ...antikeEast.rivers, ...RIVERS],
    places: [...map.provinces.map(provinceOf), ...map.seas.map(seaOf)],
    links: [
      ...map.borders.map(({ a, b }) => ({ a, b, kind: 'land' })),
      ...map.sea_borders.map(({ a, b }) => ({ a, b, kind: 'sea' })),
    ],
    coasts: shore,
    disputed: map.disputed_borders,
    crossings: map.straits.map(({ id }) => ({ key: id, ...CROSSINGS[id] })),
  };
  return [empire, PICTURE];
}

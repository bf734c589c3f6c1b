// The two maps of Antike Duellum. Places and borders are those of the rules crate.
import { readFileSync } from 'node:fs';
import { antikeEast } from './antike-east.mjs';
import { antikeWest } from './antike-west.mjs';

const GROUNDS = {
  land_city: 'land',
  coastal_city: 'coast',
  island_city: 'island',
  sea_with_ship: 'sea',
  land_no_city: 'land',
};

function placeOf(region) {
  const ground = GROUNDS[region.kind];
  const isWild = region.kind === 'land_no_city';
  return {
    key: region.id,
    name: region.name,
    // Long names of seas break after "Mare".
    lines: ground === 'sea' ? region.name.split(' ') : [region.name],
    kind: ground === 'sea' ? 'sea' : isWild ? 'wild' : 'city',
    ground,
    isWild,
    lon: region.lon,
    lat: region.lat,
    radius: ground === 'sea' ? 15 : isWild ? 11 : 22,
    takesLegions: ground === 'land' || ground === 'coast',
    takesGalleys: ground !== 'land',
  };
}

/** What both maps share; sizes are units of the frame. */
const COMMON = {
  type: { city: 15.5, sea: 15 },
  stands: { legions: [46, 28], galleys: [50, 28] },
  tolerance: 0.9,
};

/** The picture of the home page: Italy, Sicily and Africa, with a few of their cities. */
const PICTURE = {
  id: 'picture',
  isPicture: true,
  file: fileOf('picture'),
  frame: { width: 500, height: 229, margin: { left: 80, right: 90, top: 34, bottom: 30 } },
  parallels: [36, 45],
  meridian: 12,
  tolerance: 1.1,
  leastIsland: 12,
  places: [
    { lon: 12.48, lat: 41.89 },
    { lon: 10.32, lat: 36.85 },
    { lon: 15.28, lat: 37.07 },
    { lon: 14.26, lat: 40.84 },
    { lon: 9.11, lat: 39.22 },
    { lon: 17.94, lat: 40.63 },
  ],
};

function fileOf(id) {
  return new URL(`../../../src/games/antike/chart/${id}.ts`, import.meta.url).pathname;
}

export function charts() {
  const maps = [antikeWest, antikeEast].map((own) => {
    const source = new URL(`../../../../crates/antike/data/${own.id}.json`, import.meta.url);
    const map = JSON.parse(readFileSync(source, 'utf8'));
    return {
      ...COMMON,
      ...own,
      file: fileOf(own.id),
      places: map.regions.map(placeOf),
      links: map.borders.map(({ a, b, kind }) => ({ a, b, kind })),
    };
  });
  return [...maps, PICTURE];
}

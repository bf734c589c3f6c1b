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
    radius: ground === 'sea' ? 15 : isWild ? 10 : 19,
    takesLegions: ground === 'land' || ground === 'coast',
    takesGalleys: ground !== 'land',
  };
}

/** What both maps share; sizes are units of the frame. */
const COMMON = {
  type: { city: 15.5, sea: 15 },
  stands: { legions: [46, 28], galleys: [50, 28] },
  tolerance: 0.8,
};

export function antikeCharts() {
  return [antikeWest, antikeEast].map((own) => {
    const source = new URL(`../../../../crates/antike/data/${own.id}.json`, import.meta.url);
    const map = JSON.parse(readFileSync(source, 'utf8'));
    return {
      ...COMMON,
      ...own,
      file: new URL(`../../../src/games/antike/chart/${own.id}.ts`, import.meta.url).pathname,
      places: map.regions.map(placeOf),
      links: map.borders.map(({ a, b, kind }) => ({ a, b, kind })),
    };
  });
}

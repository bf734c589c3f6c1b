// The theatre of Hamilcar. Spaces and links are those of the rules crate.
import { readFileSync } from 'node:fs';
import { drawCampaign } from '../campaign/draw.mjs';
import { OUTSIDE, RANGES, RIVERS, SEAS } from './hamilcar-theatre.mjs';

const fileOf = (name) =>
  new URL(`../../../src/games/hamilcar/chart/${name}`, import.meta.url).pathname;

const RADII = { city: 18, ordinary: 12, tribe: 14 };

export function charts() {
  const source = new URL('../../../../crates/hamilcar/data/map.json', import.meta.url);
  const map = JSON.parse(readFileSync(source, 'utf8'));
  const { rome, carthage } = JSON.parse(
    readFileSync(
      new URL('../../../../crates/hamilcar/data/generals.json', import.meta.url),
      'utf8',
    ),
  );
  const great = new Set(map.great_cities);
  const theatre = {
    id: 'theatre',
    draw: drawCampaign,
    shape: { name: 'CampaignChart', from: '../campaign' },
    file: fileOf('theatre.ts'),
    picture: fileOf('relief.png'),
    // The lower part is sea and desert, where a hand of cards may lie.
    frame: { width: 1200, height: 865, margin: { left: 62, right: 74, top: 34, bottom: 156 } },
    /** Degrees west, south, east and north that may be seen. */
    view: [3, 31, 23, 47],
    lenses: [
      { at: [14, 37.6], radius: 1.55, factor: 2.1 },
      { at: [14, 41.2], radius: 1.2, factor: 1.55 },
      { at: [10.2, 36.8], radius: 0.9, factor: 1.6 },
      { at: [15.6, 38.15], radius: 0.5, factor: 1.7 },
    ],
    room: ({ kind }) => (kind === 'city' ? 58 : 51),
    pairs: [
      ['messana', 'hipponium', 16],
      ['messana', 'rhegium', 6],
    ],
    leastIsland: 5,
    tolerance: 0.7,
    size: { city: 15.5, great: 17, space: 14, province: 13.5 },
    rose: [1105, 690, 46],
    places: map.spaces.map(({ id, name, province, kind, port = false, lon, lat }) => ({
      key: id,
      name,
      province,
      kind,
      port,
      isGreat: great.has(id),
      lon,
      lat,
      radius: great.has(id) ? RADII.city + 2 : RADII[kind],
    })),
    /** What is written on the plaques. */
    generals: Object.fromEntries([...rome, ...carthage].map(({ id, name }) => [id, name])),
    provinces: map.provinces,
    links: map.links,
    lanes: map.sea_lines,
    outside: OUTSIDE,
    ranges: RANGES,
    rivers: RIVERS,
    seas: SEAS,
  };
  return [theatre];
}

// Whether a chart shows the neighbours that the rules have: whoever looks at it reads them off.
import { distanceToRing, isInside } from './geometry.mjs';

const STEP = 3;
/** Shorter borders are lost under the line that is drawn there. */
const LEAST = 3;

const pairOf = (a, b) => [a, b].sort().join(' ');

/**
 * Who owns each point of a grid: on land the nearest seed on the same land, at sea the nearest sea.
 */
function ownersOf(chart, { places, outside, rings, isLand }) {
  const seeds = [...places, ...outside].flatMap(({ key, ground, at, seeds = [] }) =>
    [at, ...seeds].map((seed) => ({ key, isSea: ground === 'sea', at: seed })),
  );
  const sea = seeds.filter((seed) => seed.isSea);
  const byRing = rings.map(() => []);
  for (const seed of seeds.filter(({ isSea }) => !isSea)) {
    const away = rings.map((ring) => distanceToRing(seed.at, ring));
    byRing[away.indexOf(Math.min(...away))].push(seed);
  }
  const nearest = ([x, y], from) => {
    let [best, least] = [null, Infinity];
    for (const { key, at } of from) {
      const away = (at[0] - x) ** 2 + (at[1] - y) ** 2;
      if (away < least) [best, least] = [key, away];
    }
    return best;
  };
  const { width, height } = chart.frame;
  const rows = [];
  for (let y = STEP / 2; y < height; y += STEP) {
    const row = [];
    for (let x = STEP / 2; x < width; x += STEP) {
      if (!isLand([x, y])) row.push(nearest([x, y], sea));
      else {
        const ring = rings.findIndex((one) => isInside([x, y], one));
        row.push(ring < 0 ? null : nearest([x, y], byRing[ring]));
      }
    }
    rows.push(row);
  }
  return rows;
}

/** Pairs that touch on the chart and not in the rules, and the other way round. */
export function wrongNeighbours(chart, scene) {
  const rows = ownersOf(chart, scene);
  const touching = new Map();
  const note = (a, b) => {
    if (!a || !b || a === b) return;
    touching.set(pairOf(a, b), (touching.get(pairOf(a, b)) ?? 0) + 1);
  };
  rows.forEach((row, y) =>
    row.forEach((key, x) => {
      note(key, row[x + 1]);
      note(key, rows[y + 1]?.[x]);
    }),
  );
  const ground = new Map(scene.places.map(({ key, ground }) => [key, ground]));
  const rules = new Set([...chart.links, ...chart.coasts].map(({ a, b }) => pairOf(a, b)));
  const missing = [...rules]
    .filter((pair) => (touching.get(pair) ?? 0) < LEAST)
    .map((pair) => `${pair} should touch`);
  // Two provinces that touch against the rules are parted by a ridge; at a coast nothing would say
  // so.
  const extra = [...touching]
    .filter(([pair, count]) => count >= LEAST && !rules.has(pair))
    .filter(([pair]) => {
      const grounds = pair.split(' ').map((key) => ground.get(key));
      return !grounds.includes(undefined) && grounds.includes('sea');
    })
    .map(([pair, count]) => `${pair} should not touch (${count})`);
  return [...missing, ...extra];
}

// Where names and plaques go: around their discs, clear of everything that is drawn. Names are
// settled by annealing, because the best place of one depends on all its neighbours.
import { boxAt, distance, overlap } from '../geometry.mjs';
import { widthOf } from '../layout.mjs';

const TURNS = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
const STEPS = [0, 3, 7, 12, 18];

/** The same numbers on every machine, from 0 to 1. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function beside({ at: [x, y], radius }, [wide, high], turn, step) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const far = radius + 3 + step;
  const shift = (part, half) => (Math.abs(part) < 0.15 ? 0 : Math.sign(part) * half);
  return [x + cos * far + shift(cos, wide / 2), y + sin * far + shift(sin, high / 2)];
}

const discBox = ({ at, radius }, spare) => boxAt(at, (radius + spare) * 2, (radius + spare) * 2);

const awayFrom = ([left, top, right, bottom], [x, y]) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const hits = ([left, top, right, bottom], points) =>
  points.reduce((sum, [x, y]) => sum + (x > left && x < right && y > top && y < bottom ? 1 : 0), 0);

/** What a box costs by what never moves: the frame, the discs, the lines. */
function fixedCost(own, box, scene, { line, stray }) {
  const { width, height } = scene.frame;
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  let cost = (area - overlap(box, [8, 8, width - 8, height - 8])) * 4;
  const near = awayFrom(box, own.at) - own.radius;
  for (const place of scene.places) {
    cost += overlap(box, discBox(place, place === own ? -2 : 3)) * 3;
    if (place === own || !stray) continue;
    cost += Math.max(0, near + 9 - (awayFrom(box, place.at) - place.radius)) * stray;
  }
  cost += hits(box, scene.roads) * line + hits(box, scene.seaways) * line * 0.6;
  cost += hits(box, scene.peaks) * 14;
  return cost;
}

/** Names stand to the right best, then to the left, above or below. */
const leaning = (turn) => 5 * (1 - Math.cos(turn)) + 4 * Math.abs(Math.sin(turn * 2));

export function nameSize(place, size) {
  const isCity = place.kind === 'city';
  const type = place.isGreat ? size.great : isCity ? size.city : size.space;
  const width = isCity
    ? widthOf(place.name.toUpperCase(), 'name') * type * 0.84
    : widthOf(place.name, 'text') * type * 1.04;
  return [width + 3, type * 0.98];
}

export function placeNames(scene, size) {
  const items = scene.places.map((place) => {
    const box = nameSize(place, size);
    const options = TURNS.flatMap((turn) =>
      STEPS.map((step) => {
        const at = beside(place, box, turn, step);
        const own = boxAt(at, ...box);
        const cost = fixedCost(place, own, scene, { line: 4, stray: 3 });
        return { at, box: own, cost: cost + leaning(turn) + step * 1.6 };
      }),
    )
      .sort((one, other) => one.cost - other.cost)
      .slice(0, 50);
    return { place, options, choice: options[0] };
  });
  for (const item of items) {
    item.near = items.filter(
      (other) => other !== item && distance(item.place.at, other.place.at) < 230,
    );
  }
  const clash = (item, option) =>
    item.near.reduce((sum, other) => sum + overlap(option.box, other.choice.box) * 5, 0);
  const chance = dice(264);
  const rounds = 60000;
  for (let round = 0; round < rounds; round += 1) {
    const heat = 60 * (1 - round / rounds) ** 2 + 0.01;
    const item = items[Math.floor(chance() * items.length)];
    const option = item.options[Math.floor(chance() ** 2 * item.options.length)];
    const now = item.choice.cost + clash(item, item.choice);
    const then = option.cost + clash(item, option);
    if (then < now || chance() < Math.exp((now - then) / heat)) item.choice = option;
  }
  for (let pass = 0; pass < 4; pass += 1) {
    for (const item of items) {
      const sum = (option) => option.cost + clash(item, option);
      item.choice = item.options.reduce((best, one) => (sum(one) < sum(best) ? one : best));
    }
  }
  return items.map(({ choice }) => choice);
}

/** What names still cover of each other, for the report. */
export function nameClashes(places, names) {
  return names.flatMap((one, index) =>
    names.slice(index + 1).flatMap((other, rest) => {
      const shared = overlap(one.box, other.box);
      const pair = `${places[index].key} / ${places[index + 1 + rest].key}`;
      return shared > 4 ? [`${pair}: ${Math.round(shared)}`] : [];
    }),
  );
}

/** Places for an army's plaque near each disc, the best first and clear of each other. */
export function placeSlots(scene, names, size, count) {
  const boxes = names.map(({ box }) => box);
  return scene.places.map((place) => {
    const options = TURNS.flatMap((turn) =>
      [6, 14, 26, 40, 58].map((step) => {
        const at = beside(place, size, turn, step);
        const box = boxAt(at, ...size);
        let cost = fixedCost(place, box, scene, { line: 1.1, stray: 0 }) + step * 2.2;
        for (const name of boxes) cost += overlap(box, name) * 1.2;
        return { at, box, cost };
      }),
    ).sort((one, other) => one.cost - other.cost);
    const chosen = [];
    for (const option of options) {
      if (chosen.length === count) break;
      if (chosen.every(({ box }) => overlap(box, option.box) === 0)) chosen.push(option);
    }
    return chosen.map(({ at }) => at);
  });
}

/** A free spot for the name of a province, as near to its middle as there is room. */
export function placeProvince(scene, names, taken, seeds, size) {
  const mean = [0, 1].map((axis) => seeds.reduce((sum, at) => sum + at[axis], 0) / seeds.length);
  let [best, least] = [null, Infinity];
  for (let dx = -170; dx <= 170; dx += 6) {
    for (let dy = -110; dy <= 110; dy += 5) {
      const at = [mean[0] + dx, mean[1] + dy];
      const box = boxAt(at, ...size);
      const nearest = scene.places.reduce((one, place) =>
        distance(place.at, at) < distance(one.at, at) ? place : one,
      );
      const isOwn = seeds.some((seed) => distance(seed, nearest.at) < 1);
      let cost = Math.hypot(dx, dy) * 0.55 + (isOwn ? 0 : 150) + (scene.isLand(at) ? 0 : 16);
      for (const place of scene.places) cost += overlap(box, discBox(place, 3)) * 1.4;
      for (const name of names) cost += overlap(box, name.box) * 2;
      for (const other of taken) cost += overlap(box, other) * 3;
      cost += hits(box, scene.roads) * 3 + hits(box, scene.seaways) * 2.4;
      cost += hits(box, scene.peaks) * 12;
      const { width, height } = scene.frame;
      cost += box[0] < 12 || box[1] < 12 || box[2] > width - 12 || box[3] > height - 12 ? 500 : 0;
      if (cost < least) [best, least] = [{ at, box }, cost];
    }
  }
  return best;
}

// Where the name, the legions and the galleys of each place go: round its disc, clear of everything
// else, as far as there is room.
import { boxAt, overlap } from './geometry.mjs';

const TURNS = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
const STEPS = [0, 5, 11, 18, 27, 38];
const PASSES = 8;

/** Widths of letters in parts of the type's size: good enough to keep names apart. */
export function widthOf(text, font) {
  let width = 0;
  for (const char of text) {
    if (font === 'name') width += /[A-Z]/.test(char) ? 0.8 : char === 'i' ? 0.36 : 0.645;
    else width += /[A-Zmw]/.test(char) ? 0.7 : /[ilrtfj ]/.test(char) ? 0.29 : 0.5;
  }
  return width;
}

/** A box of this size beside the disc or the room for pieces, in a direction, some steps off. */
function beside({ at: [x, y], radius, room }, size, turn, step) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // The support of a box in a direction; flattened, so that boxes slide along the disc.
  const [far, deep] = (room ?? [radius * 2, radius * 2]).map((side) => side / 2 + 2 + step);
  const wide = Math.abs(cos) < 0.2 ? 0 : (Math.sign(cos) * size[0]) / 2;
  const high = Math.abs(sin) < 0.2 ? 0 : (Math.sign(sin) * size[1]) / 2;
  return [x + cos * far + wide, y + sin * deep + high];
}

/** What a place itself covers; its own names may come a little nearer than others. */
function coverOf({ at, radius, room }, isOwn) {
  const spare = isOwn ? -3 : 3;
  if (room) return boxAt(at, room[0] + (isOwn ? 0 : 2), room[1] + (isOwn ? 0 : 2));
  return boxAt(at, (radius + spare) * 2, (radius + spare) * 2);
}

function candidatesFor(item) {
  const { labelAt } = item.place;
  if (item.kind === 'label' && labelAt) return [{ at: labelAt, turn: Math.PI / 2, step: 0 }];
  return TURNS.flatMap((turn) =>
    STEPS.map((step) => ({
      at: beside(item.place, item.size, turn, step),
      turn,
      step,
    })),
  );
}

/** Names stand below best, then above, then beside. */
function leaning(kind, turn) {
  if (kind !== 'label') return 0;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return 30 * (1 - sin) * (sin > 0.2 ? 0.6 : sin < -0.2 ? 0.6 : 0.9) + 8 * Math.abs(cos * sin);
}

/** What an option costs by itself, wherever the other items lie. */
function costOf(item, option, scene) {
  const box = boxAt(option.at, ...item.size);
  const { width, height } = scene.chart.frame;
  const inner = [10, 10, width - 10, height - 10];
  const area = item.size[0] * item.size[1];
  let cost = leaning(item.kind, option.turn) + option.step * (item.kind === 'label' ? 3.2 : 1.8);
  cost += (area - overlap(box, inner)) * 3;
  for (const place of scene.places) {
    cost += overlap(box, coverOf(place, place === item.place)) * 1.6;
  }
  if (item.kind === 'label') cost += strayCost(item.place, box, scene.places);
  cost += groundCost(item, box, scene.isLand);
  cost += wayCost(box, scene.ways) * (item.kind === 'label' ? 1.6 : 0.5);
  return cost;
}

/** A name that stands nearer to another place would be read as that one's. */
function strayCost(own, [left, top, right, bottom], places) {
  const away = ([x, y]) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const near = away(own.at);
  return places.reduce(
    (cost, place) => cost + (place === own ? 0 : Math.max(0, near + 14 - away(place.at)) * 4),
    0,
  );
}

const weigh = (one, other) =>
  one.kind === 'label' && other.kind === 'label' ? 2.5 : one.place === other.place ? 1.6 : 0.8;

/** Legions want land under them and galleys water; names do not care. */
function groundCost(item, [left, top, right, bottom], isLand) {
  if (item.kind === 'label') return 0;
  let wrong = 0;
  for (const s of [0.1, 0.5, 0.9]) {
    for (const t of [0.1, 0.5, 0.9]) {
      const point = [left + (right - left) * s, top + (bottom - top) * t];
      if (isLand(point) !== (item.kind === 'legions')) wrong += 1;
    }
  }
  return wrong * 14;
}

function wayCost([left, top, right, bottom], ways) {
  let hits = 0;
  for (const { shape } of ways) {
    for (const [x, y] of shape.points) {
      if (x > left && x < right && y > top && y < bottom) hits += 1;
    }
  }
  return hits * 5;
}

/** All names and stands; an item that lies far from its place says so, for a leader line. */
export function layOut(chart, places, ways, isLand) {
  const { type, stands } = chart;
  const items = places.flatMap((place) => {
    const font = place.ground === 'sea' || place.isWild ? 'text' : 'name';
    const lines = place.lines;
    const size = font === 'name' ? type.city : type.sea;
    const width = Math.max(...lines.map((line) => widthOf(line, font))) * size + 4;
    return [
      { kind: 'label', place, size: place.plaque ?? [width, lines.length * size * 1.05] },
      ...(place.takesLegions ? [{ kind: 'legions', place, size: stands.legions }] : []),
      ...(place.takesGalleys ? [{ kind: 'galleys', place, size: stands.galleys }] : []),
    ];
  });
  const scene = { chart, places, ways, isLand };
  for (const item of items) {
    item.options = candidatesFor(item)
      .map((option) => ({
        ...option,
        box: boxAt(option.at, ...item.size),
        cost: costOf(item, option, scene),
      }))
      .sort((one, other) => one.cost - other.cost);
    item.choice = item.options[0];
  }
  let sum = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    sum = 0;
    for (const item of items) {
      const others = items.filter((other) => other !== item && isNear(item, other));
      let least = Infinity;
      for (const option of item.options) {
        if (option.cost >= least) break;
        let { cost } = option;
        for (const other of others) {
          cost += overlap(option.box, other.choice.box) * weigh(item, other);
        }
        if (cost < least) [least, item.choice] = [cost, option];
      }
      sum += least;
    }
  }
  return { items, sum };
}

const isNear = (one, other) =>
  Math.abs(one.place.at[0] - other.place.at[0]) < 280 &&
  Math.abs(one.place.at[1] - other.place.at[1]) < 220;

/** What still overlaps after all, for the report. */
export function clashesOf(items) {
  const clashes = [];
  items.forEach((one, index) => {
    for (const other of items.slice(index + 1)) {
      const shared = overlap(one.choice.box, other.choice.box);
      if (shared > 12) {
        clashes.push(
          `${one.place.key} ${one.kind} / ${other.place.key} ${other.kind}: ${Math.round(shared)}`,
        );
      }
    }
  });
  return clashes;
}

// Light and shadow of the mountains as a small picture: drawn once here, and not by a filter on
// every phone.
import { deflateSync, inflateSync } from 'node:zlib';
import { distanceToPiece } from '../geometry.mjs';

/** Units of the chart for each pixel: the shades are soft, the page may enlarge them. */
const STEP = 2.4;
/** Steps of shadow and of light. */
const LEVELS = 12;

const hash = (x, y) => {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
};

function noise(x, y) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [s, t] = [ease(x - left), ease(y - top)];
  const row = (at) => hash(left, at) * (1 - s) + hash(left + 1, at) * s;
  return row(top) * (1 - t) + row(top + 1) * t;
}

/** Sharp crests between soft valleys. */
const crests = (x, y) =>
  [34, 17, 9].reduce((sum, size, index) => {
    const ridge = 1 - Math.abs(noise(x / size + index * 31, y / size + index * 17) * 2 - 1);
    return sum + ridge ** 2 * 0.55 ** index;
  }, 0);

function heights(frame, ranges, columns, rows) {
  const field = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = [column * STEP, row * STEP];
      let mountain = 0;
      for (const { line, width, height } of ranges) {
        for (let index = 1; index < line.length; index += 1) {
          const away = distanceToPiece(at, line[index - 1], line[index]) / width;
          if (away < 2.2) mountain = Math.max(mountain, height * Math.exp(-(away ** 2)));
        }
      }
      field[row * columns + column] = (0.1 + mountain) * crests(...at) * 9 + mountain * 9;
    }
  }
  return field;
}

/** Shades from -1 to 1 for each pixel, with the light from the north-west. */
function shades(field, columns, rows, isLand) {
  const result = new Int8Array(columns * rows);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      const index = row * columns + column;
      if (!isLand([column * STEP, row * STEP])) continue;
      const dx = (field[index + 1] - field[index - 1]) / (2 * STEP);
      const dy = (field[index + columns] - field[index - columns]) / (2 * STEP);
      const light = (dx * 0.62 + dy * 0.78) * -1;
      const shade = Math.tanh(light * 1.1);
      result[index] = Math.round(shade * LEVELS * -1) * -1;
    }
  }
  return result;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return whole;
}

/** A picture of shadow (black) and light (white) over nothing, as PNG with a palette. */
export function shadePicture(frame, ranges, isLand) {
  const columns = Math.ceil(frame.width / STEP) + 1;
  const rows = Math.ceil(frame.height / STEP) + 1;
  const shade = shades(heights(frame, ranges, columns, rows), columns, rows, isLand);
  const pixels = Buffer.alloc((columns + 1) * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      pixels[row * (columns + 1) + 1 + column] = shade[row * columns + column] + LEVELS;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(columns, 0);
  head.writeUInt32BE(rows, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const levels = Array.from({ length: LEVELS * 2 + 1 }, (_, index) => (index - LEVELS) / LEVELS);
  const colours = levels.flatMap((level) => (level < 0 ? [52, 32, 8] : [255, 250, 232]));
  const veils = levels.map((level) => Math.round(Math.abs(level) * (level < 0 ? 150 : 120)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours)),
    chunk('tRNS', Buffer.from(veils)),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whether two pictures show the same, however each was packed. */
export function showsSame(one, other) {
  const parts = (picture) => {
    const found = { head: [], data: [] };
    for (let at = 8; at < picture.length; at += picture.readUInt32BE(at) + 12) {
      const length = picture.readUInt32BE(at);
      const isData = picture.toString('latin1', at + 4, at + 8) === 'IDAT';
      found[isData ? 'data' : 'head'].push(picture.subarray(at + 8, at + 8 + length));
    }
    return Buffer.concat([...found.head, inflateSync(Buffer.concat(found.data))]);
  };
  return parts(one).equals(parts(other));
}

/** Texts are measured as rendered (e2e/contrast.mjs); here the colours that are not text. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync('src/app.css', 'utf8');
type Theme = 'light' | 'dark';

function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  const found = pair ? pair[theme === 'light' ? 1 : 2] : value;
  if (!/^#\w{6}$/.test(found ?? '')) throw new Error(`--${name} is no plain colour: ${value}`);
  return found as string;
}

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The seats of Conquest; a mark of ivory stands on each. */
const SEATS = ['crimson', 'ochre', 'jade', 'azure', 'violet', 'basalt'];
const IVORY = '#fff8e6';

/** What eyes without one kind of cone see, on linear red, green and blue (Machado 2009). */
const EYES: Record<string, number[][]> = {
  'without red': [
    [0.1523, 1.0526, -0.2049],
    [0.1145, 0.7863, 0.0992],
    [-0.0039, -0.0481, 1.052],
  ],
  'without green': [
    [0.3673, 0.8606, -0.228],
    [0.2801, 0.6725, 0.0474],
    [-0.0118, 0.0429, 0.9689],
  ],
  'without blue': [
    [1.2555, -0.0767, -0.1788],
    [-0.0784, 0.9308, 0.1476],
    [0.0047, 0.6914, 0.3039],
  ],
};

/** A colour as such eyes see it, in L*a*b*. */
function seen(hex: string, eyes: number[][]): number[] {
  const light = linear(hex);
  const [r = 0, g = 0, b = 0] = eyes.map((row) =>
    Math.max(
      0,
      row.reduce((sum, share, at) => sum + share * (light[at] ?? 0), 0),
    ),
  );
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888,
  ].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const SHAPES: [string, string][] = [
  ['focus', 'paper'],
  ['focus', 'panel'],
  ['edge', 'panel'],
  ['edge', 'paper-lit'],
  ['accent-ink', 'panel'],
  ['celts-ink', 'panel'],
  ['romans-ink', 'panel'],
];
const TEXTS: [string, string][] = [
  ...['ink', 'ink-soft', 'accent-ink'].flatMap((ink) =>
    ['paper', 'paper-lit', 'panel'].map((ground) => [ink, ground] as [string, string]),
  ),
  ...SEATS.map((seat) => [`${seat}-ink`, 'panel'] as [string, string]),
];

describe('the six seats', () => {
  it.each(SEATS)('%s carries its mark', (seat) => {
    expect(contrast(colour(seat, 'light'), IVORY)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(Object.entries(EYES))('differ for eyes %s', (_, eyes) => {
    const colours = SEATS.map((seat) => seen(colour(seat, 'light'), eyes));
    const gaps = colours.flatMap((one, at) =>
      colours.slice(at + 1).map((two) => Math.hypot(...one.map((part, n) => part - (two[n] ?? 0)))),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(18);
  });
});

describe.each(['light', 'dark'] as const)('the colours of the %s theme', (theme) => {
  it.each(SHAPES)('%s is seen on %s', (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
  it.each(TEXTS)('%s is read on %s', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  it('what can be clicked stands out, by its gold or by its rim', () => {
    const ground = colour('paper', theme);
    const best = ['legal', 'legal-rim'].map((name) => contrast(colour(name, theme), ground));
    expect(Math.max(...best)).toBeGreaterThanOrEqual(3);
  });
});

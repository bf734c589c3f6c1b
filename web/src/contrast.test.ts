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

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
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
const TEXTS: [string, string][] = ['ink', 'ink-soft', 'accent-ink'].flatMap((ink) =>
  ['paper', 'paper-lit', 'panel'].map((ground) => [ink, ground] as [string, string]),
);

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

import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words as english } from '../../generated/words/hamilcar.en';
import type { Target } from '../../lib/contract';
import { pseudo, unspoken } from '../../lib/pseudo';
import { spaceOf } from '../../lib/selection';
import Board from './Board.svelte';
import { theatre } from './chart/theatre';
import { at, fixture, marching } from './fixture';
import type { View } from './types';
import { speak, words } from './words';

const said = speak(pseudo(english));
beforeEach(() => void vi.spyOn(words, 'now', 'get').mockReturnValue(said));

/** What is called alike in all languages; the longest first, so that none hides in another. */
const NAMES = [
  ...theatre.places.map(({ name }) => name),
  ...theatre.provinces.map(({ name }) => name),
  ...theatre.seas.map(({ name }) => name),
  ...Object.values(theatre.generals),
].sort((a, b) => b.length - a.length);

const LIT: Target[] = [
  { region: at('mylae') },
  spaceOf('sea_lines', at('mylae')),
  spaceOf('provinces', 1),
  spaceOf('fleet', 2),
  { button: 'take' },
];

describe('in a language that nobody speaks', () => {
  it.each([
    ['a march', marching()],
    ['a card', {}],
  ] as [string, Partial<View>][])('the board says nothing of its own: %s', (_, changes) => {
    const { container } = render(Board, {
      view: fixture(changes),
      seat: 0,
      recent: { number: 1, events: [], trail: [] },
      lit: LIT,
      path: [],
      pointed: [],
      asking: true,
      upright: false,
      pick: vi.fn(),
      drop: vi.fn(),
      hover: vi.fn(),
    });
    expect(unspoken(container, NAMES)).toEqual([]);
  });
});

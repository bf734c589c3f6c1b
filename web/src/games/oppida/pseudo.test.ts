import { render } from '@testing-library/svelte';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { words as en } from '../../generated/words/oppida.en';
import { pseudo, unspoken } from '../../lib/pseudo';
import Board from './Board.svelte';
import { fixture, upshot } from './fixture';
import Panels from './Panels.svelte';
import { speak, words } from './words';

const PEOPLES = ['Celts', 'Romans'];

beforeAll(() => {
  const said = speak(pseudo(en));
  Object.defineProperty(words, 'now', { get: () => said, configurable: true });
});
afterAll(() => Reflect.deleteProperty(words, 'now'));

it('lets the board say nothing that is not in the catalogue', () => {
  const { container } = render(Board, {
    view: fixture(),
    seat: 0,
    recent: { number: 1, events: [], trail: [] },
    lit: [],
    path: [],
    pointed: [],
    asking: false,
    upright: false,
    pick: vi.fn(),
    drop: vi.fn(),
    hover: vi.fn(),
  });
  expect(container.querySelectorAll('[aria-label]').length).toBeGreaterThan(12);
  expect(unspoken(container, PEOPLES)).toEqual([]);
});

it.each([false, true])('lets the panels say nothing else either, compact: %j', (isCompact) => {
  const { container } = render(Panels, {
    view: fixture(),
    seat: 0,
    names: ['Ada', 'Bo'],
    deciding: 0,
    preview: {
      action: { march: { from: 11, die: 5, to: 10, warriors: 3 } },
      targets: [],
      upshot: upshot(),
    },
    isCompact,
    told: [],
  });
  expect(container.textContent).toContain('⟦');
  expect(unspoken(container, [...PEOPLES, 'Ada', 'Bo'])).toEqual([]);
});

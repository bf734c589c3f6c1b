import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Target } from '../../lib/contract';
import Board from './Board.svelte';
import { at, fixture } from './fixture';
import { geography } from './geography';
import { intend } from './intend';
import { secondSteps } from './reach';
import { stepOf, troopsOf } from './stands';
import type { View } from './types';

const moving: Partial<View> = { phase: { movement: { group: null } } };
const fleet: Target = { piece: { region: at('mare_sardoum'), piece: 'galley' } };

function board(lit: Target[], path: Target[] = [], upright = false, view = fixture(moving)) {
  const pick = vi.fn();
  const shown = render(Board, {
    view,
    seat: 0,
    recent: { number: 1, events: [], trail: [] },
    lit,
    path,
    pointed: [],
    asking: false,
    upright,
    pick,
    drop: vi.fn(),
    hover: vi.fn(),
  });
  const part = (key: string) => shown.container.querySelector(`[data-target="${key}"]`)!;
  return { pick, part, shown };
}

describe('the board', () => {
  it('names regions and lets the keyboard reach only what is lit', () => {
    const { part } = board([fleet]);
    const roma = part(`region ${at('roma')}`);
    expect(roma.getAttribute('aria-label')).toMatch(/^Roma.*(Rome|Rom).*5/);
    expect(roma.getAttribute('tabindex')).toBe('-1');
    expect(part(`piece ${at('mare_sardoum')} galley`).getAttribute('tabindex')).toBe('0');
  });

  it('takes Enter as a click', async () => {
    const { pick, part } = board([fleet]);
    await fireEvent.keyDown(part(`piece ${at('mare_sardoum')} galley`), { key: 'Enter' });
    expect(pick).toHaveBeenCalledWith(fleet);
  });

  it('takes a click on an enemy troop as one on its region', async () => {
    const region = at('mare_tyrrhenum');
    const { pick, shown } = board([{ region }], [fleet]);
    await fireEvent.click(shown.container.querySelector(`.troop[data-region="${region}"]`)!);
    expect(pick).toHaveBeenCalledWith({ region });
  });

  it('marks what a second step could reach', () => {
    const { part } = board([{ region: at('corsica') }], [fleet]);
    expect(part(`region ${at('roma')}`).querySelector('.isFar')).not.toBeNull();
    expect(part(`region ${at('tingis')}`).querySelector('.isFar')).toBeNull();
  });

  it('carries the rondel below the map when it stands upright', async () => {
    const field: Target = { space: { track: 'rondel', space: 'militia' } };
    const { pick, part } = board([field], [], true, fixture());
    await fireEvent.click(part('space rondel militia'));
    expect(pick).toHaveBeenCalledWith(field);
  });

  it('draws both maps', () => {
    const { shown } = board([], [], false, fixture({ board: 'east' }));
    expect(shown.container.querySelectorAll('.site')).toHaveLength(38);
  });
});

describe('the drawn maps', () => {
  it.each(['west', 'east'] as const)('%s has a place for every region and unit', (name) => {
    const { chart, regions } = geography(fixture({ board: name }));
    for (const { legions, galleys, kind, key } of regions) {
      const [roads, lanes] = (['road', 'lane'] as const).map((way) =>
        chart.ways.some(([a, b, one]) => one === way && (a === key || b === key)),
      );
      expect(legions !== null, `${key} has room for legions`).toBe(roads);
      expect(galleys !== null, `${key} has room for galleys`).toBe(lanes);
      expect(kind === 'sea' && roads).toBe(false);
    }
  });

  it.each(['west', 'east'] as const)('%s keeps names off each other', (name) => {
    const { regions } = geography(fixture({ board: name }));
    const boxes = regions.map(({ label, lines }) => {
      const half = Math.max(...lines.map((line) => line.length)) * 4;
      return {
        left: label[0] - half,
        right: label[0] + half,
        top: label[1] - 6,
        bottom: label[1] + 6,
      };
    });
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        const meet =
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom;
        expect(meet).toBe(false);
      }
    });
  });
});

describe('troops', () => {
  it('stand apart by kind, and close up when there are many', () => {
    const view = fixture();
    const troops = troopsOf(view, geography(view).regions);
    const carthago = troops.filter(({ region }) => region === at('carthago'));
    expect(carthago.map(({ unit, count }) => [unit, count])).toEqual([
      ['legion', 2],
      ['galley', 1],
    ]);
    expect(carthago[0]?.at).not.toEqual(carthago[1]?.at);
    expect(stepOf(6) * 5).toBeLessThanOrEqual(30);
  });

  it('reach as far as the rules say, and it is told before the first step', () => {
    const view = fixture(moving);
    const army: Target = { piece: { region: at('saguntum'), piece: 'legion' } };
    expect(secondSteps(view, [army])).toEqual([]);
    expect(secondSteps(view, [fleet])).toEqual([at('roma'), at('ancona')]);
    expect(secondSteps(view, [fleet, { region: at('corsica') }])).toEqual([]);
  });
});

describe('what a click most likely meant', () => {
  const army: Target = { piece: { region: at('saguntum'), piece: 'legion' } };
  it.each([
    ['an army and a far region', [army], { region: at('roma') }, {}, 'move'],
    ['an enemy city', [], { region: at('roma') }, {}, 'conquer'],
    ['a free site', [], { region: at('saguntum') }, {}, 'found'],
    ['an own city while building', [], { region: at('zama') }, { phase: 'templum' }, 'temple'],
    ['an own temple while building', [], { region: at('carthago') }, { phase: 'templum' }, 'wall'],
    ['an own city while arming', [], { region: at('zama') }, { phase: 'militia' }, 'arm'],
    ['a field', [], { space: { track: 'rondel', space: 'duellum' } }, {}, 'advance'],
    ['a know-how', [], { space: { track: 'know_how', space: 'res_publica' } }, {}, 'learn'],
    ['a card', [], { card: 'votive_gifts' }, {}, 'play'],
    ['an open card', [], { card: 'votive_gifts' }, { phase: { picking: { left: 1 } } }, 'pick'],
  ] as [string, Target[], Target, Partial<View>, string][])(
    '%s',
    (_, path, target, changes, kind) => {
      const meant = intend(fixture(changes), 0, path, target);
      expect(Object.keys(meant as object)[0]).toBe(kind);
    },
  );
});

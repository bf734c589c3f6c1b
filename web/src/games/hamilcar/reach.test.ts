import { expect, it } from 'vitest';
import { at, DUILIUS, fixture, HAMILCAR } from './fixture';
import { interceptors, nextStep, reachOf, type Reach, type Reached } from './reach';

function place(to: string, via: string, changes: Partial<Reached> = {}): Reached {
  return {
    to: at(to),
    via: at(via),
    cost: 1,
    sea: 0,
    passes: 0,
    meets: null,
    supremacy: false,
    interceptors: [],
    through: 1000,
    ...changes,
  };
}

const reach: Reach = {
  general: DUILIUS,
  from: at('messana'),
  places: [
    place('mylae', 'messana'),
    place('tyndaris', 'mylae', { interceptors: [{ general: HAMILCAR, die: 2, at_sea: false }] }),
    place('halaesa', 'tyndaris', { interceptors: [{ general: HAMILCAR, die: 3, at_sea: false }] }),
    place('lipara', 'messana', { sea: 1 }),
  ],
};

it('goes to a far space step by step', () => {
  expect(nextStep(reach, at('halaesa'))).toBe(at('mylae'));
  expect(nextStep(reach, at('mylae'))).toBe(at('mylae'));
});

it('sets out over the sea only when told', () => {
  expect(nextStep(reach, at('lipara'))).toBeNull();
  expect(nextStep(reach, at('roma'))).toBeNull();
});

it('names whoever may come in the way once, with his best die', () => {
  expect(interceptors(reach)).toEqual([{ general: HAMILCAR, die: 3, at_sea: false }]);
});

it('is that of whoever moves, else of the general who is looked at', () => {
  const wanted = { space: { track: 'generals', space: DUILIUS } };
  const offer = {
    action: { activate: { general: DUILIUS } },
    targets: [wanted],
    upshot: { reach },
  };
  expect(reachOf(fixture(), [offer], wanted)).toEqual(reach);
  expect(reachOf(fixture(), [offer], null)).toBeNull();
});

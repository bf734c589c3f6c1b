import { describe, expect, it } from 'vitest';
import { at, atSea, fixture, stack } from './fixture';
import { seaRegion } from './lists';
import { closersOf, departure, reachOf } from './reach';
import type { View } from './types';
import { words } from './words';

const GIBRALTAR = {
  name: 'Gibraltar',
  a: at('Baetica'),
  b: at('Tingitana'),
  sea: atSea('Mare Baliaricum'),
};

/** Nobody but Severus in Egypt, as in the example of the rules. */
function alone(changes: Partial<View> = {}): View {
  const view = fixture({ straits: [{ ...GIBRALTAR, closed_to: [] }], ...changes });
  for (const province of view.provinces) province.stacks = [];
  view.provinces[at('Egypt')]!.stacks = [stack(0, { infantry: 5, caesar: true })];
  for (const sea of view.seas) sea.fleets = [];
  return view;
}

describe('the reach of an army', () => {
  it('goes along Africa to Numidia and over the strait to Hispania', () => {
    const { byLand } = reachOf(alone(), 0, at('Egypt'));
    expect(byLand.has(at('Numidia'))).toBe(true);
    expect(byLand.has(at('Hispania'))).toBe(true);
    expect(byLand.has(at('Sicilia'))).toBe(false);
    expect(byLand.has(at('Egypt'))).toBe(false);
  });

  it('ends at a strait that enemy galleys close, and says whose they are', () => {
    const view = alone({ straits: [{ ...GIBRALTAR, closed_to: [0] }] });
    for (const name of ['Palestina', 'Arabia Petraea'])
      view.provinces[at(name)]!.stacks = [stack(1, { infantry: 1 })];
    view.seas[GIBRALTAR.sea]!.fleets = [{ seat: 1, galleys: 1 }];
    const { byLand, shut, closedStraits } = reachOf(view, 0, at('Egypt'));
    expect(byLand.has(at('Tingitana'))).toBe(true);
    expect(byLand.has(at('Hispania'))).toBe(false);
    expect(shut.has(at('Hispania'))).toBe(true);
    expect(closedStraits).toEqual([0]);
    expect(closersOf(view, 0, 0)).toEqual([1]);
  });

  it('stops at troops of enemies, not at allies nor at lone leaders', () => {
    const view = alone();
    view.provinces[at('Cyrenaica')]!.stacks = [stack(1, { infantry: 1 })];
    view.provinces[at('Palestina')]!.stacks = [
      stack(2, { infantry: 4 }),
      stack(1, { generals: 1 }),
    ];
    const { stops, byLand } = reachOf(view, 0, at('Egypt'));
    expect([...stops]).toEqual([at('Cyrenaica')]);
    expect(byLand.has(at('Syria'))).toBe(true);
  });

  it('lands from a sea with own galleys where no way leads by land', () => {
    const view = alone();
    view.seas[atSea('Mare Tyrrhenum')]!.fleets = [{ seat: 0, galleys: 1 }];
    const { bySea } = reachOf(view, 0, at('Egypt'));
    expect(bySea.get(at('Sicilia'))).toEqual([seaRegion(atSea('Mare Tyrrhenum'))]);
    expect(bySea.has(at('Italia'))).toBe(false);
  });

  it('keeps to the option for the disputed border', () => {
    const border = (option: 'open' | 'closed') => {
      const view = alone({ border: option });
      for (const name of ['Syria', 'Palestina', 'Cyrenaica'])
        view.provinces[at(name)]!.stacks = [stack(1, { infantry: 1 })];
      return reachOf(view, 0, at('Egypt')).byLand.has(at('Mesopotamia'));
    };
    expect(border('open')).toBe(true);
    expect(border('closed')).toBe(false);
  });

  it('is shown for an own army with a leader, and while one marches', () => {
    const view = fixture();
    expect(departure(view, 0, at('Achaia'))).toBe(at('Achaia'));
    expect(departure(view, 0, at('Hispania'))).toBeNull();
    const phase = { marching: { from: at('Egypt'), moved: true } };
    expect(departure(fixture({ phase }), 0, null)).toBe(at('Egypt'));
  });

  it('is said in the bar as soon as the army is chosen, with what closes a way', () => {
    const view = alone({ phase: 'turn', straits: [{ ...GIBRALTAR, closed_to: [0] }] });
    for (const name of ['Palestina', 'Arabia Petraea'])
      view.provinces[at(name)]!.stacks = [stack(1, { infantry: 1 })];
    view.seas[GIBRALTAR.sea]!.fleets = [{ seat: 1, galleys: 1 }];
    const { detail } = words.of('en').prompt(view, 0, [{ region: at('Egypt') }], []);
    expect(detail).toMatch(/From Egypt: \d+ provinces by land/);
    expect(detail).toMatch(/Gibraltar is closed by galleys of/);
    expect(words.of('en').prompt(view, 0, [{ region: at('Numidia') }], []).detail).not.toContain(
      'From',
    );
  });
});

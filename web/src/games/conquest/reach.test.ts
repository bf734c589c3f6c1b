import { describe, expect, it } from 'vitest';
import { at, atSea, fixture, reach } from './fixture';
import { seaRegion } from './geography';
import { departure, reachOf } from './reach';
import type { View } from './types';
import { words } from './words';

const GIBRALTAR = {
  name: 'Gibraltar',
  a: at('Baetica'),
  b: at('Tingitana'),
  sea: atSea('Mare Baliaricum'),
  closed_to: [0],
};

/** An army in Egypt that the galleys of Cassius keep from Hispania. */
const kept = (): View =>
  fixture({
    phase: 'turn',
    straits: [GIBRALTAR],
    reach: [
      reach('Egypt', {
        by_land: [at('Cyrenaica'), at('Tingitana')],
        stops: [at('Cyrenaica')],
        by_sea: [{ to: at('Sicilia'), over: [atSea('Mare Tyrrhenum')] }],
        closed: [{ strait: 0, by: [1] }],
        shut: [at('Hispania')],
      }),
    ],
  });

describe('the reach of an army', () => {
  it('is what the rules say, by regions of the map', () => {
    const shown = reachOf(kept(), at('Egypt'));
    expect(shown?.byLand).toEqual(new Set([at('Cyrenaica'), at('Tingitana')]));
    expect(shown?.bySea.get(at('Sicilia'))).toEqual([seaRegion(atSea('Mare Tyrrhenum'))]);
    expect(shown?.shut).toEqual(new Set([at('Hispania')]));
    expect(reachOf(kept(), at('Achaia'))).toBeNull();
    expect(reachOf(kept(), null)).toBeNull();
  });

  it('is shown for an own army with a leader, and while one marches', () => {
    const view = fixture();
    expect(departure(view, at('Achaia'))).toBe(at('Achaia'));
    expect(departure(view, at('Hispania'))).toBeNull();
    expect(departure(view, null)).toBeNull();
    const phase = { marching: { from: at('Egypt'), moved: true } };
    expect(departure(fixture({ phase, reach: [reach('Egypt')] }), null)).toBe(at('Egypt'));
  });

  it('is said in the bar as soon as the army is chosen, with what closes a way', () => {
    const view = kept();
    const { detail } = words.of('en').prompt(view, 0, [{ region: at('Egypt') }], []);
    expect(detail).toMatch(/From Egypt: 2 provinces by land/);
    expect(detail).toMatch(/Gibraltar is closed by galleys of Cassius/);
    expect(words.of('en').prompt(view, 0, [{ region: at('Numidia') }], []).detail).not.toContain(
      'From',
    );
  });
});

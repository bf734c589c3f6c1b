import { describe, expect, it } from 'vitest';
import { fixture } from './fixture';
import { areasAfter, gain, lose, supplyAfter } from './foresee';

const view = fixture();

describe('what an action will lead to', () => {
  it('turns up the largest die below 6 first, then a new one (OP-3.3, OP-3.4)', () => {
    expect(gain([4], 3)).toEqual([6, 1]);
    expect(gain([5, 3], 3)).toEqual([6, 5]);
    expect(gain([], 2)).toEqual([2]);
  });

  it('takes losses from the smallest die (OP-5.3, OP-7.10)', () => {
    expect(lose([3, 1], 2)).toEqual([2]);
    expect(lose([3, 2], 2)).toEqual([3]);
  });

  it('counts a march out of the capital as warriors to be fed', () => {
    const action = { march: { from: 11, die: 5, to: 10, warriors: 3 } };
    expect(supplyAfter(view, 0, action, 0)).toMatchObject({ outside: 12, ears: 9, starving: 3 });
  });

  it('pays the shields before a conquest (OP-7.2) and destroys nothing on a front', () => {
    const action = { conquer: { from: 6, die: 3, to: 5, warriors: 1 } };
    const after = areasAfter(view, 0, action);
    expect(after[5]).toMatchObject({ owner: 0, dice: [1] });
    expect(after[6]?.dice).toEqual([2]);
  });

  it('leaves a card empty after an even fight (OP-7.7)', () => {
    const after = areasAfter(view, 0, { fight: { from: 6, die: 3, to: 5, warriors: 1 } });
    expect(after[5]).toMatchObject({ owner: null, dice: [] });
    expect(after[6]?.dice).toEqual([2, 1]);
  });

  it('knows the ears of a scouted back and a range for others', () => {
    const seen = supplyAfter(view, 0, { build: { area: 6 } }, 0);
    expect([seen.ears, seen.earsAtMost]).toEqual([8, 8]);
    const areas = [...view.areas];
    areas[6] = { ...areas[6]!, back: null };
    const unseen = supplyAfter({ ...view, areas }, 0, { build: { area: 6 } }, 0);
    expect([unseen.ears, unseen.earsAtMost]).toEqual([8, 10]);
  });
});

import { describe, expect, it } from 'vitest';
import cases from '../../../crates/server/tests/patch-cases.json';
import type { Patch } from './contract';
import { applyPatch } from './patch';

describe('a patch of the server', () => {
  it.each(cases.map((one) => [JSON.stringify(one.patch), one]))('%s', (_, one) => {
    const before = structuredClone(one.old);
    expect(applyPatch(one.old, one.patch as unknown as Patch)).toEqual(one.new);
    expect(one.old).toEqual(before);
  });

  it('is refused where it does not fit', () => {
    expect(() => applyPatch('text', { a: { $set: 1 } })).toThrow();
    expect(() => applyPatch({ a: 1 }, { $at: { '0': { $set: 1 } } })).toThrow();
    expect(() => applyPatch([1], { $at: { '4': { $set: 1 } } })).toThrow();
  });
});

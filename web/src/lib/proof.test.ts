import { expect, it } from 'vitest';
import { proves } from './proof';

const SEED = '00'.repeat(32);
const HASH = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

it('accepts the seed that belongs to the hash and no other', async () => {
  expect(await proves(SEED, HASH)).toBe('yes');
  expect(await proves('01'.repeat(32), HASH)).toBe('no');
  expect(await proves('not hex', HASH)).toBe('no');
});

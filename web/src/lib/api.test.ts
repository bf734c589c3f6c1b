import { expect, it } from 'vitest';
import { plainOptions } from './api';

it('sends numbers, and yes or no, as what they are', () => {
  const chosen = { board: 'west', events: 'false', coins: '30', sides: 'first_brown' };
  const sent = { board: 'west', events: false, coins: 30, sides: 'first_brown' };
  expect(plainOptions(chosen)).toEqual(sent);
});

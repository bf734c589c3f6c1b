import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../lib/contract';
import { endsByResigning } from './people';

const person: SeatInfo = {
  kind: 'person',
  name: 'Ada',
  bot: null,
  resigned: false,
  connected: true,
};
const bot: SeatInfo = { ...person, kind: 'bot', name: null, bot: 'tiro' };
const table = (seats: SeatInfo[], your_seats: number[]): TableInfo =>
  ({ seats, your_seats }) as TableInfo;

describe('a resignation', () => {
  it('ends a game for two', () => {
    expect(endsByResigning(table([person, person], [0]))).toBe(true);
  });

  it('leaves the others their game', () => {
    expect(endsByResigning(table([person, bot, person], [0]))).toBe(false);
  });

  it('ends a game in which only bots would be left', () => {
    expect(endsByResigning(table([person, bot, bot], [0]))).toBe(true);
    expect(
      endsByResigning(table([person, bot, { ...bot, name: 'Ben', resigned: true }], [0])),
    ).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../lib/contract';
import { TablePlan } from './plan.svelte';

const game = (seats: [number, number], options: GameInfo['options']): GameInfo => ({
  id: 'some',
  name: 'Some',
  rules: 1,
  rule_prefix: 'SO',
  seats,
  options,
  has_secrets: false,
});
const LEVELS = ['tiro', 'veteranus'];
const duel = game([2, 2], [{ key: 'map', values: ['west', 'east'] }]);
const many = game(
  [2, 6],
  [
    { key: 'players', values: ['4', '2', '3'] },
    { key: 'map', values: ['west', 'east'] },
  ],
);
const plan = (info: GameInfo): TablePlan =>
  new TablePlan(
    () => info,
    () => LEVELS,
  );

describe('a table that is not open yet', () => {
  it('has the defaults of the game and is private', () => {
    const one = plan(many);
    expect(one.options).toEqual({ players: '4', map: 'west' });
    expect(one.sizes).toEqual([2, 3, 4]);
    expect(one.choices.map(({ key }) => key)).toEqual(['map']);
    expect(one.isListed).toBe(false);
    expect(one.level).toBe('tiro');
  });

  it('seats its opener where chosen, and bots on the rest', () => {
    const one = plan(many);
    one.side = '2';
    one.chooseLevel('veteranus');
    const bot = { bot: 'veteranus' };
    expect(one.seating('open', 0)).toEqual([bot, bot, 'me', bot]);
    expect(one.seating('open', 2)).toEqual(['open', 'open', 'me', bot]);
  });

  it('leaves the side to chance unless one is chosen', () => {
    const one = plan(duel);
    expect(one.seating('me', 1)).toEqual(['me', 'me']);
    expect(one.seating('open', 1, () => 0.9)).toEqual(['open', 'me']);
    expect(one.seating('open', 1, () => 0.1)).toEqual(['me', 'open']);
  });

  it('never seats its opener on a chair that is gone', () => {
    const one = plan(many);
    one.side = '3';
    one.chooseSize(2);
    expect(one.seating('open', 1, () => 0)).toEqual(['me', 'open']);
  });

  it('counts the people again when the table shrinks', () => {
    const one = plan(many);
    one.choosePeople(3);
    expect(one.people).toBe(3);
    one.chooseSize(2);
    expect(one.people).toBe(2);
    expect(one.crowds).toEqual([2]);
  });
});

import { describe, expect, it } from 'vitest';
import { at } from './fixture';
import { bidsSoFar, campaigns, lastBattle, lastToSpeak, passedVotes } from './told';
import type { Event } from './types';

describe('what the events tell', () => {
  it('counts only the bids of the auction under way', () => {
    const told: Event[] = [
      { bid: { seat: 0, talents: 20, a: 0, b: 1 } },
      { passed: { seat: 1 } },
      { auction_won: { seat: 0, talents: 20 } },
      { allied: { seat: 0, slot: 1 } },
      { bid: { seat: 1, talents: 0, a: 2, b: null } },
      { passed: { seat: 2 } },
      { bid: { seat: 2, talents: 5, a: null, b: 2 } },
    ];
    expect([...bidsSoFar(told)]).toEqual([
      [1, 0],
      [2, 5],
    ]);
    expect([...bidsSoFar(told.slice(0, 2))]).toEqual([
      [0, 20],
      [1, 'passed'],
    ]);
  });

  it('forgets a pass once its player has laid a senator', () => {
    const told: Event[] = [
      { passed: { seat: 3 } },
      { vote_called: { seat: 0, card: 'loot' } },
      { passed: { seat: 0 } },
      { passed: { seat: 1 } },
      { laid: { seat: 2, votes: 1, total: 1 } },
      { laid: { seat: 0, votes: 2, total: 2 } },
    ];
    expect([...passedVotes(told)]).toEqual([1]);
  });

  it('knows who has just spoken', () => {
    expect(lastToSpeak([{ passed: { seat: 1 } }, { laid: { seat: 2, votes: 1, total: 1 } }])).toBe(
      2,
    );
    expect(lastToSpeak([{ laid: { seat: 2, votes: 1, total: 1 } }, { passed: { seat: 0 } }])).toBe(
      0,
    );
    expect(lastToSpeak([{ passed: { seat: 0 } }, { turn_ended: { seat: 0 } }])).toBeNull();
  });

  it('knows how old the last battle is, and whether it is over', () => {
    const field = { land: at('Egypt') };
    const told: Event[] = [
      { attacked: { seat: 0, field, whom: 1 } },
      { threw: { seat: 0, faces: [1, 0, 0, 0, 2], struck: [1, 0, 0, 0], hits: 1 } },
    ];
    expect(lastBattle(told)?.isOver).toBe(false);
    const over = lastBattle([...told, { beaten: { seat: 1, field } }, { turn_ended: { seat: 0 } }]);
    expect(over).toMatchObject({ isOver: true, beaten: [1], turnsAgo: 1 });
    expect(lastBattle([])).toBeNull();
  });

  it('says where each point came from, campaign by campaign', () => {
    const egypt = at('Egypt');
    const told: Event[] = [
      { points_won: { seat: 1, points: 10 } },
      { taxed: { seat: 0, talents: 35 } },
      { scored: { seat: 0, at: egypt, rank: 1, points: 15 } },
      { scored: { seat: 1, at: egypt, rank: 2, points: 5 } },
      { chaos_shown: { seat: 0, chaos: 6 } },
      { penalised: { seat: 0, points: 10 } },
      { campaign_ended: { campaign: 1 } },
      { campaign_begun: { campaign: 2 } },
      { scored: { seat: 0, at: egypt, rank: 1, points: 15 } },
      { campaign_ended: { campaign: 2 } },
    ];
    const [first, second] = campaigns([...told, { points_won: { seat: 0, points: 15 } }], [35, 15]);
    expect(first?.scores.get(egypt)?.get(1)).toEqual({ rank: 2, points: 5 });
    expect(first).toMatchObject({ byCards: [0, 10], penalties: [10, 0], taxes: [35, 0] });
    expect(first).toMatchObject({ sum: [5, 15], total: [5, 15], chaos: [6, null] });
    expect(second).toMatchObject({ number: 2, sum: [15, 0], total: [20, 15] });
  });

  it('leaves open what a long game no longer tells', () => {
    const egypt = at('Egypt');
    const told: Event[] = [
      { points_won: { seat: 0, points: 10 } },
      { scored: { seat: 0, at: egypt, rank: 1, points: 15 } },
      { campaign_ended: { campaign: 3 } },
    ];
    const [third] = campaigns(told, [120, 80]);
    expect(third).toMatchObject({ number: 3, byCards: null, sum: null, total: [120, 80] });
  });
});

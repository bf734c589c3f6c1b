import { expect, test } from 'vitest';
import told from '../fixtures/events.json';
import type { Event, View } from '../types';
import { lastFight } from '.';
import { landStory } from './land';
import { navalStory } from './naval';
import { siegeStory } from './siege';

const naval = told.naval as Event[];
const over = told.over as Event[];

const attack = (side: 'rome' | 'carthage', round: number | null, die: number): Event => ({
  naval_attack: { side, round, transports: false, die, modified: die, hits: die > 3 ? 1 : 0 },
});

test('each side has one turn in a round, with the card that it laid', () => {
  const turns = navalStory(naval)?.turns ?? [];
  expect(turns.map(({ round, side, card }) => [round, side, card])).toEqual([
    [1, 'carthage', 'diekplous'],
    [1, 'rome', 'kyklos'],
    [2, 'carthage', 'boarding'],
    [2, 'rome', null],
    [3, 'carthage', 'ramming'],
  ]);
  expect(turns[3]?.hasPrize).toBe(true);
});

test('a die that is rolled again takes the place of the first', () => {
  const turns = navalStory([...naval, attack('rome', 3, 1), attack('rome', 3, 6)])?.turns ?? [];
  expect(turns).toHaveLength(6);
  expect(turns[5]?.attack).toMatchObject({ die: 6, hits: 1 });
});

test('a false signal voids the manoeuvre, a reaction answers the attack', () => {
  const story = navalStory([
    ...naval,
    { tactic_played: { side: 'rome', card: 'ramming' } },
    { tactic_played: { side: 'carthage', card: 'false_signal' } },
    attack('rome', 3, 5),
    { tactic_played: { side: 'carthage', card: 'back_water' } },
  ]);
  expect(story?.turns.at(-1)).toMatchObject({
    card: 'ramming',
    isVoid: true,
    answers: ['back_water'],
  });
});

test('what a naval battle cost is told side by side', () => {
  const story = navalStory([
    ...naval,
    attack('rome', null, 4),
    { ships_lost: { side: 'carthage', ships: 3 } },
    { ships_damaged: { side: 'carthage', ships: 2 } },
    { naval_battle_over: { winner: 'rome' } },
    { demanded: { side: 'carthage', markers: 1 } },
  ]);
  expect(story?.chase?.hits).toBe(1);
  expect(story?.lost).toEqual({ rome: 0, carthage: 3 });
  expect(story?.demanded).toEqual({ side: 'carthage', markers: 1 });
});

test('cards are matched pair by pair, and a test after a match is for the initiative', () => {
  const pairs = landStory(over)?.pairs ?? [];
  expect(pairs.map(({ side, card, matched }) => [side, card, matched])).toEqual([
    ['rome', 'frontal_assault', 'frontal_assault'],
    ['carthage', 'flank_left', 'flank_left'],
    ['carthage', 'probe', null],
  ]);
  expect(pairs[0]?.seized).toMatchObject({ die: 3, passed: true });
  expect(pairs[0]?.passedTo).toBe('carthage');
});

test('a test of whoever leads is an attempt to withdraw', () => {
  const story = landStory([
    ...over.slice(0, 3),
    { tested: { general: 22, die: 6, passed: false } },
    { initiative_passed: { to: 'carthage' } },
  ]);
  expect(story?.withdrawals).toEqual([{ general: 22, die: 6, passed: false }]);
});

test('losses of a land battle come with their dice', () => {
  const story = landStory(over);
  expect(story?.lost).toBe('rome');
  expect(story?.losses.carthage).toMatchObject({ die: 6, hits: 2 });
  expect(story?.fallen.rome).toBe(1);
});

const siege: Event[] = [
  { siege_declared: { general: 22, at: 50 } },
  { siege_rolled: { general: 22, red: true, die: 6, face: 'two_points' } },
  { point_stopped: { side: 'carthage', at: 50, with: 'both' } },
  { siege_points: { at: 50, points: 1 } },
];

test('a siege roll is told with its face, its points and what was stopped', () => {
  expect(siegeStory(siege)).toMatchObject({ points: 1, stopped: 1, fallenTo: null });
  expect(siegeStory(siege)?.rolls).toEqual([{ red: true, die: 6, face: 'two_points' }]);
});

test('the last fight is the one that began last and is over', () => {
  const idle = { battle: null, naval: null, tasks: [] as unknown[] } as unknown as View;
  expect(lastFight(idle, [...over, ...siege])?.story.kind).toBe('siege');
  expect(lastFight(idle, [...siege, ...over])?.story.kind).toBe('land');
  const next: Event = { activated: { general: 3, points: 4 } };
  expect(lastFight(idle, [...over, next])?.isOld).toBe(true);
  expect(lastFight(idle, over)?.isOld).toBe(false);
  const fighting = { ...idle, battle: {} } as unknown as View;
  expect(lastFight(fighting, over)).toBeNull();
});

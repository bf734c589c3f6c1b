/** Kinds of cards, as the panels group them. */
import type { Card } from './types';
import type { Lifetime } from './words/en/cards';

export const SENATORS: readonly Card[] = ['senator_i', 'senator_ii', 'senator_iii', 'senator_iv'];
export const VOTES: readonly Card[] = [
  'emergency_tax',
  'bread_and_circuses',
  'hail_caesar',
  'new_legions',
  'influence_in_rome',
];
const MULTI_USE: readonly Card[] = ['assassin', 'loot', ...VOTES];
const FOR_GOOD: readonly Card[] = ['army_training', 'naval_training', 'fair_wind'];

export function lifetimeOf(card: Card): Lifetime {
  if (SENATORS.includes(card)) return 'hand';
  if (MULTI_USE.includes(card) || card.startsWith('merchant_')) return 'each';
  if (card.startsWith('diplomacy_')) return 'campaign';
  if (FOR_GOOD.includes(card)) return 'game';
  return 'now';
}

/** What a card is about, for its sign. */
export type Suit =
  | 'money'
  | 'blade'
  | 'vote'
  | 'senator'
  | 'treaty'
  | 'fleet'
  | 'city'
  | 'barbarian'
  | 'influence'
  | 'revolt'
  | 'training'
  | 'wind';

export function suitOf(card: Card): Suit {
  if (SENATORS.includes(card)) return 'senator';
  if (VOTES.includes(card)) return 'vote';
  if (card.startsWith('merchant_') || card === 'loot') return 'money';
  if (card.startsWith('diplomacy_')) return 'treaty';
  if (card.startsWith('fleet_')) return 'fleet';
  if (card.startsWith('city_')) return 'city';
  if (card.startsWith('barbarians_')) return 'barbarian';
  if (card === 'politician') return 'influence';
  if (card === 'slave_revolt') return 'revolt';
  if (card === 'fair_wind') return 'wind';
  if (card === 'assassin' || card === 'bribe') return 'blade';
  return 'training';
}

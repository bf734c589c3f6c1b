/** Kinds of cards, as the panels group them. */
import type { Card, CardEffect, View } from './types';

export const SENATORS: readonly Card[] = ['senator_i', 'senator_ii', 'senator_iii', 'senator_iv'];
export const VOTES: readonly Card[] = [
  'emergency_tax',
  'bread_and_circuses',
  'hail_caesar',
  'new_legions',
  'influence_in_rome',
];

/** What a card does that is on offer, lies before a player or is being carried out. */
export function effectOf(view: View, card: Card): CardEffect | null {
  const open = [...view.offer, ...view.realms.flatMap(({ cards }) => cards)];
  return open.find((one) => one.card === card)?.effect ?? null;
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

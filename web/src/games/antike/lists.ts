/** The words of the game in the order in which the rules number them. */
import type { Card, Field, Good, KnowHow, Personage, Unit, Wealth } from './types';

export const GOODS: readonly Good[] = ['marble', 'iron', 'gold'];
export const WEALTH: readonly Wealth[] = ['marble', 'iron', 'gold', 'coin'];
export const UNITS: readonly Unit[] = ['legion', 'galley', 'special'];
export const FIELDS: readonly Field[] = [
  'ferrum',
  'templum',
  'aurum',
  'duellum',
  'militia',
  'marmor',
  'scientia',
  'second_duellum',
];
export const KNOW_HOW: readonly KnowHow[] = [
  'strata',
  'navigatio',
  'moneta',
  'res_publica',
  'commercium',
];
export const PERSONAGES: readonly Personage[] = [
  'king',
  'general',
  'citizen',
  'scholar',
  'navigator',
];
export const CARDS: readonly Card[] = [
  'academy',
  'earthquake',
  'burglary',
  'fortress',
  'votive_gifts',
  'armoury',
  'forced_march',
  'fair_wind',
  'rich_vein',
  'market_day',
  'settlers',
  'master_builder',
  'volunteers',
  'storm',
  'ambush',
  'siege_tower',
];

/** The tracks in targets. */
export const TRACK = {
  rondel: 0,
  knowHow: 1,
  wealth: 2,
  taken: 3,
  recruits: 4,
  personages: 5,
} as const;

/** What the spaces of the tracks mean, in the order of the rules crate. */
import type { Seat, Target } from '../../lib/contract';
import type { Answer, Card, Unit } from './types';

export const TRACK = {
  bid: 0,
  a: 1,
  b: 2,
  units: 3,
  players: 4,
  chaos: 5,
  senators: 6,
  answers: 7,
} as const;

export const PROVINCES = 42;
export const SEAS = 18;
/** The space of a track of players that means nobody. */
export const NOBODY = 6;

export const UNITS: readonly Unit[] = [
  'infantry',
  'cavalry',
  'catapult',
  'general',
  'galley',
  'caesar',
];

export const ANSWERS: readonly Answer[] = ['never_lend', 'withdraw'];

export const CARDS: readonly Card[] = [
  'merchant_egypt',
  'merchant_sicilia',
  'merchant_asia',
  'merchant_hispania',
  'merchant_italia',
  'merchant_achaia',
  'merchant_mesopotamia',
  'assassin',
  'loot',
  'emergency_tax',
  'bread_and_circuses',
  'hail_caesar',
  'new_legions',
  'influence_in_rome',
  'senator_i',
  'senator_ii',
  'senator_iii',
  'senator_iv',
  'diplomacy_italia',
  'diplomacy_mesopotamia',
  'diplomacy_numidia',
  'diplomacy_egypt',
  'diplomacy_achaia',
  'diplomacy_pirates',
  'fleet_aegaeum',
  'fleet_alexandria',
  'city_egypt_numidia',
  'city_hispania_sicilia',
  'city_italia_neapolis',
  'city_italia_mesopotamia',
  'city_narbonensis_achaia',
  'city_asia_galacia',
  'barbarians_moesia',
  'barbarians_dacia',
  'barbarians_armenia',
  'barbarians_pannonia',
  'barbarians_germania',
  'barbarians_britannia',
  'politician',
  'bribe',
  'slave_revolt',
  'army_training',
  'naval_training',
  'fair_wind',
];

/** The player that a space of a track of players means. */
export const seatAt = (space: number): Seat | null => (space === NOBODY ? null : space);

/** A province is the region of the same number; seas come behind all provinces. */
export const seaRegion = (sea: number): number => PROVINCES + sea;
export const isSea = (region: number): boolean => region >= PROVINCES;
export const seaOf = (region: number): number => region - PROVINCES;

export const spaceOf = (track: number, space: number): Target => ({ space: { track, space } });
export const unitSpace = (unit: Unit): Target => spaceOf(TRACK.units, UNITS.indexOf(unit));
export const cardTarget = (card: Card): Target => ({ card: CARDS.indexOf(card) });

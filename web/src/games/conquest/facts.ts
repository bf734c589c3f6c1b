import type { Facts } from '../../lib/game';

export const facts: Facts = {
  name: 'Conquest of the Empire II',
  short: 'Conquest',
  minutes: [90, 240],
  weight: 4,
};

import type { Facts } from '../../lib/game';

export const facts: Facts = {
  name: 'Oppida',
  short: 'Oppida',
  minutes: [15, 30],
  weight: 1,
};

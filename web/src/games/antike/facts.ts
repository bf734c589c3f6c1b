import type { Facts } from '../../lib/game';

export const facts: Facts = {
  name: 'Antike Duellum',
  short: 'Antike',
  minutes: [45, 75],
  weight: 2,
};

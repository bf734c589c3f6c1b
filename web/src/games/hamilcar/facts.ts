import type { Facts } from '../../lib/game';

export const facts: Facts = {
  name: 'Hamilcar',
  short: 'Hamilcar',
  minutes: [120, 180],
  weight: 3,
};

/** Where the ships of a fleet lie that sails to the right: the nearer, the larger. */
export interface Berth {
  x: number;
  y: number;
  scale: number;
}

/** The box of a fleet. */
export const WATER = { width: 400, height: 350 };

/** Warships in two staggered lines, the enemy in front of them; far ones first. */
export function lineOfBattle(ships: number): Berth[] {
  const crowd = ships > 4 ? Math.max(0.6, 5 / (ships + 1)) : 1;
  return Array.from({ length: ships }, (_, place) => {
    const depth = ships === 1 ? 0.55 : place / (ships - 1);
    const scale = (0.74 + 0.5 * depth) * crowd;
    const inFront = place % 2 === 1;
    return { x: (inFront ? 300 : 200) + depth * 6, y: 92 + 228 * depth, scale };
  });
}

/** Transports keep behind the line. */
export function convoy(ships: number): Berth[] {
  return Array.from({ length: ships }, (_, place) => {
    const row = Math.floor(place / 2);
    const depth = row / 4;
    return {
      x: 34 + (place % 2) * 70 + (row % 2) * 12,
      y: 74 + row * 48 + (place % 2) * 14,
      scale: 0.52 + 0.18 * depth,
    };
  });
}

/** What is lost lies along the lower edge, prizes behind the line and wrecks before it. */
export function losses(count: number, from: number): Berth[] {
  const step = Math.min(54, 190 / Math.max(1, count));
  return Array.from({ length: count }, (_, place) => ({
    x: from + place * step,
    y: 338,
    scale: count > 4 ? 0.52 : 0.68,
  }));
}

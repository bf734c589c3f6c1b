/** Finds a place for a box where it hides nothing that matters. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Obstacle extends Box {
  /** How bad it is to cover a part of it. */
  weight: number;
}

const SPACE = 12;

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * The place inside the frame that covers the least of the obstacles and, among equals, is nearest
 * to the first of them: that is what the box speaks of.
 */
export function clearSpot(
  size: { width: number; height: number },
  frame: Box,
  obstacles: Obstacle[],
): Box {
  const subject = centre(obstacles[0] ?? frame);
  const spots = places(frame.left, frame.width, size.width, obstacles, 'left', 'width').flatMap(
    (left) =>
      places(frame.top, frame.height, size.height, obstacles, 'top', 'height').map((top) => {
        const spot = { left, top, ...size };
        const covered = obstacles.reduce(
          (sum, obstacle) => sum + overlap(spot, obstacle) * obstacle.weight,
          0,
        );
        const { x, y } = centre(spot);
        return { spot, covered, far: Math.hypot(x - subject.x, y - subject.y) };
      }),
  );
  spots.sort((one, other) => one.covered - other.covered || one.far - other.far);
  return spots[0]?.spot ?? { left: frame.left, top: frame.top, ...size };
}

/** Along one axis: both edges, the middle, and before and behind every obstacle. */
function places(
  start: number,
  length: number,
  size: number,
  obstacles: Obstacle[],
  from: 'left' | 'top',
  extent: 'width' | 'height',
): number[] {
  const [first, last] = [start + SPACE, start + length - size - SPACE];
  const wanted = obstacles.flatMap((obstacle) => [
    obstacle[from] - size - SPACE,
    obstacle[from] + obstacle[extent] + SPACE,
    obstacle[from] + (obstacle[extent] - size) / 2,
  ]);
  const inside = wanted.filter((place) => place > first && place < last);
  return [...new Set([first, last, (first + last) / 2, ...inside])];
}

function centre({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

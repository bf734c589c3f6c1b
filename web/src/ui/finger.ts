/** What a finger is meant to hit has at least this size, in pixels. */
const FINGER = 44;

/**
 * What a finger means at a spot of a board where small things lie: the nearest thing that can be
 * chosen, as if each were as large as a finger. Nothing where the finger has hit such a thing
 * itself.
 */
export function meantBy(frame: Element, hit: Element, x: number, y: number): Element | null {
  const LIT = '[data-target][tabindex="0"]';
  if (hit.closest(LIT)) return null;
  let [nearest, least] = [null as Element | null, Infinity];
  for (const one of frame.querySelectorAll(LIT)) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [across, down] = [away(x, left, width), away(y, top, height)];
    if (across > room(width) || down > room(height)) continue;
    const far = Math.hypot(across, down);
    if (far < least) [nearest, least] = [one, far];
  }
  return nearest;
}

/** How far a spot lies outside. */
const away = (at: number, from: number, length: number): number =>
  Math.max(0, from - at, at - from - length);
/** What is missing on each side. */
const room = (length: number): number => Math.max(0, (FINGER - length) / 2);

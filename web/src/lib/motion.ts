/** Whether the visitor asked for little motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration in milliseconds, 0 where motion is not wanted. */
export function lasting(milliseconds: number): number {
  return isStill() ? 0 : milliseconds;
}

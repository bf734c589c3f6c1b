import { clearSpot, type Obstacle } from './clearspot';

/** What the guide speaks of must be seen; what could be clicked should be. */
const SUBJECT = 1_000;
const CLICKABLE = 1;

const found = (selector: string, weight: number): Obstacle[] =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height, weight };
  });
const selectorFor = (key: string): string => `[data-target="${CSS.escape(key)}"]`;

/**
 * Holds a box inside its parent where it covers neither the targets it speaks of nor a list of
 * choices, and as little as possible of what can be clicked.
 */
export function keepClear(box: HTMLElement, subjects: string[], clickable: string[]): () => void {
  const parent = box.parentElement!;
  const place = (): void => {
    const frame = parent.getBoundingClientRect();
    const obstacles = [
      ...subjects.flatMap((key) => found(selectorFor(key), SUBJECT)),
      ...found('main .isPointed', SUBJECT),
      ...found('[data-testid="choices"]', SUBJECT),
      ...clickable.flatMap((key) => found(selectorFor(key), CLICKABLE)),
    ];
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const spot = clearSpot(size, frame, obstacles);
    box.style.left = `${spot.left - frame.left}px`;
    box.style.top = `${spot.top - frame.top}px`;
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(parent);
  sizes.observe(box);
  // A die that is still on its way has its place only at the end.
  parent.addEventListener('transitionend', place);
  return () => {
    sizes.disconnect();
    parent.removeEventListener('transitionend', place);
  };
}

import type { Target } from '../lib/contract';
import type { Point } from './map/chart';

const STARTS_AFTER = 6;

/** Dragging a piece onto a region, by its `data-region`: the same choice as two clicks. */
export class Drag {
  key = $state<string | null>(null);
  shift = $state.raw<Point>([0, 0]);
  /** The region under the pointer. */
  over = $state<number | null>(null);
  isMoving = $state(false);
  /** The click that follows the release is no choice of its own. */
  justEnded = false;

  #piece: Target | null = null;
  #home = -1;
  #from: Point = [0, 0];

  constructor(
    private readonly board: () => SVGSVGElement | undefined,
    private readonly dropped: (piece: Target, region: number) => void,
  ) {}

  start(event: PointerEvent, key: string, piece: Target, home: number): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    this.justEnded = false;
    this.key = key;
    this.#piece = piece;
    this.#home = home;
    this.#from = this.#point(event);
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#end);
    addEventListener('pointercancel', this.#cancel);
  }

  #point({ clientX, clientY }: PointerEvent): Point {
    const matrix = this.board()?.getScreenCTM();
    if (!matrix) return [clientX, clientY];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [x, y];
  }

  #move = (event: PointerEvent): void => {
    const [x, y] = this.#point(event);
    const shift: Point = [x - this.#from[0], y - this.#from[1]];
    if (!this.isMoving && Math.hypot(...shift) < STARTS_AFTER) return;
    this.isMoving = true;
    this.shift = shift;
    this.over = regionUnder(event);
  };

  #end = (): void => {
    const [piece, region, moved, home] = [this.#piece, this.over, this.isMoving, this.#home];
    this.#cancel();
    if (!moved) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false), 0);
    if (piece && region !== null && region !== home) this.dropped(piece, region);
  };

  #cancel = (): void => {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#end);
    removeEventListener('pointercancel', this.#cancel);
    this.key = null;
    this.shift = [0, 0];
    this.over = null;
    this.isMoving = false;
  };
}

function regionUnder({ clientX, clientY }: PointerEvent): number | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const region = element.closest('[data-region]')?.getAttribute('data-region');
    if (region) return Number(region);
  }
  return null;
}

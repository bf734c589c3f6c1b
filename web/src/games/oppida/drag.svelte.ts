import type { Target } from '../../lib/contract';
import { areaAt, type Point } from './layout';

const STARTS_AFTER = 6;

/** Dragging a die onto a card: the same choice as two clicks. */
export class Drag {
  id = $state<number | null>(null);
  shift = $state.raw<Point>({ x: 0, y: 0 });
  /** The card under the die. */
  over = $state<number | null>(null);
  isMoving = $state(false);
  /** The click that follows the release is no choice of its own. */
  justEnded = false;

  #piece: Target | null = null;
  #from: Point = { x: 0, y: 0 };

  constructor(
    private readonly board: () => SVGSVGElement | undefined,
    private readonly upright: () => boolean,
    private readonly dropped: (piece: Target, area: number) => void,
  ) {}

  start(event: PointerEvent, id: number, piece: Target): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    this.justEnded = false;
    this.id = id;
    this.#piece = piece;
    this.#from = this.#point(event);
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#end);
    addEventListener('pointercancel', this.#cancel);
  }

  #point({ clientX, clientY }: PointerEvent): Point {
    const matrix = this.board()?.getScreenCTM();
    return matrix
      ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
      : { x: clientX, y: clientY };
  }

  #move = (event: PointerEvent): void => {
    const now = this.#point(event);
    const shift = { x: now.x - this.#from.x, y: now.y - this.#from.y };
    if (!this.isMoving && Math.hypot(shift.x, shift.y) < STARTS_AFTER) return;
    this.isMoving = true;
    this.shift = shift;
    this.over = areaAt(now, this.upright());
  };

  #end = (): void => {
    const [piece, area, moved] = [this.#piece, this.over, this.isMoving];
    this.#cancel();
    if (!moved) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false), 0);
    const home = piece && 'piece' in piece ? piece.piece.region : null;
    if (piece && area !== null && area !== home) this.dropped(piece, area);
  };

  #cancel = (): void => {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#end);
    removeEventListener('pointercancel', this.#cancel);
    this.id = null;
    this.shift = { x: 0, y: 0 };
    this.over = null;
    this.isMoving = false;
  };
}

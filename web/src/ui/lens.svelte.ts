const MOST = 4;
const STARTS_AFTER = 8;

interface Spot {
  x: number;
  y: number;
}

/** Zoom and pan of one frame by fingers or wheel. */
export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  #spots = new Map<number, Spot>();
  #hasMoved = false;

  constructor(private readonly frame: () => DOMRect | null) {}

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && this.scale === 1) return;
    if (this.#spots.size === 0) this.#hasMoved = false;
    this.#spots.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#spots.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#spots].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.#zoomAt(
        { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
        distance(now, other) / Math.max(1, distance(before, other)),
      );
      this.#hasMoved = true;
    } else if (this.scale > 1) {
      if (!this.#hasMoved && distance(now, before) < STARTS_AFTER) return;
      this.#hasMoved = true;
      this.#panBy(now.x - before.x, now.y - before.y);
    }
    this.#spots.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#spots.delete(event.pointerId);
  };

  /** A drag of the whole picture ends in a click that means nothing. */
  swallowClick = (event: MouseEvent): void => {
    if (!this.#hasMoved) return;
    this.#hasMoved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && this.scale === 1) return;
    event.preventDefault();
    if (event.ctrlKey)
      this.#zoomAt({ x: event.clientX, y: event.clientY }, Math.exp(-event.deltaY / 160));
    else this.#panBy(-event.deltaX, -event.deltaY);
  };

  #zoomAt(spot: Spot, factor: number): void {
    const frame = this.frame();
    if (!frame) return;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const [px, py] = [spot.x - frame.x, spot.y - frame.y];
    const ratio = scale / this.scale;
    this.scale = scale;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.#panBy(0, 0);
  }

  #panBy(dx: number, dy: number): void {
    const frame = this.frame();
    if (!frame) return;
    const clamp = (value: number, length: number): number =>
      Math.min(0, Math.max(length * (1 - this.scale), value));
    this.x = clamp(this.x + dx, frame.width);
    this.y = clamp(this.y + dy, frame.height);
  }
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

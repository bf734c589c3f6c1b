import { Layer } from './layer.svelte';

const MOST = 4;
const STARTS_AFTER = 8;
const KEY_ZOOM = 1.25;
const KEY_PAN = 60;
/** How far from the edge something stays that is brought into view. */
const EDGE = 16;

const PANS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface Spot {
  x: number;
  y: number;
}

/** Zoom and pan of one frame by fingers or wheel. */
export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** While the picture follows a pointer, nothing in it is meant. */
  isDragged = $state(false);
  readonly layer = new Layer();

  #spots = new Map<number, Spot>();
  #hasMoved = false;

  constructor(private readonly frame: () => DOMRect | null) {}

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
    this.layer.rescale(false);
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
      this.#hold(event);
    } else if (this.scale > 1) {
      if (!this.#hasMoved && distance(now, before) < STARTS_AFTER) return;
      this.#hasMoved = true;
      this.#hold(event);
      this.#panBy(now.x - before.x, now.y - before.y);
    }
    this.#spots.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#spots.delete(event.pointerId);
    if (this.#spots.size === 0) this.isDragged = false;
  };

  /** A drag of the whole picture ends in a click that means nothing. */
  swallowClick = (event: MouseEvent): void => {
    if (!this.#hasMoved) return;
    this.#hasMoved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** As on a map: the wheel zooms at the pointer; sideways or with shift it pans. */
  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const isPan = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isPan) this.#panBy(-(event.deltaX || event.deltaY), event.deltaX ? -event.deltaY : 0);
    else {
      const step = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1);
      this.#zoomAt({ x: event.clientX, y: event.clientY }, Math.exp(-step / 300));
    }
  };

  /** Plus and minus zoom at the middle, shift and an arrow pan; whether the key was one of them. */
  key(event: KeyboardEvent): boolean {
    const frame = this.frame();
    if (!frame || event.ctrlKey || event.metaKey || event.altKey) return false;
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    if (event.key === '+' || event.key === '=') this.#zoomAt(middle, KEY_ZOOM);
    else if (event.key === '-') this.#zoomAt(middle, 1 / KEY_ZOOM);
    else {
      const way = event.shiftKey && this.scale > 1 ? PANS[event.key] : undefined;
      if (!way) return false;
      this.#panBy(way[0] * KEY_PAN, way[1] * KEY_PAN);
    }
    return true;
  }

  /** Pans until something inside is seen: the keyboard goes to what a zoom has pushed out. */
  reveal({ left, top, right, bottom }: DOMRect): void {
    const frame = this.frame();
    if (!frame || this.scale === 1) return;
    const shift = (from: number, to: number, start: number, end: number): number =>
      from < start + EDGE ? start + EDGE - from : to > end - EDGE ? end - EDGE - to : 0;
    this.#panBy(
      shift(left, right, frame.left, frame.right),
      shift(top, bottom, frame.top, frame.bottom),
    );
  }

  /** The picture follows this pointer, also outside the frame, until it is let go. */
  #hold({ currentTarget, pointerId }: PointerEvent): void {
    if (!this.isDragged) (currentTarget as Element | null)?.setPointerCapture?.(pointerId);
    this.isDragged = true;
  }

  #zoomAt(spot: Spot, factor: number): void {
    const frame = this.frame();
    if (!frame) return;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const [px, py] = [spot.x - frame.x, spot.y - frame.y];
    const ratio = scale / this.scale;
    if (ratio !== 1) this.layer.rescale(scale > 1);
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

import type { Point } from './chart';

const STARTS_AFTER = 8;
/** Pixels for each unit of the map, near by: a place is then large enough for a finger. */
const NEAR = 0.88;
/** From this size of the whole map on nothing has to come nearer. */
const LARGE = 0.62;

/**
 * Where the window for a map is small: the part of the map that is shown in it, moved by a finger.
 */
export class Glass {
  #wish = $state(true);
  /** The middle of what is shown, in units of the map. */
  #middle = $state.raw<Point | null>(null);
  #from: { x: number; y: number; middle: Point } | null = null;
  #fingers = new Set<number>();
  #hasMoved = false;

  constructor(
    private readonly map: () => SVGSVGElement | undefined,
    /** Width and height of the map. */
    private readonly size: () => Point,
    /** Width and height of the window in pixels. */
    private readonly pane: () => Point,
    /** Where to look first. */
    private readonly home: () => Point,
  ) {}

  get #fit(): number {
    const [width, height] = this.size();
    const [wide, high] = this.pane();
    return Math.min(wide / width, high / height);
  }

  /** Whether the whole map would be too small. */
  get isNeeded(): boolean {
    return this.#fit > 0 && this.#fit < LARGE;
  }

  get isClose(): boolean {
    return this.#wish && this.isNeeded;
  }

  /** Pixels for each unit of the map. */
  get scale(): number {
    return this.isClose ? NEAR : this.#fit;
  }

  /** What is seen, in units of the map. */
  get box(): [x: number, y: number, width: number, height: number] {
    const [width, height] = this.size();
    const [wide, high] = this.pane().map((side) => side / this.scale) as Point;
    const [x, y] = this.#middle ?? this.home();
    const within = (at: number, part: number, whole: number): number =>
      part >= whole ? (whole - part) / 2 : Math.min(whole - part, Math.max(0, at - part / 2));
    return [within(x, wide, width), within(y, high, height), wide, high];
  }

  /** Moves to the nearest of these points, unless one of them is in sight. */
  show(points: Point[]): void {
    const [x, y, width, height] = this.box;
    const sees = ([px, py]: Point): boolean =>
      px > x && px < x + width && py > y && py < y + height;
    if (!this.isClose || points.length === 0 || points.some(sees)) return;
    const away = ([px, py]: Point): number => Math.hypot(px - x - width / 2, py - y - height / 2);
    this.#middle = points.toSorted((one, other) => away(one) - away(other))[0] ?? null;
  }

  turn(): void {
    this.#wish = !this.#wish;
  }

  down = (event: PointerEvent): void => {
    this.#fingers.add(event.pointerId);
    this.#hasMoved = false;
    const [x, y, width, height] = this.box;
    // With two fingers the page zooms.
    this.#from =
      this.isClose && this.#fingers.size === 1
        ? { x: event.clientX, y: event.clientY, middle: [x + width / 2, y + height / 2] }
        : null;
  };

  move = (event: PointerEvent): void => {
    const scale = this.map()?.getScreenCTM()?.a;
    if (!this.#from || !scale) return;
    const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.#hasMoved && Math.hypot(dx, dy) < STARTS_AFTER) return;
    this.#hasMoved = true;
    const [x, y] = this.#from.middle;
    this.#middle = [x - dx / scale, y - dy / scale];
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#from = null;
  };

  /** A drag of the map ends in a click that means nothing. */
  swallowClick = (event: MouseEvent): void => {
    if (!this.#hasMoved) return;
    this.#hasMoved = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

import type { Point } from './chart';

const STARTS_AFTER = 8;

/** On a phone: the part of the map that is shown in its window, moved by a finger. */
export class Glass {
  isClose = $state(true);
  /** The middle of what is shown, in units of the map. */
  #middle = $state.raw<Point | null>(null);
  #from: { x: number; y: number; middle: Point } | null = null;
  #fingers = new Set<number>();
  #hasMoved = false;

  constructor(
    private readonly map: () => SVGSVGElement | undefined,
    /** Width and height of the map. */
    private readonly size: () => Point,
    /** Width and height of the window, in the same units. */
    private readonly pane: () => Point,
    /** Where to look first. */
    private readonly home: () => Point,
    /** How much nearer the near sight is. */
    private readonly zoom = 1.9,
  ) {}

  get box(): [x: number, y: number, width: number, height: number] {
    const [width, height] = this.size();
    const zoom = this.isClose ? this.zoom : 1;
    const [wide, high] = this.pane().map((side) => side / zoom) as Point;
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
    this.isClose = !this.isClose;
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

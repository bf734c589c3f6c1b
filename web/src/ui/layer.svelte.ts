/** How long the scale has to rest before the picture is drawn anew. */
const RESTS_AFTER = 140;

/**
 * Whether a zoomed drawing is kept as a picture of its own. Then moving it costs nothing; but a
 * kept picture is only stretched when the scale changes, so it is let go for a moment once the
 * scale rests.
 */
export class Layer {
  isKept = $state(false);

  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  /** The drawing has another scale now, or none where it is shown as it is. */
  rescale(isZoomed: boolean): void {
    this.close();
    this.isKept = isZoomed;
    if (isZoomed) this.#rest = setTimeout(() => this.#redraw(), RESTS_AFTER);
  }

  close(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
  }

  #redraw(): void {
    this.isKept = false;
    // Only what was drawn once without being kept is drawn anew: the second frame comes after that.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => (this.isKept = true));
    });
  }
}

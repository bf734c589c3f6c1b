import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** So many pixels from the end still count as the end. */
const NEAR = 24;

/**
 * Where someone reads in a list whose newest line comes last. At the end the list goes on by
 * itself; further up it stays where the reader is, whatever is added before or behind.
 */
export class Reading {
  /** Something newer lies further down. */
  isBehind = $state(false);
  #element: HTMLElement | null = null;

  /** Keeps the place in an element while the lines change. */
  follow(lines: () => readonly { key: string }[]): Attachment<HTMLElement> {
    return (element) => {
      this.#element = element;
      const look = (): void => {
        const { scrollTop, scrollHeight, clientHeight } = element;
        this.isBehind = scrollHeight - scrollTop - clientHeight > NEAR;
      };
      let first: string | undefined;
      // Runs before the lines are drawn, and then waits until they are.
      $effect.pre(() => {
        const now = lines();
        const { scrollTop, scrollHeight } = element;
        const isLonger = first !== undefined && now[0]?.key !== first;
        first = now[0]?.key;
        void tick().then(() => {
          if (!this.isBehind) this.toNow();
          else if (isLonger) element.scrollTop = scrollTop + element.scrollHeight - scrollHeight;
        });
      });
      // A list that was too small grows, or its tab is opened.
      const sizes = new ResizeObserver(() => {
        if (!this.isBehind) this.toNow();
        look();
      });
      sizes.observe(element);
      element.addEventListener('scroll', look);
      return () => {
        sizes.disconnect();
        element.removeEventListener('scroll', look);
        this.#element = null;
      };
    };
  }

  /** Goes to the newest line. */
  toNow(): void {
    if (this.#element) this.#element.scrollTop = this.#element.scrollHeight;
    this.isBehind = false;
  }
}

/** How a seat is told from the others: a colour of the style sheet and an emblem. */
import type { Seat } from '../../lib/contract';

export const COLOURS = ['crimson', 'ochre', 'jade', 'azure', 'violet', 'basalt'];

/** Emblems in a box of 24, plain enough to be told apart at the size of a letter. */
export const MARKS = [
  // A star.
  'M12 1.4l3.1 7.2 7.8.7-5.9 5.2 1.8 7.6L12 18l-6.8 4.1L7 14.5 1.1 9.3l7.8-.7z',
  // A thunderbolt.
  'M14.8 1L4 13.6h6L8 23l12-13.6h-6.6z',
  // A leaf of laurel, with its rib.
  'M12 1c5.4 3.4 7.6 7.4 7 12-.4 3.6-2.5 6-5.7 6.7V23h-2.6v-3.3C7.5 19 5.4 16.6 5 13c-.6-4.6 1.6-8.6 7-12zm-1 7v7.6l1 1.4 1-1.4V8z',
  // A crescent.
  'M16.9 2.2A10.6 10.6 0 1 0 22.4 15 8.4 8.4 0 1 1 16.9 2.2z',
  // A trident.
  'M12 .8l3 4.4h-1.6v7.2c2.6-.3 4-1.9 4.1-4.6h-1.7l3-4.6 3 4.6h-1.6c-.1 4.8-2.6 7.5-6.8 7.9V23h-2.8v-7.3c-4.2-.4-6.7-3.1-6.8-7.9H2.2l3-4.6 3 4.6H6.5c.1 2.7 1.5 4.3 4.1 4.6V5.2H9z',
  // A tower.
  'M4.5 2h3.8v3h2.2V2h3v3h2.2V2h3.8v7.4l-2.2 1.8V19H20v3.6H4V19h2.7v-7.8L4.5 9.4zM10 14v5h4v-5q-2-2.4-4 0z',
];

/** The colours of a seat as `--own` and `--own-ink`, for whatever is drawn inside. */
export function ownStyle(seat: Seat | null): string {
  const colour = seat === null ? null : COLOURS[seat];
  return colour
    ? `--own: var(--${colour}); --own-ink: var(--${colour}-ink)`
    : '--own: #6b5b3e; --own-ink: var(--ink-soft)';
}

/** Which form the page takes in a window. */
import type { Form } from '../lib/game';

export type { Form };

/** Below this width there is no room for panels at all. */
const PHONE = 760;
/** Below this height there is none for a bar under the map. */
const LOW = 560;
/**
 * The width of a column beside the map, and the height of panels below it, as the style sheet has
 * them.
 */
const COLUMN = 360;
const PANELS = 300;
/** Header and bar. */
const FRAME = 140;
/** Width by height of every board. */
const ASPECT = 1.42;

/** The form in which the board is largest, where all else fits. */
export function formOf(width: number, height: number): Form {
  if (height < LOW && width > height) return 'low';
  if (width < PHONE) return 'phone';
  const below = Math.min(width, (height - FRAME - PANELS) * ASPECT);
  const beside = Math.min(width - COLUMN, (height - FRAME) * ASPECT);
  return below > beside ? 'tall' : 'wide';
}

/** Whether only the board has room, and all else lies in sheets. */
export const hasSheets = (form: Form): boolean => form === 'phone' || form === 'low';

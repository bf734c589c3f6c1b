/** What happened, as lines of the chronicle. */
import { variantOf, type Line } from '../../../lib/words';
import type { Event, View } from '../types';
import type { Texts } from '.';

/** What only the owner of a hand is told is seen in the hand. */
const SHOWN = new Set(['dealt_cards', 'battle_hand', 'tactics_held']);

export function eventLine(t: Texts, _view: View, event: Event): Line | null {
  const [kind] = variantOf(event);
  return SHOWN.has(kind) ? null : t.event(event);
}

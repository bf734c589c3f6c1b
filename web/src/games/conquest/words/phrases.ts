/** Actions as short phrases, for hints and buttons. */
import type { Action, Upshot, View } from '../types';
import type { Texts } from '.';

export function actionText(
  t: Texts,
  view: View,
  action: Action,
  upshot: Upshot | null = null,
): string {
  if (action === 'done') return nothingText(t, view) ?? (t.phaseDone(view.phase) || t.button.done);
  if (action === 'pass') return t.phasePass(view.phase) || t.action(action);
  if (typeof action === 'object' && 'bid' in action)
    return t.phrase.bid({ talents: upshot?.price ?? 0 });
  if (typeof action === 'object' && 'levy' in action)
    return t.phrase.levy({ talents: upshot?.talents ?? 0 });
  return t.action(action);
}

/** What "done" means before anything was put into a battle. */
function nothingText(t: Texts, { phase, battle: shown }: View): string | null {
  if (typeof phase !== 'object' || !('committing' in phase) || !shown) return null;
  const { battle } = shown;
  const { seat, from } = phase.committing;
  const put = [...(battle.lent[seat] ?? []), ...(battle.galleys[seat] ?? [])];
  const hasPut = put.some((count) => count > 0);
  if (seat === battle.attacker || seat === battle.defender)
    return hasPut ? null : t.phrase.nothing_added;
  // Behind the kinds before it, a leader may have been lent.
  return hasPut || from > 3 ? null : t.phrase.nothing_lent;
}

export function victimText(
  t: Texts,
  view: View,
  { whom, general }: { whom: number; general: number | null },
): string {
  return general === null
    ? t.victim.senator({ whom, count: view.realms[whom]?.senator_count ?? 0 })
    : t.victim.general({ whom, at: general });
}

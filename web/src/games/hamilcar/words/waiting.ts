/** What the others wait for. */
import { asked, topTask } from '../tasks';
import type { View } from '../types';
import type { Texts } from '.';

export function doingText(t: Texts, view: View): string {
  const task = topTask(view);
  if (!task) return t.phase(view.phase);
  const { activation, sea_move: sea, naval } = view;
  if (asked(view, 'activating') && activation) return t.step[activation.step];
  if (asked(view, 'sea') && sea) return t.seaStep[sea.step];
  return asked(view, 'naval') && naval ? t.navalStep(naval.step) : t.task(task);
}

/** What "done" means in each step: the word on the button that ends it. */
import { asked, topTask } from '../tasks';
import type { View } from '../types';
import type { Texts } from '.';

export function doneText(t: Texts, view: View): string {
  const { end } = t.button;
  if (topTask(view)) return inTask(t, view);
  const { phase } = view;
  if (phase === 'reform') return end.no_reform;
  if (phase === 'proconsul') return end.no_proconsul;
  if (typeof phase !== 'object') return t.button.done;
  if ('burning' in phase) return end.burning;
  if ('war_chest' in phase) return end.chest;
  return end.placing;
}

function inTask(t: Texts, view: View): string {
  const { end } = t.button;
  if (asked(view, 'spending')) return end.spending;
  if (asked(view, 'calling')) return end.no_one_else;
  if (asked(view, 'activating')) return inActivation(t, view);
  if (asked(view, 'battle')) return end.gates;
  if (asked(view, 'sea')) {
    return view.sea_move?.step === 'raid' ? end.no_raid : end.no_interception;
  }
  if (asked(view, 'naval')) return inNavalBattle(t, view);
  return end.placing;
}

function inActivation(t: Texts, { activation }: View): string {
  const { end } = t.button;
  switch (activation?.step) {
    case 'interception':
      return end.no_interception;
    case 'walls':
      return end.gates;
    case 'avoiding':
      return end.stand;
    case 'pursuit':
      return end.no_pursuit;
    default:
      return activation?.origin ? end.stop : end.stay;
  }
}

function inNavalBattle(t: Texts, { naval }: View): string {
  const { end } = t.button;
  const step = naval?.step;
  if (typeof step === 'object') return 'chase' in step ? end.no_chase : end.no_tactic;
  return step === 'order' ? end.hold_course : end.no_tactic;
}

/** The steps of the reinforcements in their order, and which of them is asked now. */
import type { Phase, Side, View } from '../types';
import { kindOf, topTask } from '../tasks';

export const STEPS = [
  'punic_ship',
  'punic_units',
  'punic_named',
  'punic_drawn',
  'roman_units',
  'proconsul',
  'consuls',
  'reform',
] as const;
export type StepName = (typeof STEPS)[number];

export const sideOfStep = (step: StepName): Side =>
  step.startsWith('punic') ? 'carthage' : 'rome';

/** The step of the reinforcements that is under way, if nothing interrupts it. */
export function stepOf(view: View): StepName | null {
  if (topTask(view)) return null;
  const kind = kindOf(view.phase);
  return STEPS.find((step) => step === kind) ?? null;
}

/** How many are left to place, and who comes. */
export function due(phase: Phase): { left: number | null; coming: readonly number[] } {
  if (typeof phase === 'string') return { left: null, coming: [] };
  if ('punic_units' in phase) return { left: phase.punic_units.left, coming: [] };
  if ('roman_units' in phase) return { left: phase.roman_units.left, coming: [] };
  if ('punic_named' in phase) return { left: null, coming: phase.punic_named.coming };
  if ('punic_drawn' in phase) return { left: null, coming: phase.punic_drawn.coming };
  return { left: null, coming: 'consuls' in phase ? phase.consuls.coming : [] };
}

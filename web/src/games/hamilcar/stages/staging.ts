/** What is on the stage, and how it is called. */
import type { Story } from './story';
import type { Texts } from './texts';
import type { View } from './types';

/** A siege that only could be gone on with is a camp: it is shown when it is asked for. */
export type Staged = 'naval' | 'land' | 'siege' | 'camp';

export function onStage({ stage, naval, battle }: View): Staged | null {
  if (!stage) return null;
  if ('naval' in stage) return naval ? 'naval' : null;
  if ('battle' in stage) return battle ? 'land' : null;
  return stage.siege.step === null ? 'camp' : 'siege';
}

export function titleOf(t: Texts, view: View, shown: Staged | null, result: Story | null): string {
  const { stage } = view;
  if (shown && stage) {
    if ('naval' in stage) return t.stage_naval.title({ to: stage.naval.to });
    if ('battle' in stage) return t.stage_land.title({ at: view.battle?.encounter.at ?? 0 });
    return t.stage_siege.title({ at: stage.siege.at });
  }
  if (!result) return '';
  if (result.kind === 'naval') return t.stage_naval.over;
  if (result.kind === 'land') return t.stage_land.title({ at: result.at });
  return t.stage_siege.title({ at: result.at });
}

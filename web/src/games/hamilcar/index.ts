import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { ON_DESK } from './desk';
import { guide } from './guide';
import { intend, shortcut } from './intend';
import LaterHand from './LaterHand.svelte';
import LaterPanels from './LaterPanels.svelte';
import LaterStage from './LaterStage.svelte';
import Mark from './Mark.svelte';
import { COLOURS, SIDES } from './sides';
import type { Action, Event, View } from './types';
import { words } from './words';

export const game: GameModule<View, Action, Event> = {
  id: 'hamilcar',
  name: 'Hamilcar',
  hasSecrets: true,
  colours: COLOURS,
  Board,
  Panels: LaterPanels,
  Hand: LaterHand,
  Stage: LaterStage,
  Mark,
  direct: ['mark', 'supply', 'muster', 'expel', 'join', 'part', 'name', 'put_to_sea'],
  listed: ['pieces', 'concessions', 'forces', 'answers', 'defences', 'names'],
  seldom: ['always', 'recall', 'yield', 'go_back', 'hand_over', 'evade', 'pass'],
  elsewhere: [...ON_DESK],
  endButton: 'done',
  shortcut,
  intend,
  words,
  rules: import.meta.glob<string>('../../../../docs/rules/hamilcar.*.md', {
    query: '?raw',
    import: 'default',
  }),
  guide,
  measure: ({ republics }) => SIDES.map((side) => republics[side].points),
};

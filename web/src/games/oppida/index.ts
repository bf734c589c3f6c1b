import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { guide } from './guide';
import { intend, shortcut } from './intend';
import Mark from './Mark.svelte';
import Panels from './Panels.svelte';
import type { Action, Event, View } from './types';
import { words } from './words';

export const game: GameModule<View, Action, Event> = {
  id: 'oppida',
  name: 'Oppida',
  hasSecrets: true,
  colours: ['celts', 'romans'],
  Board,
  Panels,
  Mark,
  direct: ['scout'],
  endButton: 'end',
  shortcut,
  intend,
  words,
  rules: import.meta.glob<string>('../../../../docs/rules/oppida.*.md', {
    query: '?raw',
    import: 'default',
  }),
  guide,
  measure: ({ peoples }) => peoples.map(({ areas }) => areas),
  goal: (view) => view.areas_to_win,
};

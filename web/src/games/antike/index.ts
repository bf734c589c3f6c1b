import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { guide } from './guide';
import { intend, shortcut } from './intend';
import Mark from './Mark.svelte';
import Panels from './Panels.svelte';
import type { Action, Event, View } from './types';
import { words } from './words';

export const game: GameModule<View, Action, Event> = {
  id: 'antike',
  name: 'Antike Duellum',
  hasSecrets: false,
  colours: ['purple', 'amber'],
  Board,
  Panels,
  Mark,
  direct: ['conquer', 'found'],
  listed: ['wealth', 'taken', 'recruits'],
  seldom: ['coin', 'trade', 'swap'],
  endButton: 'done',
  shortcut,
  intend,
  words,
  rules: import.meta.glob<string>('../../../../docs/rules/antike.*.md', {
    query: '?raw',
    import: 'default',
  }),
  guide,
  measure: ({ peoples }) => peoples.map(({ total }) => total),
  goal: (view) => view.personages_to_win,
};

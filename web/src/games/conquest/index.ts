import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { guide } from './guide';
import { intend, shortcut } from './intend';
import Mark from './Mark.svelte';
import { isBattle } from './odds';
import Panels from './Panels.svelte';
import { COLOURS } from './seats';
import type { Action, Event, View } from './types';
import { words } from './words';

export const game: GameModule<View, Action, Event> = {
  id: 'conquest',
  name: 'Conquest of the Empire II',
  hasSecrets: true,
  tellsAll: true,
  colours: COLOURS,
  Board,
  Panels,
  Mark,
  direct: [],
  listed: ['units', 'players', 'chaos', 'answers'],
  seldom: ['never_lend', 'pass', 'special_tax', 'enlist'],
  elsewhere: ['answer'],
  endButton: 'done',
  isUncertain: isBattle,
  shortcut,
  intend,
  words,
  rules: import.meta.glob<string>('../../../../docs/rules/conquest.*.md', {
    query: '?raw',
    import: 'default',
  }),
  guide,
  measure: ({ realms }) => realms.map(({ points }) => points),
  chapter(events) {
    const ended = events.findLast(
      (event) => typeof event === 'object' && 'campaign_ended' in event,
    );
    return typeof ended === 'object' && 'campaign_ended' in ended
      ? ended.campaign_ended.campaign
      : null;
  },
};

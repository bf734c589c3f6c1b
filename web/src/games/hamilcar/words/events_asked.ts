/** What to choose for the event of a card. */
import type { Prompt } from '../../../lib/game';
import { placeName } from '../geography';
import { partFigures, partKind } from '../tasks';
import type { Part } from '../types';
import type { Texts } from '.';
import { ask, NONE } from './ask';

export function inEvent(t: Texts, card: string, part: Part): Prompt {
  const a = t.ask;
  const { left, at } = partFigures(part);
  const v = { card, left };
  switch (partKind(part)) {
    case 'camp':
      return ask(a.event_camp, v);
    case 'marks':
      return ask(a.event_marks, v);
    case 'expulsions':
    case 'spoils':
      return ask(a.event_expulsions, v);
    case 'supplies':
      return ask(a.event_supplies, v);
    case 'burnings':
      return ask(a.event_burnings, v);
    case 'seats':
      return ask(a.event_seats, v);
    case 'yard':
      return ask(a.event_yard, v);
    case 'aim':
      return ask(a.event_aim, v);
    case 'provinces':
      return ask(a.event_provinces, v);
    case 'whom':
      return ask(a.event_whom, v);
    case 'toll':
      return ask(a.event_toll, { card, place: placeName(at ?? 0) });
    case 'plot':
      return ask(a.event_plot, v);
    default:
      return NONE;
  }
}

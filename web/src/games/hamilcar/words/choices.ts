/** Actions as entries of a list, with what they bring. */
import type { Offer, Seat } from '../../../lib/contract';
import type { ChoiceText } from '../../../lib/game';
import { capital } from '../../../lib/words';
import type { Action, View } from '../types';
import type { Texts } from '.';
import { cardName } from './names';
import { actionText } from './phrases';

type Parts = Partial<ChoiceText>;

export function choiceText(t: Texts, view: View, _seat: Seat, offer: Offer<Action>): ChoiceText {
  const { action } = offer;
  const title = t.actionHere(action) || capital(actionText(t, view, action));
  const more = typeof action === 'object' ? parts(t, view, action) : {};
  return { group: '', title, detail: '', count: null, ...more };
}

function parts(t: Texts, view: View, action: Exclude<Action, string>): Parts {
  if ('play' in action) return playParts(t, view, action.play);
  if ('intercept' in action) return { count: action.intercept.units };
  if ('counter' in action)
    return { title: capital(actionText(t, view, action)), detail: t.ask.card.counter_detail };
  return {};
}

type Play = Extract<Action, { play: unknown }>['play'];

/** What a card is played for, with its own figures. */
function playParts(t: Texts, view: View, { card, to }: Play): Parts {
  const shown = view.handbook.cards.find(({ number }) => number === card);
  const { ops = 0, ships = 0 } = shown ?? {};
  const said = t.use_choice;
  switch (to) {
    case 'activate':
      return { title: said.activate.title, detail: said.activate.detail({ ops, ships }) };
    case 'spend':
      return { title: said.spend.title({ ops }), detail: said.spend.detail };
    case 'build':
      return { title: said.build.title({ ships }), detail: said.build.detail };
    case 'event':
      return { title: said.event.title, detail: cardName(t, card) };
    default:
      return said[to];
  }
}

/** What the clicks so far, or the thing under the pointer, are about. */
import type { Space, Target } from '../../../lib/contract';
import type { Prompt } from '../../../lib/game';
import { nameOfGeneral } from '../sides';
import { asked, isChoosing, topTask } from '../tasks';
import type { View } from '../types';
import type { Texts } from '.';
import { cardName } from './names';
import { spaceText } from './places';

export function onPath(t: Texts, view: View, path: readonly Target[]): Partial<Prompt> | null {
  const [first] = path;
  const last = path.at(-1);
  if (!first || !last) return null;
  if ('region' in last) return { detail: spaceText(t, view, last.region) };
  if ('button' in first) return onButton(t, view, first.button);
  return 'space' in first ? onSpace(t, view, first.space) : null;
}

function onSpace(t: Texts, view: View, { track, space }: Space): Partial<Prompt> | null {
  const number = Number(space);
  if (track === 'cards') return onCard(t, view, number);
  if (track === 'battle_cards' && space === 'reserve') return t.ask.reserve;
  if (track === 'sea_lines' || track === 'sea_havens')
    return { detail: spaceText(t, view, number) };
  if (track !== 'generals') return null;
  const general = nameOfGeneral(view, number);
  if (view.activation?.step === 'interception' && asked(view, 'activating'))
    return { title: t.ask.forces.title({ general }), detail: t.ask.forces.detail };
  const isComing = !topTask(view) && view.phase !== 'proconsul';
  return isComing ? { title: t.ask.station.where({ general }) } : null;
}

function onCard(t: Texts, view: View, number: number): Partial<Prompt> {
  const card = cardName(t, number);
  if (asked(view, 'window'))
    return { title: t.ask.card.counter({ card }), detail: t.ask.card.counter_detail };
  const { ops = 0, ships = 0 } = view.handbook.cards.find((one) => one.number === number) ?? {};
  return { title: t.ask.card.title({ card }), detail: t.ask.card.detail({ ops, ships }) };
}

function onButton(t: Texts, view: View, button: string): Partial<Prompt> | null {
  const a = t.ask;
  switch (button) {
    case 'concede':
      return a.concede;
    case 'always':
    case 'recall':
      return a.always;
    case 'withdraw':
      return a.withdraw;
    case 'defend':
      return a.defend;
    case 'take':
    case 'leave': {
      if (!isChoosing(view)) return null;
      const general = nameOfGeneral(view, view.activation?.general ?? 0);
      return { title: a[button].title({ general }), detail: a[button].detail };
    }
    default:
      return null;
  }
}

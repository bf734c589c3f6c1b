/** What a click means that is not offered itself, so that the rules can say why it is not. */
import type { Seat, Space, Target } from '../../lib/contract';
import { spaceOf } from '../../lib/selection';
import { sideAt, sideOfGeneral, spaceOfGeneral } from './sides';
import { asked, inPhase, isChoosing, kindOf, topTask } from './tasks';
import type { Action, View } from './types';

/** Whether generals are chosen now, who stand on the map. */
const choosesGenerals = (view: View): boolean =>
  asked(view, 'calling') !== null || asked(view, 'raising') !== null || view.phase === 'proconsul';

/** A click on a space is one on the general there, or on the port as the end of a sea line. */
export function shortcut(view: View, seat: Seat, target: Target): Target | null {
  if (!('region' in target)) return null;
  const { region } = target;
  if (choosesGenerals(view)) {
    const side = sideAt(seat);
    const there = view.generals.findIndex(
      (general, index) => spaceOfGeneral(general) === region && sideOfGeneral(view, index) === side,
    );
    return there < 0 ? null : spaceOf('generals', there);
  }
  return spaceOf(asked(view, 'battle') ? 'sea_havens' : 'sea_lines', region);
}

export function intend(view: View, _seat: Seat, path: Target[], target: Target): Action | null {
  if ('region' in target) return onSpace(view, path, target.region);
  if ('space' in target) return onTrack(view, path, target.space);
  if ('button' in target) return onButton(target.button);
  return null;
}

const BUTTONS = new Set<string>([
  'repair',
  'launch',
  'convert',
  'drill',
  'refit',
  'overhaul',
  'gather',
  'yield',
  'fight',
  'go_back',
  'pursue',
  'pass',
  'besiege',
  'sortie',
  'hand_over',
  'raid',
  'chase',
  'done',
]);

function onButton(button: string): Action | null {
  return BUTTONS.has(button) ? (button as Action) : null;
}

/** The general of a click before. */
function generalIn(path: readonly Target[]): number | null {
  const [first] = path;
  if (!first || !('space' in first) || first.space.track !== 'generals') return null;
  return Number(first.space.space);
}

/** With a space alone, the step of the game says what was meant. */
function onSpace(view: View, path: Target[], at: number): Action | null {
  const general = generalIn(path);
  const task = topTask(view);
  if (task) return inTask(view, at);
  const { phase } = view;
  if (inPhase(view, 'burning')) return { burn: { at } };
  if (general !== null) return { station: { general, at } };
  if (inPhase(view, 'war_chest')) return { supply: { at } };
  return typeof phase === 'object' && kindOf(phase).endsWith('units') ? { muster: { at } } : null;
}

function inTask(view: View, at: number): Action | null {
  if (asked(view, 'spending') || asked(view, 'conciliating')) return { mark: { at } };
  if (asked(view, 'demand')) return { renounce: { from: { space: at } } };
  const escaping = asked(view, 'escaping');
  if (escaping) return { escape: { to: at } };
  if (asked(view, 'sea')) return { sail: { to: at } };
  if (asked(view, 'battle')) return { retreat: { to: { land: at } } };
  const event = asked(view, 'event');
  if (event) return inEvent(kindOf(event.part), at);
  if (!asked(view, 'activating')) return null;
  return view.activation?.step === 'avoiding' ? { avoid: { to: at } } : { march: { to: at } };
}

function inEvent(part: string, at: number): Action | null {
  switch (part) {
    case 'marks':
      return { mark: { at } };
    case 'expulsions':
    case 'spoils':
      return { expel: { at } };
    case 'supplies':
      return { supply: { at } };
    case 'burnings':
      return { burn: { at } };
    case 'camp':
      return { muster: { at } };
    case 'aim':
      return { strike: { at, inside: false } };
    default:
      return null;
  }
}

function onTrack(view: View, path: Target[], { track, space }: Space): Action | null {
  const number = Number(space);
  if (track === 'cards') {
    return asked(view, 'window')
      ? { counter: { card: number } }
      : { play: { card: number, to: 'spend' } };
  }
  if (track === 'uses') {
    const [card] = path;
    if (!card || !('space' in card)) return null;
    const to = space as Extract<Action, { play: unknown }>['play']['to'];
    return { play: { card: Number(card.space.space), to } };
  }
  if (track === 'sea_lines') return { sail: { to: number } };
  return track === 'generals' ? onGeneral(view, number) : null;
}

function onGeneral(view: View, general: number): Action | null {
  if (asked(view, 'raising')) return { raise: { general } };
  if (asked(view, 'sea')) return { put_to_sea: { general } };
  if (view.activation?.step === 'interception' && asked(view, 'activating'))
    return { intercept: { general, units: 1 } };
  if (isChoosing(view)) return { join: { general } };
  if (view.phase === 'proconsul' && !topTask(view)) return { appoint: { general } };
  return asked(view, 'event') ? { name: { general } } : { activate: { general } };
}

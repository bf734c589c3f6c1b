/** What to do while an army marches or a fleet sails. */
import type { Offer } from '../../../lib/contract';
import type { Prompt } from '../../../lib/game';
import { placeName } from '../geography';
import { nameOfGeneral, spaceOfGeneral } from '../sides';
import type { Action, Stack, View } from '../types';
import type { Texts } from '.';
import { ask, NONE } from './ask';

const canSail = (offers: readonly Offer<Action>[]): boolean =>
  offers.some(({ action }) => typeof action === 'object' && 'sail' in action);

/** Where the general on the move is. */
function whereNow(view: View): number {
  const general = view.generals[view.activation?.general ?? 0];
  return (general ? spaceOfGeneral(general) : null) ?? 0;
}

export function inActivation(t: Texts, view: View, offers: readonly Offer<Action>[]): Prompt {
  const { activation } = view;
  if (!activation) return NONE;
  const a = t.ask;
  const place = placeName(whereNow(view));
  const enemy = nameOfGeneral(view, activation.general);
  switch (activation.step) {
    case 'choosing':
      return marching(t, view, offers);
    case 'interception':
      return ask(a.interception, { enemy, place });
    case 'intercepted':
      return ask(a.intercepted, { place });
    case 'walls':
      return ask(a.walls, { enemy, place });
    case 'avoiding':
      return ask(a.avoiding, { enemy, place });
    case 'pursuit':
      return a.pursuit;
    default:
      return NONE;
  }
}

function marching(t: Texts, view: View, offers: readonly Offer<Action>[]): Prompt {
  const { marching: said } = t.ask;
  const { general = 0, points = 0, army = {} } = view.activation ?? {};
  const { plain = 0, elephants = 0, trains = 0 }: Stack = army;
  const v = { general: nameOfGeneral(view, general), points };
  const units = plain + elephants;
  const led = units + trains > 0 ? said.army({ units, elephants, trains }) : said.lone;
  return {
    title: canSail(offers) ? said.sea(v) : said.title(v),
    detail: `${led} ${said.detail}`,
  };
}

export function inSeaMove(t: Texts, view: View): Prompt {
  const { sea_move: sea } = view;
  if (!sea) return NONE;
  const a = t.ask;
  const [from = 0] = sea.course;
  const to = sea.course.at(-1) ?? from;
  switch (sea.step) {
    case 'course':
      return ask(a.course, { place: placeName(to) });
    case 'fleet':
      return a.fleet;
    case 'commander':
      return a.fleet_commander;
    case 'interception': {
      const side = sea.side === 'rome' ? 'carthage' : 'rome';
      const ships = view.republics[side].ready;
      return ask(a.sea_interception, { from: placeName(from), to: placeName(to), ships });
    }
    case 'assignment':
      return a.assignment;
    case 'taking_back':
      return ask(a.taking_back, { general: nameOfGeneral(view, sea.interceptor ?? 0) });
    case 'raid':
      return ask(a.raid, { place: placeName(to) });
    default:
      return NONE;
  }
}

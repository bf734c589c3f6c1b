/** The sentence that says what to do now, and its explanation. */
import type { AntikeWords } from '../../../generated/words/antike';
import type { Offer, Seat, Space, Target } from '../../../lib/contract';
import { variantOf } from '../../../lib/words';
import type { Prompt } from '../../../lib/game';
import { columnOf, fieldOf, nextPrice } from '../tables';
import { regionName } from '../geography';
import type { Action, Card, Field, Good, KnowHow, Unit, View } from '../types';
import { cardText, namesAt, unitsOf } from './names';

export function promptText(
  t: AntikeWords,
  view: View,
  seat: Seat,
  path: Target[],
  offers: readonly Offer<Action>[],
): Prompt {
  const now = onPath(t, view, seat, path) ?? inPhase(t, view, seat);
  // Neither cards nor trade: the button is all there is.
  return now === t.prompt.turn_over && offers.length === 1 ? t.prompt.turn_done : now;
}

function inPhase(t: AntikeWords, view: View, seat: Seat): Prompt {
  const { phase, trade } = view;
  if (trade) return { title: t.trade(trade), detail: t.detail.trade };
  if (isTurnOver(view, seat)) return t.prompt.turn_over;
  if (typeof phase === 'object' && 'movement' in phase && phase.movement.group) {
    const { unit, count, region } = phase.movement.group;
    const { title, detail } = t.prompt.move_on;
    return {
      title: title({ what: t.countUnit(unit, count), where: regionName(view, region) }),
      detail,
    };
  }
  return { title: t.phase(phase, namesAt(t, view)), detail: detailText(t, view, seat) };
}

/** Whether nothing of what the step is for is left to do. */
function isTurnOver(view: View, seat: Seat): boolean {
  if (view.phase === 'personages') return view.this_turn.due.length === 0;
  return view.phase === 'founding' && !hasSite(view, seat);
}

/** Whether a unit of the seat stands on a free city site. */
function hasSite(view: View, seat: Seat): boolean {
  return view.regions.some(({ founding, units }) => {
    const own = units[seat];
    return founding !== null && own !== undefined && own.legions + own.galleys > 0;
  });
}

/** The explanation of a step. */
function detailText(t: AntikeWords, view: View, seat: Seat): string {
  const own = view.peoples[seat];
  const { phase, this_turn: turn } = view;
  if (!own) return '';
  if (typeof phase === 'object' && 'defence' in phase) return defenceText(t, view, phase.defence);
  const { legion, galley, special } = turn.armable;
  const units = [t.countUnit('legion', legion), t.countUnit('galley', galley)];
  if (special > 0) units.push(unitsOf(t, own, 'special', 1));
  const due = turn.due.map(([personage, count]) => t.countPersonage(personage, count));
  const said: Record<string, string> = {
    rondel: own.stone === null ? t.detail.first_field : t.detail.rondel(view.figures),
    surcharge: t.detail.surcharge,
    compensation: t.detail.compensation,
    templum: t.detail.templum(own),
    militia: t.detail.militia({ iron: own.iron, units }),
    scientia: t.detail.scientia(own),
    movement: t.detail.movement,
    conquest: t.detail.conquest,
    storming: t.detail.storming,
    founding: t.detail.founding,
    personages: t.detail.personages({ due }),
    picking: t.detail.picking,
  };
  return said[variantOf(phase)[0]] ?? '';
}

function defenceText(t: AntikeWords, view: View, { region }: { region: number }): string {
  const city = view.regions[region]?.city;
  const { resistance: strength = 0, with_fortress: fortified = 0, attackers = 0 } = city ?? {};
  const outcome = fortified > attackers ? 'holds' : fortified > strength ? 'costs' : 'nothing';
  return t.detail.defence({ strength, fortified, attackers, outcome });
}

/** What the clicks so far, or the thing under the pointer, are about. */
function onPath(t: AntikeWords, view: View, seat: Seat, path: Target[]): Prompt | null {
  const [first, second] = path;
  if (!first) return null;
  if ('space' in first) return onSpace(t, view, seat, first.space);
  if ('card' in first) {
    const card = first.card as Card;
    return { title: t.card[card], detail: cardText(t, view, card) };
  }
  if ('piece' in first) {
    const { region, piece } = first.piece;
    const unit = piece as Unit;
    const units = view.regions[region]?.units[seat];
    const fresh = { legion: units?.fresh_legions, galley: units?.fresh_galleys, special: 1 }[unit];
    const { title, near, far } = t.prompt.move_where;
    const reach = (units?.steps[unit] ?? 1) > 1 ? far : near;
    return {
      title: title({ what: t.countUnit(unit, fresh ?? 1) }),
      detail: second && 'region' in second ? whatWaits(t, view, seat, second.region, unit) : reach,
    };
  }
  if ('region' in first) return onRegion(t, view, seat, first.region);
  return null;
}

function onSpace(t: AntikeWords, view: View, seat: Seat, { track, space }: Space): Prompt | null {
  const names = namesAt(t, view);
  if (track === 'rondel') {
    const field = space as Field;
    const { cost, produces: good } = fieldOf(view, field) ?? { cost: [], produces: null };
    const price = t.panel.price({ count: cost[seat] ?? 0 });
    const yields = good ? t.count[good](view.peoples[seat]?.production[good] ?? 0) : null;
    return { title: t.phase('rondel', names), detail: t.prompt.field({ field, yields, price }) };
  }
  if (track === 'know_how') {
    const know_how = space as KnowHow;
    const first = columnOf(view, know_how)?.owners.length === 0;
    const detail = t.prompt.know({ know_how, price: nextPrice(view, know_how), first });
    return { title: t.phase('scientia', names), detail };
  }
  return null;
}

function onRegion(t: AntikeWords, view: View, seat: Seat, region: number): Prompt | null {
  const name = regionName(view, region);
  const shown = view.regions[region];
  const { phase } = view;
  if (shown?.city && shown.city.owner !== seat && phase === 'conquest')
    return {
      title: t.prompt.conquer({ name }),
      detail: whatWaits(t, view, seat, region, 'legion'),
    };
  if (phase === 'militia' && shown?.city)
    return { title: t.prompt.arm({ name }), detail: detailText(t, view, seat) };
  if (phase === 'templum' && shown?.city)
    return { title: t.prompt.build({ name }), detail: detailText(t, view, seat) };
  if (shown?.founding) {
    const { title, detail, cost } = t.prompt.found;
    const neighbours = Object.entries(shown.founding.neighbours) as [Good, number][];
    const costs = neighbours.map(([good, coins]) => cost({ good, coins }));
    return { title: title({ name }), detail: detail({ name, costs }) };
  }
  return null;
}

/** What a troop would meet in a region. */
function whatWaits(t: AntikeWords, view: View, seat: Seat, region: number, unit: string): string {
  const name = regionName(view, region);
  const shown = view.regions[region];
  const enemy = shown?.units[1 - seat];
  const [count, noun] =
    unit === 'galley'
      ? [enemy?.galleys ?? 0, t.count.enemy_galley]
      : [enemy?.legions ?? 0, t.count.enemy_legion];
  const parts: string[] = [];
  if (count > 0) parts.push(t.prompt.meets({ name, enemies: noun(count) }));
  if (shown?.city && shown.city.owner !== seat) {
    const { resistance: strength, attackers } = shown.city;
    parts.push(t.prompt.strength({ name, strength, attackers }));
  }
  return parts.join(' ') || t.prompt.move_to({ name });
}

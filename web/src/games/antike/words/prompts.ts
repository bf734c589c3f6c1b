/** The sentence that says what to do now, and its explanation. */
import type { Seat, Target } from '../../../lib/contract';
import type { Prompt } from '../../module';
import { regionName } from '../geography';
import { CARDS, FIELDS, GOODS, KNOW_HOW, TRACK, UNITS } from '../lists';
import type { Phase, View } from '../types';
import { priceOf } from '../foresee';
import type { Texts } from './en';

export function promptText(t: Texts, view: View, seat: Seat, path: Target[]): Prompt {
  return onPath(t, view, seat, path) ?? inPhase(t, view, seat);
}

function inPhase(t: Texts, view: View, seat: Seat): Prompt {
  const own = view.peoples[seat];
  const { phase, trade } = view;
  if (trade) {
    const title =
      'giving' in trade ? t.tradeGiveTitle(trade.giving.left) : t.tradeTakeTitle(trade.taking.left);
    return { title, detail: t.tradeDetail };
  }
  if (!own) return { title: '', detail: '' };
  if (typeof phase === 'object') return inStep(t, view, phase);
  const [legions, galleys, special] = view.this_turn.armable;
  const box = [t.units('legion', legions), t.units('galley', galleys)];
  if (special > 0) box.push(t.special(own.people));
  const due = view.this_turn.due.map(([personage, count]) => `${count} ${t.personages[personage]}`);
  const prompts: Record<Extract<Phase, string>, Prompt> = {
    rondel: { title: t.rondelTitle, detail: t.rondelDetail },
    compensation: { title: t.compensationTitle, detail: t.compensationDetail },
    templum: { title: t.templumTitle, detail: t.templumDetail(own.marble, own.walls) },
    militia: { title: t.militiaTitle, detail: t.militiaDetail(own.iron, box.join(', ')) },
    scientia: { title: t.scientiaTitle, detail: t.scientiaDetail(own.gold) },
    conquest: { title: t.conquestTitle, detail: t.conquestDetail },
    founding: hasSite(view, seat)
      ? { title: t.foundingTitle, detail: t.foundingDetail }
      : { title: t.turnOverTitle, detail: t.turnOverDetail },
    personages:
      due.length > 0
        ? { title: t.personagesTitle, detail: t.personagesDetail(due.join(', ')) }
        : { title: t.turnOverTitle, detail: t.turnOverDetail },
  };
  return prompts[phase];
}

/** Whether a unit of the seat stands on a free city site. */
function hasSite(view: View, seat: Seat): boolean {
  return view.regions.some(({ founding, units }) => {
    const own = units[seat];
    return founding !== null && own !== undefined && own.legions + own.galleys > 0;
  });
}

function inStep(t: Texts, view: View, phase: Exclude<Phase, string>): Prompt {
  const at = (region: number): string => regionName(view, region);
  if ('surcharge' in phase) {
    const { left, field } = phase.surcharge;
    return { title: t.payTitle(left, t.fields[field].name), detail: t.payDetail };
  }
  if ('movement' in phase) {
    const { group } = phase.movement;
    if (!group) return { title: t.moveTitle, detail: t.moveDetail };
    const title = t.moveOnTitle(t.units(group.unit, group.count), at(group.region));
    return { title, detail: t.moveOnDetail };
  }
  if ('defence' in phase) {
    const { region } = phase.defence;
    const city = view.regions[region]?.city;
    return {
      title: t.defenceTitle(at(region)),
      detail: t.defenceDetail(
        city?.resistance ?? 0,
        city?.with_fortress ?? 0,
        city?.attackers ?? 0,
      ),
    };
  }
  if ('storming' in phase)
    return { title: t.stormingTitle(at(phase.storming.region)), detail: t.stormingDetail };
  if ('picking' in phase)
    return { title: t.pickingTitle(phase.picking.left), detail: t.pickingDetail };
  return { title: '', detail: '' };
}

/** What the clicks so far, or the thing under the pointer, are about. */
function onPath(t: Texts, view: View, seat: Seat, path: Target[]): Prompt | null {
  const [first, second] = path;
  if (!first) return null;
  if ('space' in first) return onSpace(t, view, seat, first.space);
  if ('card' in first) {
    const card = CARDS[first.card];
    return card ? { title: t.cards[card].name, detail: t.cards[card].text } : null;
  }
  if ('piece' in first) {
    const { region, piece } = first.piece;
    const unit = UNITS[piece] ?? 'legion';
    const units = view.regions[region]?.units[seat];
    const fresh = { legion: units?.fresh_legions, galley: units?.fresh_galleys, special: 1 }[unit];
    const title = t.moveWhereTitle(t.units(unit, fresh ?? 1));
    if (second && 'region' in second)
      return { title, detail: whatWaits(t, view, seat, second.region, unit) };
    return { title, detail: t.moveWhereDetail(units?.steps[piece] ?? 1) };
  }
  if ('region' in first) return onRegion(t, view, seat, first.region);
  return null;
}

function onSpace(
  t: Texts,
  view: View,
  seat: Seat,
  { track, space }: { track: number; space: number },
): Prompt | null {
  const own = view.peoples[seat];
  if (track === TRACK.rondel) {
    const field = FIELDS[space] ?? 'ferrum';
    const price = t.price(view.rondel[space]?.cost[seat] ?? 0);
    const good = { ferrum: 1, aurum: 2, marmor: 0 }[field as string];
    const does =
      good === undefined
        ? t.fields[field].does
        : `${t.fields[field].does}: ${t.yields(t.wealth[GOODS[good] ?? 'gold'], own?.production[good] ?? 0)}`;
    return { title: t.rondelTitle, detail: t.fieldDetail(t.fields[field].name, does, price) };
  }
  if (track === TRACK.knowHow) {
    const which = KNOW_HOW[space] ?? 'strata';
    const isFirst = view.know_how[space]?.owners.length === 0;
    const detail = `${t.know[which].name}: ${t.know[which].effect}; ${t.knowPrice(priceOf(view, which), isFirst)}.`;
    return { title: t.scientiaTitle, detail };
  }
  return null;
}

function onRegion(t: Texts, view: View, seat: Seat, region: number): Prompt | null {
  const name = regionName(view, region);
  const shown = view.regions[region];
  const { phase } = view;
  if (shown?.city && shown.city.owner !== seat && phase === 'conquest')
    return { title: t.conquerTitle(name), detail: whatWaits(t, view, seat, region, 'legion') };
  if (phase === 'militia' && shown?.city)
    return { title: t.armHereTitle(name), detail: inPhase(t, view, seat).detail };
  if (phase === 'templum' && shown?.city)
    return { title: t.buildHereTitle(name), detail: inPhase(t, view, seat).detail };
  if (shown?.founding) {
    const costs = GOODS.map((good, index) =>
      t.foundCost(t.wealth[good], shown.founding?.neighbours[index] ?? 0),
    ).join(', ');
    return { title: t.foundTitle(name), detail: t.foundPreview(name, costs) };
  }
  return null;
}

/** What a troop would meet in a region. */
function whatWaits(t: Texts, view: View, seat: Seat, region: number, unit: string): string {
  const name = regionName(view, region);
  const shown = view.regions[region];
  const enemy = shown?.units[1 - seat];
  const kind = unit === 'galley' ? 'galley' : 'legion';
  const count = (kind === 'galley' ? enemy?.galleys : enemy?.legions) ?? 0;
  const parts: string[] = [];
  if (count > 0) parts.push(t.meets(name, count, t.units(kind, 2).replace(/^2 /, '')));
  if (shown?.city && shown.city.owner !== seat)
    parts.push(t.strengthThere(name, shown.city.resistance, shown.city.attackers));
  return parts.join(' ') || t.moveTo(name);
}

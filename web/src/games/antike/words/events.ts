/** What happened, as lines of the chronicle. */
import type { Seat } from '../../../lib/contract';
import { regionName } from '../geography';
import { WEALTH } from '../lists';
import type { Bundle, Ending, Event, View } from '../types';
import type { Texts } from './en';

export interface Line {
  seat: Seat | null;
  text: string;
}

export function bundleText(t: Texts, sum: Bundle): string {
  const amounts = [sum.marble, sum.iron, sum.gold, sum.coins];
  return WEALTH.flatMap((kind, index) =>
    amounts[index] ? [t.amount(kind, amounts[index])] : [],
  ).join(', ');
}

export function peopleAt(t: Texts, view: View, seat: Seat): string {
  return t.peoples[view.peoples[seat]?.people ?? ''] ?? '';
}

export function endingText(t: Texts, view: View, ending: Ending): string {
  if ('personages' in ending) return t.did.won(peopleAt(t, view, ending.personages.winner));
  const { winner } = ending.turn_limit;
  return t.did.limit(winner === null ? null : peopleAt(t, view, winner));
}

export function eventLine(t: Texts, view: View, event: Event): Line | null {
  const at = (region: number): string => regionName(view, region);
  if (event === 'reshuffled') return { seat: null, text: t.did.reshuffled() };
  if ('turn_ended' in event) return null;
  if ('ended' in event) return { seat: null, text: endingText(t, view, event.ended) };
  if ('revealed' in event) return null;
  if ('exchanged' in event) {
    const { region, count } = event.exchanged;
    return { seat: null, text: t.did.exchanged(at(region), count) };
  }
  if ('withstood' in event) {
    const { region, strength } = event.withstood;
    return { seat: null, text: t.did.withstood(at(region), strength) };
  }
  const [told] = Object.values(event) as { seat: Seat }[];
  return { seat: told?.seat ?? null, text: deed(t, at, event) };
}

type Deed = Exclude<
  Event,
  | 'reshuffled'
  | { turn_ended: unknown }
  | { ended: unknown }
  | { revealed: unknown }
  | { exchanged: unknown }
  | { withstood: unknown }
>;

function deed(t: Texts, at: (region: number) => string, event: Deed): string {
  const { did } = t;
  if ('advanced' in event)
    return did.advanced(t.fields[event.advanced.field].name, event.advanced.cost);
  if ('paid' in event) return did.paid(bundleText(t, event.paid.sum) || t.nothing);
  if ('produced' in event) {
    const { good, amount, coin } = event.produced;
    return did.produced(t.wealth[good], amount, coin);
  }
  if ('received' in event)
    return did.received(t.wealth[event.received.good], event.received.amount);
  if ('temple_built' in event) return did.temple(at(event.temple_built.region));
  if ('wall_built' in event) return did.wall(at(event.wall_built.region));
  if ('armed' in event) return did.armed(t.units(event.armed.unit, 1), at(event.armed.region));
  if ('learned' in event)
    return did.learned(t.know[event.learned.know_how].name, event.learned.first);
  if ('recruited' in event) return did.recruited(t.units(event.recruited.unit, 1));
  if ('moved' in event) {
    const { unit, from, to, count } = event.moved;
    return did.moved(t.units(unit, count), at(from), at(to));
  }
  if ('conquered' in event) {
    const { region, legions, galleys, temple } = event.conquered;
    return did.conquered(at(region), t.losses(legions, galleys), temple);
  }
  if ('founded' in event)
    return did.founded(at(event.founded.region), t.wealth[event.founded.good]);
  if ('claimed' in event)
    return did.claimed(t.personages[event.claimed.personage], event.claimed.total);
  if ('wall_gained' in event) return did.wallGained();
  if ('picked' in event) return did.picked(t.cards[event.picked.card].name);
  if ('played' in event) return did.played(t.cards[event.played.card].name);
  if ('wall_fell' in event) return did.wallFell(at(event.wall_fell.region));
  if ('coins_lost' in event) return did.coinsLost(event.coins_lost.coins);
  return did.withdrawn(t.units(event.withdrawn.unit, 1), at(event.withdrawn.region));
}

/**
 * What the words of a table are filled with: the names of its peoples and regions, figures, lists.
 */
import type { Seat } from '../../../lib/contract';
import type { AntikeNames, AntikeWords } from '../../../generated/words/antike';
import { regionName } from '../geography';
import type { Bundle, Card, PeopleView, PersonageView, Unit, View } from '../types';

/** The people with an id. */
export function people(t: AntikeWords, id: string): { name: string; detail: string } | null {
  const known: Record<string, { name: string; detail: string }> = t.people;
  return known[id] ?? null;
}

export function peopleAt(t: AntikeWords, view: View, seat: Seat): string {
  return people(t, view.peoples[seat]?.people ?? '')?.name ?? '';
}

/** The names that the table gives to the catalogue. */
export function namesAt(t: AntikeWords, view: View): AntikeNames {
  return {
    seat: (seat) => peopleAt(t, view, seat),
    region: (region) => regionName(view, region),
  };
}

/** What a card does, with the figures of the box. */
export function cardText(t: AntikeWords, view: View, card: Card): string {
  const text = t.card_text[card];
  return typeof text === 'string' ? text : text(view.figures);
}

/** The General or the Admiral, whichever the people has. */
export function specialOf(t: AntikeWords, people: PeopleView): string {
  return people.special_sails ? t.special.by_sea : t.special.by_land;
}

/** Units of a people; its special unit by name. */
export function unitsOf(
  t: AntikeWords,
  people: PeopleView | undefined,
  unit: Unit,
  count: number,
): string {
  return unit === 'special' && people ? specialOf(t, people) : t.countUnit(unit, count);
}

/** What the next personage of a kind takes. */
export function nextText(t: AntikeWords, { personage, reached, next_at }: PersonageView): string {
  const text = t.next[personage];
  if (typeof text === 'string') return text;
  return next_at === null ? t.next.none : text({ left: Math.max(0, next_at - reached) });
}

/** The same of all kinds, in a line. */
export function nextUp(t: AntikeWords, { personages }: PeopleView): string {
  const lines = personages.flatMap(({ personage, reached, next_at }) => {
    if (next_at === null || !(personage in t.next_up)) return [];
    const text = t.next_up[personage as keyof AntikeWords['next_up']];
    return [text({ left: Math.max(0, next_at - reached) })];
  });
  return lines.join(' · ');
}

/** A sum in the order in which it is said. */
export const amounts = ({ marble, iron, gold, coins }: Bundle): number[] => [
  marble,
  iron,
  gold,
  coins,
];

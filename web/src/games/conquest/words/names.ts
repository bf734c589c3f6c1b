/** Names and lists that prompts, choices and panels share. */
import type { Seat } from '../../../lib/contract';
import type { Auction, StackView, Unit, View } from '../types';
import type { Texts } from '.';

export const ROMAN = ['I', 'II', 'III', 'IV'];

export const nameOf = (t: Texts, seat: Seat): string => t.seat[seat] ?? '';

/** "Severus on A, Albinus on B" */
export function proposalText(t: Texts, a: Seat | null, b: Seat | null): string {
  const marks: [Seat | null, string][] = [
    [a, t.panels.field_a],
    [b, t.panels.field_b],
  ];
  return marks
    .flatMap(([seat, field]) =>
      seat === null ? [] : [t.on_field({ name: nameOf(t, seat), field })],
    )
    .join(', ');
}

/** The slots that the auction under way fills. */
export function slotsAtStake(view: View): [number, number | null] {
  const filled = view.slots.findLastIndex((slot) => slot !== null);
  const first = filled < 0 ? 1 : (Math.floor(filled / 2) + 1) * 2 + 1;
  return [first, unplaced(view).length === 1 ? null : first + 1];
}

/** "slots 1 and 2" */
export function slotsText(t: Texts, view: View): string {
  const [one, other] = slotsAtStake(view);
  return t.panels.slots({ one, other });
}

/** The players without a slot. */
export function unplaced(view: View): Seat[] {
  return view.clockwise.filter((seat) => !view.slots.includes(seat)).sort();
}

export const isOpening = ({ bidder }: Auction): boolean => bidder === null;

const LAND: [keyof StackView & ('infantry' | 'cavalry' | 'catapults' | 'generals'), Unit][] = [
  ['infantry', 'infantry'],
  ['cavalry', 'cavalry'],
  ['catapults', 'catapult'],
  ['generals', 'general'],
];

/** "4 infantry, 1 general" */
export function stackText(t: Texts, stack: StackView): string {
  const parts = LAND.flatMap(([key, unit]) =>
    stack[key] > 0 ? [t.countUnit(unit, stack[key])] : [],
  );
  if (stack.caesar) parts.push(t.countUnit('caesar', 1));
  return parts.join(', ');
}

/** A number with its sign, as points are added or lost. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** Names and lists that prompts, choices and the chronicle share. */
import type { Seat } from '../../../lib/contract';
import { regionName } from '../geography';
import { seaRegion } from '../lists';
import type { Auction, Battlefield, StackView, Unit, View } from '../types';
import type { Texts } from './en';

export const ROMAN = ['I', 'II', 'III', 'IV'];
export const roman = (votes: number): string => ROMAN[votes - 1] ?? String(votes);

export const nameOf = (t: Texts, seat: Seat): string => t.people[seat] ?? '';
export const landName = (province: number): string => regionName(province);
export const seaName = (sea: number): string => regionName(seaRegion(sea));
export const fieldName = (field: Battlefield): string =>
  'land' in field ? landName(field.land) : seaName(field.sea);

/** "A Severus, B Albinus" */
export function proposalText(t: Texts, a: Seat | null, b: Seat | null): string {
  const marks = [
    a === null ? [] : [t.onField(nameOf(t, a), 'A')],
    b === null ? [] : [t.onField(nameOf(t, b), 'B')],
  ];
  return marks.flat().join(', ');
}

/** The slots that the auction under way fills. */
export function slotsAtStake(view: View): [number, number | null] {
  const filled = view.slots.findLastIndex((slot) => slot !== null);
  const first = filled < 0 ? 1 : (Math.floor(filled / 2) + 1) * 2 + 1;
  return [first, unplaced(view).length === 1 ? null : first + 1];
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
  const parts = LAND.flatMap(([key, unit]) => (stack[key] > 0 ? [t.units(unit, stack[key])] : []));
  if (stack.caesar) parts.push(t.units('caesar', 1));
  return parts.join(', ');
}

/** A number with its sign, as points are added or lost. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** The name of the step that the game waits for. */
export const phaseKey = ({ phase }: View): keyof Texts['doing'] =>
  (typeof phase === 'string' ? phase : (Object.keys(phase)[0] ?? 'over')) as keyof Texts['doing'];

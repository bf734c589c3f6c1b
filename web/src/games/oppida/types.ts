/** The types of the game as generated from Rust. */
import type { Upshot } from '../../generated/oppida/Upshot';
import type { Offer } from '../../lib/contract';

export type { Action } from '../../generated/oppida/Action';
export type { AreaView } from '../../generated/oppida/AreaView';
export type { Ending } from '../../generated/oppida/Ending';
export type { Event } from '../../generated/oppida/Event';
export type { Illegal } from '../../generated/oppida/Illegal';
export type { PeopleView } from '../../generated/oppida/PeopleView';
export type { Phase } from '../../generated/oppida/Phase';
export type { Side } from '../../generated/oppida/Side';
export type { Provision } from '../../generated/oppida/Provision';
export type { Upshot } from '../../generated/oppida/Upshot';
export type { View } from '../../generated/oppida/View';

/** What a march, a conquest and a fight have in common. */
export interface Step {
  from: number;
  die: number;
  to: number;
  warriors: number;
}

/** What the rules say will come of an offer. */
export const upshotOf = ({ upshot }: Offer): Upshot | null =>
  (upshot as Upshot | undefined) ?? null;

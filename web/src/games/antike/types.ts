/** The types of the game as generated from Rust. */
import type { Upshot } from '../../generated/antike/Upshot';
import type { Offer } from '../../lib/contract';

export type { Action } from '../../generated/antike/Action';
export type { Bundle } from '../../generated/antike/Bundle';
export type { Change } from '../../generated/antike/Change';
export type { Card } from '../../generated/antike/Card';
export type { CityView } from '../../generated/antike/CityView';
export type { Ending } from '../../generated/antike/Ending';
export type { Event } from '../../generated/antike/Event';
export type { Field } from '../../generated/antike/Field';
export type { FieldView } from '../../generated/antike/FieldView';
export type { FoundingView } from '../../generated/antike/FoundingView';
export type { Good } from '../../generated/antike/Good';
export type { Group } from '../../generated/antike/Group';
export type { Illegal } from '../../generated/antike/Illegal';
export type { KnowHow } from '../../generated/antike/KnowHow';
export type { KnowHowView } from '../../generated/antike/KnowHowView';
export type { PeopleView } from '../../generated/antike/PeopleView';
export type { Personage } from '../../generated/antike/Personage';
export type { PersonageView } from '../../generated/antike/PersonageView';
export type { Phase } from '../../generated/antike/Phase';
export type { RegionView } from '../../generated/antike/RegionView';
export type { ThisTurnView } from '../../generated/antike/ThisTurnView';
export type { Trade } from '../../generated/antike/Trade';
export type { Unit } from '../../generated/antike/Unit';
export type { UnitsView } from '../../generated/antike/UnitsView';
export type { Upshot } from '../../generated/antike/Upshot';
export type { View } from '../../generated/antike/View';
export type { Wealth } from '../../generated/antike/Wealth';

/** What the rules say will come of an offer. */
export const upshotOf = ({ upshot }: Offer): Upshot | null =>
  (upshot as Upshot | undefined) ?? null;

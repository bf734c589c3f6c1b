/** The types of the game as generated from Rust. */
import type { Upshot } from '../../generated/conquest/Upshot';
import type { Offer } from '../../lib/contract';

export type { Action } from '../../generated/conquest/Action';
export type { Answer } from '../../generated/conquest/Answer';
export type { Auction } from '../../generated/conquest/Auction';
export type { Battle } from '../../generated/conquest/Battle';
export type { BattleView } from '../../generated/conquest/BattleView';
export type { Battlefield } from '../../generated/conquest/Battlefield';
export type { Card } from '../../generated/conquest/Card';
export type { CardEffect } from '../../generated/conquest/CardEffect';
export type { CardCount } from '../../generated/conquest/CardCount';
export type { Event } from '../../generated/conquest/Event';
export type { FleetView } from '../../generated/conquest/FleetView';
export type { HeldCard } from '../../generated/conquest/HeldCard';
export type { Illegal } from '../../generated/conquest/Illegal';
export type { KeyView } from '../../generated/conquest/KeyView';
export type { March } from '../../generated/conquest/March';
export type { OfferView } from '../../generated/conquest/OfferView';
export type { Phase } from '../../generated/conquest/Phase';
export type { Province } from '../../generated/conquest/Province';
export type { ProvinceView } from '../../generated/conquest/ProvinceView';
export type { ReachView } from '../../generated/conquest/ReachView';
export type { RealmView } from '../../generated/conquest/RealmView';
export type { Sea } from '../../generated/conquest/Sea';
export type { SeaView } from '../../generated/conquest/SeaView';
export type { SideView } from '../../generated/conquest/SideView';
export type { StackView } from '../../generated/conquest/StackView';
export type { StraitView } from '../../generated/conquest/StraitView';
export type { Unit } from '../../generated/conquest/Unit';
export type { UnitsView } from '../../generated/conquest/UnitsView';
export type { Upshot } from '../../generated/conquest/Upshot';
export type { View } from '../../generated/conquest/View';
export type { Vote } from '../../generated/conquest/Vote';

/** What the rules say will come of an offer. */
export const upshotOf = ({ upshot }: Offer): Upshot | null =>
  (upshot as Upshot | undefined) ?? null;

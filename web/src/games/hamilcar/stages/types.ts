/** What the stages read of the game, as Rust writes it. */
export type { Ability } from '../../../generated/hamilcar/Ability';
export type { Action } from '../../../generated/hamilcar/Action';
export type { ArmyStage } from '../../../generated/hamilcar/ArmyStage';
export type { AttackTable } from '../../../generated/hamilcar/AttackTable';
export type { AttackView } from '../../../generated/hamilcar/AttackView';
export type { BattleCard } from '../../../generated/hamilcar/BattleCard';
export type { BattleStage } from '../../../generated/hamilcar/BattleStage';
export type { BattleView } from '../../../generated/hamilcar/BattleView';
export type { ChargeStage } from '../../../generated/hamilcar/ChargeStage';
export type { Event } from '../../../generated/hamilcar/Event';
export type { FleetOrder } from '../../../generated/hamilcar/FleetOrder';
export type { FleetStage } from '../../../generated/hamilcar/FleetStage';
export type { HandPart } from '../../../generated/hamilcar/HandPart';
export type { NavalBattle } from '../../../generated/hamilcar/NavalBattle';
export type { NavalStage } from '../../../generated/hamilcar/NavalStage';
export type { Side } from '../../../generated/hamilcar/Side';
export type { SiegeFace } from '../../../generated/hamilcar/SiegeFace';
export type { SiegeStage } from '../../../generated/hamilcar/SiegeStage';
export type { Stack } from '../../../generated/hamilcar/Stack';
export type { TacticCard } from '../../../generated/hamilcar/TacticCard';
export type { View } from '../../../generated/hamilcar/View';

import type { Side } from '../../../generated/hamilcar/Side';

export const SIDES: readonly Side[] = ['rome', 'carthage'];
export const enemyOf = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');

/** The side that stands on the left: the own one, for all others Rome. */
export const leftFor = (seat: number | null): Side => (seat === 1 ? 'carthage' : 'rome');

/** The tactic and battle cards in the order in which hands count them. */
export const TACTICS = [
  'ramming',
  'boarding',
  'diekplous',
  'periplous',
  'kyklos',
  'back_water',
  'pursuit',
  'following_wind',
  'false_signal',
] as const;
export const BATTLE_CARDS = [
  'frontal_assault',
  'flank_left',
  'flank_right',
  'probe',
  'double_envelopment',
  'reserve',
] as const;

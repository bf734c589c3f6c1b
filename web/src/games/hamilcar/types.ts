/** The types of the game as generated from Rust. */
import type { Stack as Counts } from '../../generated/hamilcar/Stack';
import type { View } from '../../generated/hamilcar/View';

export type { Ability } from '../../generated/hamilcar/Ability';
export type { Action } from '../../generated/hamilcar/Action';
export type { Activation } from '../../generated/hamilcar/Activation';
export type { BattleStep } from '../../generated/hamilcar/BattleStep';
export type { BattleView } from '../../generated/hamilcar/BattleView';
export type { BySide } from '../../generated/hamilcar/BySide';
export type { Claim } from '../../generated/hamilcar/Claim';
export type { Event } from '../../generated/hamilcar/Event';
export type { GeneralView } from '../../generated/hamilcar/GeneralView';
export type { Marker } from '../../generated/hamilcar/Marker';
export type { NavalBattle } from '../../generated/hamilcar/NavalBattle';
export type { Part } from '../../generated/hamilcar/Part';
export type { Phase } from '../../generated/hamilcar/Phase';
export type { Post } from '../../generated/hamilcar/Post';
export type { PrintedCard } from '../../generated/hamilcar/PrintedCard';
export type { ProvinceView } from '../../generated/hamilcar/ProvinceView';
export type { RepublicView } from '../../generated/hamilcar/RepublicView';
export type { SeaMove } from '../../generated/hamilcar/SeaMove';
export type { Seamanship } from '../../generated/hamilcar/Seamanship';
export type { Side } from '../../generated/hamilcar/Side';
export type { SpaceView } from '../../generated/hamilcar/SpaceView';
export type { Standing } from '../../generated/hamilcar/Standing';
export type { Step } from '../../generated/hamilcar/Step';
export type Task = View['tasks'][number];
export type { Use } from '../../generated/hamilcar/Use';
export type { View } from '../../generated/hamilcar/View';

/** A stack as it is sent: what is missing is nothing. */
export type Stack = Partial<Counts>;

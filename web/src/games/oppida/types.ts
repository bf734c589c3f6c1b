import type { Eye, Seat } from '../../lib/contract';

export interface Side {
  shields: number;
  ears: number;
}

export interface AreaView {
  capital_of: Seat | null;
  owner: Seat | null;
  dice: number[];
  done: number[];
  oppidum: boolean;
  face: Side;
  back: Side | null;
  scouted_by: Seat[];
}

export interface PeopleView {
  capital: number;
  areas: number;
  outside: number;
  at_home: number;
  ears: number;
  surplus: number;
  free_dice: number;
}

export type Ending =
  | { areas: { winner: Seat } }
  | { capital: { winner: Seat } }
  | 'repetition'
  | 'turn_limit';

export type Phase =
  | 'choosing'
  | 'recruited'
  | { building: { turned: number[] } }
  | 'marching'
  | { starving: { hungry: Seat } }
  | { over: Ending };

export interface View {
  eye: Eye;
  turn: number;
  last_turn: number;
  mover: Seat;
  beginner: Seat;
  phase: Phase;
  supply: 'strict' | 'loose';
  areas_to_win: number;
  areas: AreaView[];
  peoples: PeopleView[];
  unknown_backs: Side[];
}

export interface Step {
  from: number;
  die: number;
  to: number;
  warriors: number;
}

export type Action =
  | { recruit: { warriors: number } }
  | { scout: { area: number } }
  | { build: { area: number } }
  | { raze: { area: number } }
  | { march: Step }
  | { conquer: Step }
  | { fight: Step }
  | { starve: { area: number; die: number } }
  | 'end';

export type Event =
  | { recruited: { seat: Seat; warriors: number } }
  | { scouted: { seat: Seat; area: number } }
  | { saw: { area: number; shields: number; ears: number } }
  | { built: { seat: Seat; area: number; shields: number; ears: number } }
  | { razed: { seat: Seat; area: number } }
  | { marched: { seat: Seat; from: number; to: number; warriors: number; stayed: number } }
  | {
      conquered: {
        seat: Seat;
        from: number;
        to: number;
        fell: number;
        slain: number;
        entered: number;
        stayed: number;
        destroyed: boolean;
      };
    }
  | {
      fought: {
        seat: Seat;
        from: number;
        to: number;
        fell: number;
        slain: number;
        defenders: number;
        stayed: number;
      };
    }
  | { hungry: { seat: Seat; warriors: number } }
  | { starved: { seat: Seat; area: number; die: number } }
  | { turn_ended: { seat: Seat; turn: number } }
  | { ended: Ending };

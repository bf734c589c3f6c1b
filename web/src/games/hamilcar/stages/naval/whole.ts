import type { NavalBattle } from '../types';

export type WholeBattle = Required<NavalBattle>;

/** A naval battle as it is sent has only what is not nothing. */
export function whole(sent: NavalBattle): WholeBattle {
  const none = { rome: 0, carthage: 0 };
  return {
    sunk: none,
    transports_hit: 0,
    prizes: 0,
    extra: none,
    played: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    hampered: none,
    second: false,
    manoeuvre: null,
    at_transports: false,
    die: 0,
    hits: 0,
    rerolled: false,
    fleeing: false,
    ...sent,
  };
}

import type { Reason } from '../lib/contract';
import type { GameWords } from '../lib/game';
import { Spoken } from '../lib/spoken.svelte';
import { entry } from '../lib/words';
import { loaders, type ShellWords } from '../generated/words/shell';

export const shellWords = new Spoken((language) => loaders[language]());

/** The texts of the shell in the chosen language. */
export function words(): ShellWords {
  return shellWords.now;
}

/** An error in words; unknown codes are named. */
export function errorText(code: string): string {
  if (code === 'offline') return words().offline;
  return entry(words().code, code) ?? words().other_error({ code });
}

/** Why not, as the game says it; what no game's rules forbid, the shell says. */
export function reasonText(said: GameWords, reason: Reason): string {
  const own = said.reason(reason) ?? entry(words().code, reason.code);
  return own ?? reason.message ?? reason.code;
}

/** A level of the bots in words; a bot of another kind has its own name only. */
export function levelText(level: string): { label: string; detail: string } {
  return entry(words().levels, level) ?? { label: level, detail: '' };
}

/** How long a game takes. */
export function minutesText([from, to]: readonly [number, number]): string {
  return words().home_page.minutes({ from, to });
}

/** For how many a game is. */
export function playersText([fewest, most]: readonly [number, number]): string {
  const { players, players_range } = words().home_page;
  return fewest === most ? players({ count: most }) : players_range({ fewest, most });
}

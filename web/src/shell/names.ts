import type { GameWords } from '../lib/game';
import type { Seat, SeatInfo } from '../lib/contract';
import { levelText, words } from '../words/index.svelte';

/** Who sits on a seat, in words. Whoever gave up keeps the name while a bot plays on. */
export function seatName({ kind, name, bot, resigned }: SeatInfo): string {
  if (kind === 'open') return words().free_seat;
  if (kind === 'bot' && !resigned) return levelText(bot ?? '').label;
  return name ?? words().guest;
}

/** A side and who plays it: "Cassius (Ada)". */
export function sideAndName(
  said: GameWords,
  names: readonly string[],
  seat: Seat,
  view: unknown,
): string {
  return `${said.people(seat, view)} (${names[seat] ?? ''})`;
}

/** That somebody resigned, without the subject, and whether a bot plays on. */
export const resignedText = (info: SeatInfo | undefined): string =>
  info?.resigned ? words().talk.resigned : words().resigned;

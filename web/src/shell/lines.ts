import type { GameWords } from '../lib/game';
import type { LogEntry, Seat, SeatInfo } from '../lib/contract';
import { standing } from '../lib/log';
import { resignedText, seatName } from './names';

/** One line of the chronicle. */
export interface Line {
  key: string;
  number: number;
  seat: Seat | null;
  text: string;
}

/**
 * What happened in words, oldest first. What belongs together, such as the losses of one side, is
 * one line.
 */
export function linesOf(
  log: LogEntry[],
  view: unknown,
  said: GameWords,
  seats: readonly SeatInfo[],
): Line[] {
  const lines: Line[] = [];
  let together: { kind: string; events: unknown[] } | null = null;
  for (const { number, seat, kind, events } of standing(log)) {
    if (kind === 'resign') {
      // A person leaves, not a side: so the name is told too.
      const info = seats[seat];
      const text = `${info ? `(${seatName(info)}) ` : ''}${resignedText(info)}`;
      lines.push({ key: `${number}`, number, seat, text });
      together = null;
    }
    events.forEach((event, index) => {
      const line = said.event(view, event);
      if (!line) return;
      const shared = said.together?.kindOf(event) ?? null;
      if (shared !== null && together?.kind === shared) {
        together.events.push(event);
        const last = lines.at(-1);
        if (last && said.together) last.text = said.together.tell(view, together.events);
        if (last) last.number = number;
        return;
      }
      together = shared === null ? null : { kind: shared, events: [event] };
      lines.push({ key: `${number} ${index}`, number, ...line });
    });
  }
  return lines;
}

import type { LogEntry, Seat } from './contract';

/** The log without what was taken back. */
export function standing(log: LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') {
      const last = kept.findLastIndex(({ kind }) => kind === 'action');
      if (last >= 0) kept.splice(last, 1);
    } else {
      kept.push(entry);
    }
  }
  return kept;
}

/** All events that still count, oldest first. */
export function told(log: LogEntry[]): unknown[] {
  return standing(log).flatMap(({ events }) => events);
}

/** The number of the last step of a seat; 0 before its first. */
export function lastActOf(seat: Seat, log: LogEntry[]): number {
  return standing(log).findLast((entry) => entry.seat === seat)?.number ?? 0;
}

/**
 * What the others did before a seat acts, or acted, again: the last run of steps that are not its
 * own. For whoever has no seat, the last run of steps of one seat.
 */
export function lastTurnFor(seat: Seat | null, log: LogEntry[]): LogEntry[] {
  const entries = standing(log);
  const whose = seat === null ? entries.at(-1)?.seat : null;
  const isTold = (entry: LogEntry): boolean =>
    seat === null ? entry.seat === whose : entry.seat !== seat;
  const end = entries.findLastIndex(isTold) + 1;
  const start = entries.slice(0, end).findLastIndex((entry) => !isTold(entry)) + 1;
  return entries.slice(start, end);
}

/** The events of the turn that runs and of the one before it, oldest first. */
export function trail(log: LogEntry[]): unknown[] {
  const entries = standing(log).slice(-40);
  const changes: number[] = [];
  entries.forEach((entry, index) => {
    if (index > 0 && entry.seat !== entries[index - 1]?.seat) changes.push(index);
  });
  return entries.slice(changes.at(-1) ?? 0).flatMap(({ events }) => events);
}

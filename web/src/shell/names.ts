import type { SeatInfo } from '../lib/contract';
import { words } from '../words/index.svelte';

/** Who sits on a seat, in words. Whoever gave up keeps the name while a bot plays on. */
export function seatName({ kind, name, bot, resigned }: SeatInfo): string {
  if (kind === 'open') return words().freeSeat;
  if (kind === 'bot' && !resigned) return words().levels[bot ?? '']?.label ?? bot ?? '';
  return name ?? words().guest;
}

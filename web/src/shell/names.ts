import type { SeatInfo } from '../lib/contract';
import { words } from '../words/index.svelte';

/** Who sits on a seat, in words. */
export function seatName({ kind, name, bot }: SeatInfo): string {
  if (kind === 'open') return words().freeSeat;
  if (kind === 'bot') return words().levels[bot ?? '']?.label ?? bot ?? '';
  return name ?? words().guest;
}

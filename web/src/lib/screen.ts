import type { GameModule } from './game';
import type { TableInfo } from './contract';

/**
 * Whether several seats of a running game share this screen, and one must not see what another
 * knows.
 */
export function hasCurtain(
  table: Pick<TableInfo, 'stage' | 'your_seats'> | null,
  game: Pick<GameModule, 'hasSecrets'> | null,
): boolean {
  const isShared = table?.stage === 'running' && table.your_seats.length > 1;
  return isShared && (game?.hasSecrets ?? false);
}

import type { GameModule } from './module';

/** A game as the home page names it before anything of it is loaded. */
export interface Listed {
  id: string;
  name: string;
  load: (() => Promise<GameModule>) | null;
}

/** The one list of games; those without `load` are in preparation. */
export const GAMES: readonly Listed[] = [
  {
    id: 'oppida',
    name: 'Oppida',
    load: async () => (await import('./oppida')).oppida as unknown as GameModule,
  },
  { id: 'antike', name: 'Antike Duellum', load: null },
  { id: 'conquest', name: 'Conquest of the Empire II', load: null },
  { id: 'hamilcar', name: 'Hamilcar', load: null },
];

export function loadGame(id: string): Promise<GameModule> {
  const load = GAMES.find((game) => game.id === id)?.load;
  return load ? load() : Promise.reject(new Error(`no game ${id}`));
}

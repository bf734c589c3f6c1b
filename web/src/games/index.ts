import type { Component } from 'svelte';
import type { GameModule } from './module';

/** A game as the home page names it before anything of it is loaded. */
export interface Listed {
  id: string;
  name: string;
  /** A drawing in a box of 500 by 229. */
  picture: () => Promise<{ default: Component }>;
  load: (() => Promise<GameModule>) | null;
}

/** The one list of games; those without `load` are in preparation. */
export const GAMES: readonly Listed[] = [
  {
    id: 'oppida',
    name: 'Oppida',
    picture: () => import('./oppida/Picture.svelte'),
    load: async () => (await import('./oppida')).oppida as unknown as GameModule,
  },
  {
    id: 'antike',
    name: 'Antike Duellum',
    picture: () => import('./antike/Picture.svelte'),
    load: async () => (await import('./antike')).antike as unknown as GameModule,
  },
  {
    id: 'conquest',
    name: 'Conquest of the Empire II',
    picture: () => import('./conquest/Picture.svelte'),
    load: async () => (await import('./conquest')).conquest as unknown as GameModule,
  },
  {
    id: 'hamilcar',
    name: 'Hamilcar',
    picture: () => import('./hamilcar/Picture.svelte'),
    load: null,
  },
];

/** The game that is chosen where nobody has chosen yet. */
export const FIRST: string = GAMES.find(({ load }) => load)?.id ?? '';

export function loadGame(id: string): Promise<GameModule> {
  const load = GAMES.find((game) => game.id === id)?.load;
  return load ? load() : Promise.reject(new Error(`no game ${id}`));
}

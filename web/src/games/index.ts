import type { Component } from 'svelte';
import type { GameModule } from '../lib/game';

/** A game as the home page names it before anything of it is loaded. */
export interface Listed {
  id: string;
  name: string;
  /** The name where there is little room. */
  short: string;
  /** How long a game takes, roughly: two who know it, or a full table. */
  minutes: readonly [number, number];
  /** How much there is to learn, of four. */
  weight: 1 | 2 | 3 | 4;
  /** The address of a picture of its board. */
  board: string;
  /** A drawing in a box of 500 by 229. */
  picture: () => Promise<{ default: Component }>;
  load: (() => Promise<GameModule>) | null;
}

/** The one list of games; those without `load` are in preparation. */
export const GAMES: readonly Listed[] = [
  {
    id: 'oppida',
    name: 'Oppida',
    short: 'Oppida',
    minutes: [15, 30],
    weight: 1,
    board: new URL('./oppida/board.webp', import.meta.url).href,
    picture: () => import('./oppida/Picture.svelte'),
    load: async () => (await import('./oppida')).oppida as unknown as GameModule,
  },
  {
    id: 'antike',
    name: 'Antike Duellum',
    short: 'Antike',
    minutes: [45, 75],
    weight: 2,
    board: new URL('./antike/board.webp', import.meta.url).href,
    picture: () => import('./antike/Picture.svelte'),
    load: async () => (await import('./antike')).antike as unknown as GameModule,
  },
  {
    id: 'conquest',
    name: 'Conquest of the Empire II',
    short: 'Conquest',
    minutes: [90, 240],
    weight: 4,
    board: new URL('./conquest/board.webp', import.meta.url).href,
    picture: () => import('./conquest/Picture.svelte'),
    load: async () => (await import('./conquest')).conquest as unknown as GameModule,
  },
  {
    id: 'hamilcar',
    name: 'Hamilcar',
    short: 'Hamilcar',
    minutes: [120, 180],
    weight: 3,
    board: '',
    picture: () => import('./hamilcar/Picture.svelte'),
    load: null,
  },
];

/** The game that is chosen where nobody has chosen yet. */
export const FIRST: string = GAMES.find(({ load }) => load)?.id ?? '';

/** A game with its words in the language that is shown. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = GAMES.find((game) => game.id === id)?.load;
  if (!load) throw new Error(`no game ${id}`);
  const game = await load();
  await game.words.load();
  return game;
}

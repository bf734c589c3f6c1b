/** The games, found by their folders: a new one is a folder and not a line here. */
import type { Component } from 'svelte';
import type { Facts, GameModule } from '../lib/game';

export interface Listed extends Facts {
  id: string;
  /** The address of a picture of its board. */
  board: string;
  /** A drawing in a box of 500 by 229. */
  picture: () => Promise<{ default: Component }>;
  /** None where a game is in preparation. */
  load: (() => Promise<GameModule>) | null;
}

const facts = import.meta.glob<Facts>('./*/facts.ts', { eager: true, import: 'facts' });
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'game' });
const boards = import.meta.glob<string>('./*/board.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Those that can be played first, then from light to heavy. */
export const GAMES: readonly Listed[] = Object.entries(facts)
  .flatMap(([path, facts]) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const picture = pictures[`${folder}/Picture.svelte`];
    if (!picture) return [];
    const load = modules[`${folder}/index.ts`] ?? null;
    const board = boards[`${folder}/board.webp`] ?? '';
    return [{ ...facts, id: folder.slice('./'.length), board, picture, load }];
  })
  .sort((a, b) => Number(!a.load) - Number(!b.load) || a.weight - b.weight);

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

import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/prefs.svelte';
import { game as antike } from './antike';
import { game as conquest } from './conquest';
import { game as oppida } from './oppida';

const MODULES = [
  [oppida, 2],
  [antike, 2],
  [conquest, 6],
] as const;

describe.each(MODULES.map(([game, seats]) => [game.id, game, seats] as const))(
  'the sides of %s',
  (_, game, seats) => {
    it.each(LANGUAGES)('have names of their own in %s', (language) => {
      const said = game.words.of(language);
      const sides = Array.from({ length: seats }, (_, seat) => said.side(seat, {}));
      expect(new Set(sides.map(({ name }) => name)).size).toBe(seats);
      for (const { name, detail, play } of sides) {
        expect(detail).not.toBe('');
        expect(play).toContain(name);
      }
      expect(said.sides).not.toBe('');
    });
  },
);

describe('the sides of Antike', () => {
  const [en, de] = [antike.words.of('en'), antike.words.of('de')];

  it('follow the map and who plays brown', () => {
    expect(en.side(0, {}).name).toBe('Carthage');
    expect(en.side(1, { board: 'east' }).name).toBe('Persia');
    expect(en.side(0, { board: 'east', sides: 'first_beige' }).name).toBe('Persia');
  });

  it('are named so that sentences of one and of a person fit them', () => {
    expect(de.side(1, {}).play).toBe('Rom spielen');
    expect(de.side(0, { board: 'east' }).play).toBe('Griechenland spielen');
    expect(de.side(0, { sides: 'lot' })).toMatchObject({
      name: 'Violett',
      play: 'Violett spielen',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { pseudo, unspoken } from './pseudo';

const words = {
  begin: 'The game begins',
  nested: { weights: ['easy', 'hard'] },
  players: (count: number) => `${count} players`,
  event: () => ({ seat: 1, text: 'marches' }),
  silent: () => null,
};

describe('pseudo words', () => {
  const said = pseudo(words);

  it('are bracketed, accented and 40 % longer wherever they stand', () => {
    expect(said.begin).toBe('⟦Thé gámé bégíñs ~~~~~~⟧');
    expect(said.nested.weights).toEqual(['⟦éásý ~~⟧', '⟦hárd ~~⟧']);
    expect(said.players(3)).toBe('⟦3 pláýérs ~~~~⟧');
    expect(said.event()).toEqual({ seat: 1, text: '⟦márçhés ~~~⟧' });
    expect(said.silent()).toBeNull();
  });

  it('show what is written elsewhere', () => {
    const page = document.createElement('main');
    page.innerHTML = `<p>${said.begin} 3</p><p>Anna ${said.players(2)}</p>
      <button aria-label="Close">✕</button><b>by hand</b>`;
    expect(unspoken(page, ['Anna'])).toEqual(['by hand', 'Close']);
    expect(unspoken(page)).toContain(`Anna ${said.players(2)}`);
  });
});

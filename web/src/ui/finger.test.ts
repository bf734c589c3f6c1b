import { afterEach, describe, expect, it } from 'vitest';
import { meantBy } from './finger';

/** Two dice of 30 pixels that can be chosen, 20 pixels apart, and one that can't. */
function board(): { frame: Element; dice: Element[] } {
  document.body.innerHTML = `<div>
    <b data-target="a" tabindex="0"></b><b data-target="b" tabindex="0"></b>
    <b data-target="c" tabindex="-1"></b></div>`;
  const frame = document.querySelector('div')!;
  const dice = [...frame.children];
  dice.forEach((die, place) => {
    die.getBoundingClientRect = () => new DOMRect(100 + place * 50, 100, 30, 30);
  });
  return { frame, dice };
}

describe('a finger on the board', () => {
  afterEach(() => document.body.replaceChildren());

  it('means the nearest thing to be chosen within its size', () => {
    const { frame, dice } = board();
    expect(meantBy(frame, frame, 95, 95)).toBe(dice[0]);
    expect(meantBy(frame, frame, 145, 115)).toBe(dice[1]);
  });

  it('means nothing else farther off', () => {
    const { frame } = board();
    expect(meantBy(frame, frame, 92, 115)).toBeNull();
    expect(meantBy(frame, frame, 240, 115)).toBeNull();
  });

  it('means what it hits, where that can be chosen', () => {
    const { frame, dice } = board();
    expect(meantBy(frame, dice[0]!, 129, 115)).toBeNull();
  });
});

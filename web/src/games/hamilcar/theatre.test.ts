import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { armiesOf, placeArmies } from './armies';
import { theatre } from './chart/theatre';
import { fixture, sideOfGeneral, spaceOf } from './fixture';
import Theatre from './Theatre.svelte';

function show(lit: { region: number }[] = []) {
  const pick = vi.fn();
  const { container } = render(Theatre, {
    view: fixture(),
    sideOfGeneral,
    lit,
    path: [],
    pointed: [],
    asking: false,
    pick,
    hover: () => undefined,
    label: 'map',
    turnLabel: () => 'near',
    nameOf: (target) => ('region' in target ? (theatre.places[target.region]?.name ?? '') : ''),
  });
  return { container, pick };
}

test('an army in a besieged city stands apart from the besiegers', () => {
  const armies = armiesOf(fixture(), sideOfGeneral).filter(
    ({ space }) => space === spaceOf('agrigentum'),
  );
  expect(armies.map(({ side, isInside, units }) => [side, isInside, units])).toEqual([
    ['rome', false, 5],
    ['carthage', true, 2],
  ]);
});

test('no two plaques of one space cover each other', () => {
  const [one, other] = placeArmies(armiesOf(fixture(), sideOfGeneral)).filter(
    ({ space }) => space === spaceOf('agrigentum'),
  );
  expect(one?.at).not.toEqual(other?.at);
});

test('a plaque says who leads, his ratings and his strength', () => {
  const { container } = show();
  const plaque = container.querySelector(`[data-army="${spaceOf('messana')} rome outside"]`);
  expect(plaque?.textContent).toMatch(/Duilius.*2–3.*6.*2/s);
});

test('every space has its name, and a lit one can be clicked', () => {
  const messana = spaceOf('messana');
  const { container, pick } = show([{ region: messana }]);
  expect(container.querySelectorAll('[data-space]')).toHaveLength(theatre.places.length);
  container
    .querySelector('[data-space="messana"]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pick).toHaveBeenCalledWith({ region: messana });
});

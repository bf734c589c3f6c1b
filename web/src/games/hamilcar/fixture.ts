/** A small position for tests: Rome besieges Agrigentum, Hamilcar stands in Panormus. */
import { theatre } from './chart/theatre';
import type { RepublicView, Side, View } from './types';

const ROMANS = ['duilius', 'calatinus'];
export const sideOfGeneral = (general: number): Side =>
  general < ROMANS.length ? 'rome' : 'carthage';

export const spaceOf = (key: string): number =>
  theatre.places.findIndex((place) => place.key === key);

function republic(points: number): RepublicView {
  const own = { cards: 7, ready: 6, damaged: 1, seats: 2, hiero: 1, ops: 5, trains: 3, points };
  return { hand: null, known: [], ...own };
}

export function fixture(): View {
  const view: View = {
    turn: 4,
    last_turn: 9,
    years: '258-257',
    spaces: theatre.places.map(({ key, kind }) => ({
      id: key,
      marker: kind === 'ordinary' ? 'neutral' : 'independent',
      outside: { rome: {}, carthage: {} },
      inside: kind === 'city' ? {} : null,
      siege_points: 0,
      besieged: false,
    })),
    provinces: theatre.provinces.map(({ id }) => ({
      id,
      control: id === 'latium' ? 'rome' : id === 'zeugitana' ? 'carthage' : null,
    })),
    generals: [
      { id: 'duilius', post: { outside: spaceOf('messana') }, strategy: 2, battle: 3 },
      { id: 'calatinus', post: { outside: spaceOf('agrigentum') }, strategy: 2, battle: 2 },
      { id: 'hannibal_gisco', post: { inside: spaceOf('agrigentum') }, strategy: 2, battle: 2 },
    ],
    republics: { rome: republic(9), carthage: republic(7) },
    numidia: 2,
    supremacy: 'carthage',
    miat: null,
    seamanship: 'fair',
    corvi: true,
  };
  const [messana, agrigentum] = [spaceOf('messana'), spaceOf('agrigentum')];
  view.spaces = view.spaces.map((space, index) => {
    if (index === messana) {
      return {
        ...space,
        marker: 'rome',
        outside: { rome: { plain: 6, trains: 2 }, carthage: {} },
      };
    }
    if (index !== agrigentum) return space;
    return {
      ...space,
      marker: 'carthage',
      outside: { rome: { plain: 5, trains: 1 }, carthage: {} },
      inside: { plain: 1, elephants: 1 },
      siege_points: 1,
      besieged: true,
    };
  });
  return view;
}

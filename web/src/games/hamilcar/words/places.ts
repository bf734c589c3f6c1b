/** Spaces and generals of the map in words, for whoever does not see them. */
import { theatre } from '../chart/theatre';
import { nameOfGeneral, seatOf, SIDES, sideOfGeneral, spaceOfGeneral } from '../sides';
import type { View } from '../types';
import type { Texts } from '.';
import { seatName, stackParts, whereabouts } from './names';

/** Who stands at a place: the generals of a side with its units. */
function armyText(t: Texts, view: View, space: number, isInside: boolean): string[] {
  const shown = view.spaces[space];
  if (!shown) return [];
  return SIDES.flatMap((side) => {
    const generals = view.generals.flatMap(({ post }, index) => {
      if (typeof post === 'string' || sideOfGeneral(view, index) !== side) return [];
      const at = isInside
        ? 'inside' in post
          ? post.inside
          : null
        : 'outside' in post
          ? post.outside
          : null;
      return at === space ? [ratedText(t, view, index)] : [];
    });
    const stack = isInside ? (shown.marker === side ? shown.inside : null) : shown.outside[side];
    const what = [...generals, ...(stack ? stackParts(t, stack) : [])];
    if (what.length === 0) return [];
    const name = seatName(t, seatOf(side));
    return [isInside ? t.map.inside({ name, what }) : t.map.army({ name, what })];
  });
}

const ratedText = (t: Texts, view: View, general: number): string => {
  const { strategy = 0, battle = 0 } = view.generals[general] ?? {};
  return t.map.rated({ general: nameOfGeneral(view, general), strategy, battle });
};

/** "Messana; Roman; port, walled city; Rome: Duilius 2–3, 6 units" */
export function spaceText(t: Texts, view: View, space: number): string {
  const place = theatre.places[space];
  const shown = view.spaces[space];
  if (!place || !shown) return '';
  const { map } = t;
  const marker = {
    rome: map.marker_rome,
    carthage: map.marker_carthage,
    neutral: map.neutral,
    independent: map.independent,
  }[shown.marker];
  const kinds = [
    ...(place.kind === 'city' ? [place.isGreat ? map.great : map.city] : []),
    ...(place.kind === 'tribe' ? [map.tribe] : []),
    ...(place.port ? [map.port] : []),
  ];
  const siege = [
    ...(shown.besieged ? [map.besieged] : []),
    ...(shown.siege_points > 0 ? [map.siege({ points: shown.siege_points })] : []),
  ];
  return [
    place.name,
    [marker, ...kinds].join(', '),
    ...siege,
    ...armyText(t, view, space, false),
    ...armyText(t, view, space, true),
  ].join('; ');
}

/** "Duilius 2–3, Messana" */
export function generalText(t: Texts, view: View, general: number): string {
  const shown = view.generals[general];
  const at = shown ? whereabouts(shown) : null;
  return [ratedText(t, view, general), ...(at ? [at] : [])].join(', ');
}

/** "Sicilia Interior: nobody controls it" */
export function provinceText(t: Texts, view: View, province: number): string {
  const name = theatre.provinces[province]?.name ?? '';
  const control = view.provinces[province]?.control ?? null;
  const held = control
    ? t.map.controlled({ side: seatName(t, seatOf(control)) })
    : t.map.uncontrolled;
  return `${name}: ${held}`;
}

/** Where an army of a side stands, as the middle of a sentence. */
export const placeOfGeneral = (view: View, general: number): number => {
  const shown = view.generals[general];
  return (shown ? spaceOfGeneral(shown) : null) ?? 0;
};

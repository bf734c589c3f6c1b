import type { Reason, Seat, Standing, Target } from '../../../lib/contract';
import type { GameWords, Prompt, SideText, TableOptions } from '../../module';
import { geography, regionName } from '../geography';
import { CARDS, FIELDS, KNOW_HOW, PERSONAGES, TRACK, UNITS, WEALTH } from '../lists';
import { priceOf } from '../foresee';
import { peopleBefore } from '../sides';
import type { Troop } from '../stands';
import type { Action, Event, View } from '../types';
import { actionText, choiceText, doneText } from './choices';
import { de } from './de';
import { en, type Texts } from './en';
import { endingText, eventLine, peopleAt } from './events';
import { promptText } from './prompts';

export type AntikeWords = GameWords<View, Action, Event> & {
  texts: Texts;
  troop(view: View, troop: Troop): string;
};

function speak(t: Texts): AntikeWords {
  const people = (seat: Seat, view?: View | null): string =>
    view ? peopleAt(t, view, seat) : (t.seats[seat] ?? '');

  function side(seat: Seat, options: TableOptions): SideText {
    const known = t.sidesOf[peopleBefore(seat, options) ?? ''] ?? t.sidesByLot[seat];
    return known ?? { name: people(seat), detail: '', play: people(seat) };
  }

  function troop(view: View, { seat, unit, count, region, fresh }: Troop): string {
    const own = view.peoples[seat]?.people ?? '';
    const what = unit === 'special' ? t.special(own) : t.units(unit, count);
    const isMoving = typeof view.phase === 'object' && 'movement' in view.phase;
    const still = isMoving && seat === view.mover ? fresh : 0;
    return t.troop(people(seat, view), what, regionName(view, region), still);
  }

  function region(view: View, index: number): string {
    const place = geography(view).regions[index];
    const shown = view.regions[index];
    if (!place || !shown) return '';
    const { city } = shown;
    const what = city
      ? t.city(people(city.owner, view), t.wealth[city.good], city.temple, city.wall, city.strength)
      : place.kind === 'sea'
        ? t.openSea
        : place.kind === 'wild'
          ? t.wild
          : t.freeSite;
    const attack = city && city.attackers > 0 ? [t.attacked(city.attackers)] : [];
    return [place.name, what, ...attack].join(', ');
  }

  function space(view: View, track: number, index: number): string {
    if (track === TRACK.rondel) {
      const field = FIELDS[index] ?? 'ferrum';
      const payer = typeof view.eye === 'object' ? view.eye.seat : view.mover;
      const price = t.price(view.rondel[index]?.cost[payer] ?? 0);
      return `${t.fields[field].name}: ${t.fields[field].does}, ${price}`;
    }
    if (track === TRACK.knowHow) {
      const which = KNOW_HOW[index] ?? 'strata';
      const owners = view.know_how[index]?.owners ?? [];
      const state =
        owners.length === 2 ? '' : `, ${t.knowPrice(priceOf(view, which), owners.length === 0)}`;
      const owned =
        owners.length > 0
          ? `, ${t.ownedBy(owners.map((owner) => people(owner, view)).join(', '))}`
          : '';
      return `${t.know[which].name}: ${t.know[which].effect}${state}${owned}`;
    }
    if (track === TRACK.personages) return t.personages[PERSONAGES[index] ?? 'king'];
    if (track === TRACK.recruits) return t.armOne[UNITS[index] ?? 'legion'];
    return t.wealth[WEALTH[index] ?? 'coin'];
  }

  function target(view: View, one: Target): string {
    if ('button' in one) return button(view, one.button);
    if ('count' in one) return String(one.count);
    if ('region' in one) return region(view, one.region);
    if ('space' in one) return space(view, one.space.track, one.space.space);
    if ('card' in one) return t.cards[CARDS[one.card] ?? 'academy'].name;
    return `${t.armOne[UNITS[one.piece.piece] ?? 'legion']}, ${regionName(view, one.piece.region)}`;
  }

  function button(view: View, key: string): string {
    return key === 'done' ? doneText(t, view) : (t.buttons[key] ?? key);
  }

  function ending(view: View, standing: Standing): Prompt {
    const seat = typeof view.eye === 'object' ? view.eye.seat : null;
    const winner = standing.filter((one) => one === 1).length === 1 ? standing.indexOf(1) : null;
    const { phase } = view;
    const detail =
      typeof phase === 'object' && 'over' in phase
        ? endingText(t, view, phase.over)
        : t.endedByResigning(people(winner ?? 0, view), people(1 - (winner ?? 0), view));
    if (winner === null) return { title: t.draw, detail };
    if (seat === null) {
      const title = t.wins[view.peoples[winner]?.people ?? ''] ?? people(winner, view);
      return { title, detail };
    }
    return { title: winner === seat ? t.youWon : t.youLost, detail };
  }

  return {
    texts: t,
    tagline: t.tagline,
    guide: t.guide,
    sides: t.sides,
    side,
    people,
    troop,
    progress: (view) => t.turn(view.turn),
    target,
    prompt: (view, seat, path) => promptText(t, view, seat, path),
    waiting: (_, name) => ({ title: t.waitTitle(name), detail: t.waitDetail }),
    button,
    choice: (view, _, action) => choiceText(t, view, action),
    action: (view, action) => actionText(t, view, action),
    event: (view, event) => eventLine(t, view, event),
    reason: (reason: Reason) =>
      Object.hasOwn(t.reasons, reason.code)
        ? t.reasons[reason.code as keyof Texts['reasons']](reason)
        : null,
    option: (key) => t.options[key] ?? key,
    optionValue: (_, value) => t.optionValues[value] ?? { label: value, detail: '' },
    ending,
    measured: t.measured,
    tally: ({ peoples }) => [
      ...PERSONAGES.map((kind) => ({
        label: t.tally[kind],
        values: peoples.map(
          ({ personages }) => personages.find(({ personage }) => personage === kind)?.count ?? 0,
        ),
      })),
      { label: t.measured, values: peoples.map(({ total }) => total), isTotal: true },
    ],
  };
}

export const words = { en: speak(en), de: speak(de) };

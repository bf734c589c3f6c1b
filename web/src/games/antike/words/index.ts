import { loaders, type AntikeWords as Catalogue } from '../../../generated/words/antike';
import type { Seat, Space, Standing, Target } from '../../../lib/contract';
import { Spoken } from '../../../lib/spoken.svelte';
import type { GameWords, GuideText, Prompt, SideText, TableOptions } from '../../../lib/game';
import { geography, regionName } from '../geography';
import { columnOf, fieldOf, nextPrice } from '../tables';
import { peopleBefore } from '../sides';
import type { Troop } from '../stands';
import type { Action, Card, Event, Field, KnowHow, Personage, Unit, View, Wealth } from '../types';
import { actionText, choiceText, doneText } from './choices';
import { namesAt, people as peopleOf, peopleAt, unitsOf } from './names';
import { promptText } from './prompts';

export type AntikeWords = GameWords<View, Action, Event> & {
  texts: Catalogue;
  troop(view: View, troop: Troop): string;
};

export function speak(t: Catalogue): AntikeWords {
  const people = (seat: Seat, view?: View | null): string =>
    view ? peopleAt(t, view, seat) : (t.side.seats[seat] ?? '');

  function side(seat: Seat, options: TableOptions): SideText {
    const known = peopleOf(t, peopleBefore(seat, options) ?? '');
    const { name, detail } = known ?? { name: people(seat), detail: t.side.by_lot };
    return { name, detail, play: t.side.play({ name }) };
  }

  function troop(view: View, { seat, unit, count, region, fresh }: Troop): string {
    const isMoving = typeof view.phase === 'object' && 'movement' in view.phase;
    return t.seen.troop({
      people: people(seat, view),
      what: unitsOf(t, view.peoples[seat], unit, count),
      where: regionName(view, region),
      fresh: isMoving && seat === view.mover ? fresh : 0,
    });
  }

  function region(view: View, index: number): string {
    const place = geography(view).regions[index];
    const shown = view.regions[index];
    if (!place || !shown) return '';
    const { city } = shown;
    const site = { sea: t.seen.sea, wild: t.seen.wild }[place.kind as string] ?? t.seen.site;
    const what = city ? t.seen.city({ ...city, owner: people(city.owner, view) }) : site;
    const attack = city && city.attackers > 0 ? [t.seen.attacked(city)] : [];
    return [place.name, what, ...attack].join(', ');
  }

  function space(view: View, { track, space: which }: Space): string {
    if (track === 'rondel') {
      const field = which as Field;
      const payer = typeof view.eye === 'object' ? view.eye.seat : view.mover;
      const price = t.panel.price({ count: fieldOf(view, field)?.cost[payer] ?? 0 });
      return t.panel.field({ field, price });
    }
    if (track === 'know_how') {
      const know_how = which as KnowHow;
      const owners = columnOf(view, know_how)?.owners ?? [];
      return t.panel.know({
        know_how,
        price: owners.length === 2 ? null : nextPrice(view, know_how),
        first: owners.length === 0,
        owners: owners.map((owner) => people(owner, view)),
      });
    }
    if (track === 'personages') return t.personage[which as Personage];
    if (track === 'recruits') return t.unitOne[which as Unit];
    return t.wealth[which as Wealth];
  }

  function target(view: View, one: Target): string {
    if ('button' in one) return button(view, one.button);
    if ('count' in one) return String(one.count);
    if ('region' in one) return region(view, one.region);
    if ('space' in one) return space(view, one.space);
    if ('card' in one) return t.card[one.card as Card];
    const { piece, region: at } = one.piece;
    return t.seen.piece({ unit: piece as Unit, where: regionName(view, at) });
  }

  function button(view: View, key: string): string {
    const buttons: Record<string, string> = t.button;
    return key === 'done' ? doneText(t, view) : (buttons[key] ?? key);
  }

  function optionValue(key: string, value: string): { label: string; detail: string } {
    if (value === 'true' || value === 'false')
      return { label: value === 'true' ? t.options.yes : t.options.no, detail: '' };
    const all: Record<string, [Record<string, string>, Record<string, string>]> = {
      board: [t.board, t.boardDetail],
      sides: [t.sides, t.sidesDetail],
      beginner: [t.beginner, t.beginnerDetail],
      fortress: [t.fortress, t.fortressDetail],
    };
    const [labels, details] = all[key] ?? [{}, {}];
    return { label: labels[value] ?? value, detail: details[value] ?? '' };
  }

  function ending(view: View, standing: Standing): Prompt {
    const seat = typeof view.eye === 'object' ? view.eye.seat : null;
    const winner = standing.filter((one) => one === 1).length === 1 ? standing.indexOf(1) : null;
    const { phase } = view;
    const names = namesAt(t, view);
    const detail =
      typeof phase === 'object' && 'over' in phase
        ? t.ending(phase.over, names)
        : t.over.resigned({
            winner: names.seat(winner ?? 0),
            loser: names.seat(1 - (winner ?? 0)),
          });
    if (winner === null) return { title: t.over.draw, detail };
    if (seat === null) return { title: t.side.wins({ name: names.seat(winner) }), detail };
    return { title: winner === seat ? t.over.won : t.over.lost, detail };
  }

  return {
    texts: t,
    tagline: t.tagline,
    guide: guideTexts(t),
    sides: t.side.heading,
    side,
    people,
    troop,
    progress: (view) => t.progress(view),
    target,
    prompt: (view, seat, path, offers) => promptText(t, view, seat, path, offers),
    waiting: (_, name) => ({ title: t.prompt.wait.title({ name }), detail: t.prompt.wait.detail }),
    button,
    choice: (view, _, offer) => choiceText(t, view, offer),
    action: (view, action) => actionText(t, view, action),
    event: (view, event) => t.event(event, namesAt(t, view)),
    reason: (reason) => t.illegal(reason),
    option: (key) => (t.options as Record<string, string>)[key] ?? key,
    optionValue,
    ending,
    measured: t.measured,
    tally: ({ peoples }) => [
      ...(peoples[0]?.personages ?? []).map(({ personage: kind }) => ({
        label: t.tally[kind],
        values: peoples.map(
          ({ personages }) => personages.find(({ personage }) => personage === kind)?.count ?? 0,
        ),
      })),
      { label: t.measured, values: peoples.map(({ total }) => total), isTotal: true },
    ],
  };
}

function guideTexts(t: Catalogue): Record<string, GuideText<View>> {
  const steps = Object.entries(t.guide).map(([key, { title, text }]): [string, GuideText<View>] => {
    if (typeof text === 'string') return [key, { title, text }];
    return [key, { title, textAt: (view) => text({ ...view, ...view.figures }) }];
  });
  return Object.fromEntries(steps);
}

export const words = new Spoken(async (language) => speak(await loaders[language]()));

/** Which words of the catalogue are said when. */
import { loaders, type OppidaWords as Texts } from '../../../generated/words/oppida';
import type { Seat, Standing, Target } from '../../../lib/contract';
import { Spoken } from '../../../lib/spoken.svelte';
import type { GameWords, Prompt } from '../../../lib/game';
import type { Action, Event, View } from '../types';
import { cardIn, named } from './cards';
import { choicesIn } from './choices';
import { promptsIn } from './prompts';
import { tally } from './tally';

export type { Texts };
export type OppidaWords = GameWords<View, Action, Event> & { texts: Texts };

/** What is printed on a card. */
export const cardName = (texts: Texts, view: View, area: number): string =>
  texts.area[cardIn(view, area)] ?? '';

export function speak(t: Texts): OppidaWords {
  const people = (seat: Seat): string => t.seat[seat] ?? '';
  const choice = choicesIn(t);

  function ending(view: View, standing: Standing): Prompt {
    const seat = typeof view.eye === 'object' ? view.eye.seat : null;
    const first = standing.indexOf(1);
    const winner = first === standing.lastIndexOf(1) ? first : null;
    const { phase } = view;
    const detail =
      typeof phase === 'object' && 'over' in phase
        ? t.ending(phase.over)
        : t.over.resigned({ winner: winner ?? 0, loser: 1 - (winner ?? 0) });
    if (winner === null) return { title: t.over.draw, detail };
    if (seat === null) return { title: t.over.wins({ winner }), detail };
    return { title: winner === seat ? t.over.won : t.over.lost, detail };
  }

  function target(view: View, target: Target): string {
    if ('button' in target) return button(view, target.button);
    if ('count' in target) return String(target.count);
    if ('piece' in target) {
      const { region, piece } = target.piece;
      const seat = view.areas[region]?.owner ?? 0;
      return t.seen.die({ value: Number(piece), seat, area: cardIn(view, region) });
    }
    return 'region' in target ? describe(view, target.region) : '';
  }

  function describe(view: View, index: number): string {
    const area = view.areas[index];
    if (!area) return '';
    const { owner, dice, face, back, oppidum } = area;
    return [
      cardName(t, view, index),
      oppidum && t.seen.oppidum,
      area.capital_of === null ? t.figures(face) : t.count.shield(face.shields),
      owner === null ? t.seen.empty : t.seen.held({ seat: owner, dice: dice.join(', ') }),
      back && !oppidum && t.seen.back({ figures: t.figures(back) }),
    ]
      .filter(Boolean)
      .join(', ');
  }

  function button({ phase }: View, key: string): string {
    const isUnscouted =
      typeof phase === 'object' && 'recruiting' in phase && !phase.recruiting.scouted;
    if (key === 'end' && isUnscouted) return t.button.end_unscouted;
    return t.button[key as keyof Texts['button']] ?? key;
  }

  function optionValue(key: string, value: string): { label: string; detail: string } {
    const labels: Record<string, string> = key === 'supply' ? t.supply : t.beginner;
    const details: Record<string, string> = key === 'supply' ? t.supplyDetail : t.beginnerDetail;
    return { label: labels[value] ?? value, detail: details[value] ?? '' };
  }

  return {
    texts: t,
    tagline: t.tagline,
    guide: guideIn(t),
    sides: t.sides,
    side: (seat) => ({
      name: people(seat),
      detail: t.seatDetail[seat] ?? '',
      play: t.seatPlay[seat] ?? '',
    }),
    people,
    progress: ({ turn }) => t.progress({ turn }),
    target,
    prompt: promptsIn(t, choice),
    waiting: ({ phase }, name) => ({
      title:
        typeof phase === 'object' && 'starving' in phase
          ? t.waiting.starving({ name })
          : t.waiting.title({ name }),
      detail: t.waiting.detail,
    }),
    button,
    choice,
    action: (view, action) => t.action(named(view, action)),
    event: (view, event) => t.event(named(view, event)),
    together: {
      kindOf: (one) => ('starved' in one ? `starved ${one.starved.seat}` : null),
      tell: (view, events) => {
        const areas = events.flatMap((one) => ('starved' in one ? [one.starved.area] : []));
        const places = new Set(areas.map((area) => t.areaAt[cardIn(view, area)] ?? ''));
        return t.told.starved({ count: areas.length, places: [...places] });
      },
    },
    reason: (reason) => t.illegal(reason),
    option: (key) => t.options[key as keyof Texts['options']] ?? key,
    optionValue,
    ending,
    measured: t.measured,
    tally: (view) => tally(t, view),
  };
}

/** The guide's steps; some tell figures of the box. */
function guideIn({ guide }: Texts): OppidaWords['guide'] {
  const { goal, recruit, supply, build } = guide;
  return {
    ...guide,
    goal: { title: goal.title, textAt: ({ areas_to_win: areas }) => goal.text({ areas }) },
    recruit: { title: recruit.title, textAt: ({ figures }) => recruit.text(figures) },
    supply: { title: supply.title, textAt: ({ figures }) => supply.text(figures.front) },
    build: { title: build.title, textAt: ({ figures }) => build.text(figures) },
  };
}

export const words = new Spoken(async (language) => speak(await loaders[language]()));

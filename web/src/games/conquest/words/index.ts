/** What is said of Conquest of the Empire II, from the catalogue of the language that is shown. */
import type { Offer, Seat, Space, Standing, Target } from '../../../lib/contract';
import { Spoken } from '../../../lib/spoken.svelte';
import { capital } from '../../../lib/words';
import { loaders, type ConquestWords as Texts } from '../../../generated/words/conquest';
import type { GameWords, Leaver, Prompt } from '../../../lib/game';
import { SENATORS } from '../cards';
import { oddsOf, percent } from '../odds';
import { departure, reachOf } from '../reach';
import type { Action, Answer, Card, Event, Unit, Upshot, View } from '../types';
import { choiceText } from './choices';
import { eventLine, losses } from './events';
import { nameOf } from './names';
import { optionText } from './options';
import { actionText } from './phrases';
import { promptText } from './prompts';
import { reachLines } from './reach';
import { regionText } from './regions';
import { chapter, tally } from './tally';

export type { Texts };
export type ConquestWords = GameWords<View, Action, Event> & { texts: Texts };

/** All that the shell asks of a game, said from a catalogue. */
export function speak(t: Texts): ConquestWords {
  /** What to do, and how far an army gets that was just chosen. */
  function prompt(view: View, seat: Seat, path: Target[], offers: Offer<Action>[]): Prompt {
    const said = promptText(t, view, seat, path, offers);
    const [only, ...rest] = path;
    const chosen = only && 'region' in only && rest.length === 0 ? only.region : null;
    const reach = chosen === null ? null : reachOf(view, departure(view, chosen));
    if (!reach) return said;
    const lines = reachLines(t, view, reach);
    return { ...said, detail: [...lines, said.detail].filter(Boolean).join('. ') };
  }

  function button(view: View, key: string): string {
    if (key === 'done' || key === 'pass') return capital(actionText(t, view, key));
    const buttons: Record<string, string> = t.button;
    return buttons[key] ?? key;
  }

  function space(view: View, { track, space: which }: Space): string {
    if (track === 'units') return t.unit[which as Unit];
    if (track === 'answers') {
      const answer = which as Answer;
      const on = !view.realms[view.mover]?.answers.includes(answer);
      return t.actionHere({ answer: { answer, on } });
    }
    const number = Number(which);
    if (track === 'bid' || track === 'chaos') return String(number);
    if (track === 'senators') return t.card[SENATORS[number - 1] ?? 'senator_i'];
    const name = which === null ? t.panels.nobody : nameOf(t, number);
    if (track === 'a') return t.on_field({ name, field: t.panels.field_a });
    if (track === 'b') return t.on_field({ name, field: t.panels.field_b });
    return name;
  }

  function target(view: View, one: Target): string {
    if ('button' in one) return button(view, one.button);
    if ('count' in one) return String(one.count);
    if ('region' in one) return regionText(t, view, one.region);
    if ('space' in one) return space(view, one.space);
    if ('card' in one) return t.card[one.card as Card];
    return regionText(t, view, one.piece.region);
  }

  function ending(view: View, standing: Standing, leaver: Leaver | null = null): Prompt {
    const seat = typeof view.eye === 'object' ? view.eye.seat : null;
    const winners = standing.flatMap((place, one) => (place === 1 ? [one] : []));
    const list = standing
      .map((place, one) => ({ place, one }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => `${nameOf(t, one)} ${view.realms[one]?.points ?? 0}`);
    const points = t.ending.points({ list });
    const left =
      leaver?.seat === seat
        ? t.ending.you_resigned
        : leaver && t.ending.resigned({ name: leaver.name });
    const detail = left ? `${left} ${points}` : points;
    const [winner] = winners;
    if (winners.length !== 1 || winner === undefined) return { title: t.ending.shared, detail };
    return { title: winner === seat ? t.ending.you_won : t.ending.you_lost({ winner }), detail };
  }

  return {
    texts: t,
    tagline: t.tagline,
    guide: t.guide,
    sides: t.sides,
    side: (seat) => ({
      name: nameOf(t, seat),
      detail: t.signs[seat] ?? '',
      play: t.play_as({ seat }),
    }),
    people: (seat: Seat) => nameOf(t, seat),
    progress: ({ campaign, last_campaign: last, round }) => t.progress({ campaign, last, round }),
    target,
    prompt,
    waiting: (view, name) => ({
      title: t.ask.wait.title({ name, doing: t.phase(view.phase) }),
      detail: t.ask.wait.detail,
    }),
    button,
    choice: (view, seat, offer) => choiceText(t, view, seat, offer),
    action: (view, action, upshot) => actionText(t, view, action, upshot as Upshot | undefined),
    event: (_, event) => eventLine(t, event),
    together: losses(t),
    odds: (forecast) => t.panels.odds({ percent: percent(oddsOf(forecast).wins) }),
    reason: (reason) => t.illegal(reason),
    option: (key) => (t.option as Record<string, string>)[key] ?? key,
    optionValue: (key, value) => optionText(t, key, value),
    ending,
    measured: t.measured,
    tally: (view, told) => tally(t, view, told),
    chapter: (view, number, told) => chapter(t, view, number, told),
  };
}

export const words = new Spoken(async (language) => speak(await loaders[language]()));

import type { Reason, Seat, Standing, Target } from '../../../lib/contract';
import type { GameWords, Prompt } from '../../module';
import { ANSWERS, CARDS, TRACK, UNITS, seatAt } from '../lists';
import { mapWords, type MapWords } from '../mapwords';
import { oddsOf, percent } from '../odds';
import { departure, reachOf } from '../reach';
import type { Action, Event, View } from '../types';
import { choiceText } from './choices';
import { de } from './de';
import { en, type Texts } from './en';
import { eventLine, losses } from './events';
import { nameOf, phaseKey, roman } from './names';
import { actionText } from './phrases';
import { promptText } from './prompts';
import { reachLines } from './reach';
import { regionText } from './regions';
import { chapter, tally } from './tally';

export type ConquestWords = GameWords<View, Action, Event> & { texts: Texts };

function speak(t: Texts, map: MapWords): ConquestWords {
  /** What to do, and how far an army gets that was just chosen. */
  function prompt(view: View, seat: Seat, path: Target[]): Prompt {
    const said = promptText(t, view, seat, path);
    const [only, ...rest] = path;
    const chosen = only && 'region' in only && rest.length === 0 ? only.region : null;
    const from = chosen === null ? null : departure(view, seat, chosen);
    if (from === null) return said;
    const lines = reachLines(map, t, view, seat, reachOf(view, seat, from));
    return { ...said, detail: [...lines, said.detail].filter(Boolean).join('. ') };
  }

  function button(view: View, key: string): string {
    if (key === 'done' || key === 'pass') return actionText(t, view, key);
    return t.buttons[key] ?? key;
  }

  function space(view: View, track: number, index: number): string {
    const seat = seatAt(index);
    const name = seat === null ? t.panels.nobody : nameOf(t, seat);
    if (track === TRACK.bid) return t.panels.bid(index * view.figures.coin);
    if (track === TRACK.a) return t.onField(name, t.panels.fieldA);
    if (track === TRACK.b) return t.onField(name, t.panels.fieldB);
    if (track === TRACK.units) return t.unitNames[UNITS[index] ?? 'infantry'];
    if (track === TRACK.chaos) return t.choices.levy(index * view.figures.special_tax);
    if (track === TRACK.senators) return t.cards[SENATOR_OF[index] ?? 'senator_i'].name;
    if (track === TRACK.answers) {
      const answer = t.panels.answers[ANSWERS[Math.floor(index / 2)] ?? 'never_lend'];
      return index % 2 === 1 ? t.choices.say(answer) : t.choices.unsay(answer);
    }
    return name;
  }

  function target(view: View, one: Target): string {
    if ('button' in one) return button(view, one.button);
    if ('count' in one) return String(one.count);
    if ('region' in one) return regionText(t, view, one.region);
    if ('space' in one) return space(view, one.space.track, one.space.space);
    if ('card' in one) return t.cards[CARDS[one.card] ?? 'loot'].name;
    return regionText(t, view, one.piece.region);
  }

  function ending(view: View, standing: Standing): Prompt {
    const seat = typeof view.eye === 'object' ? view.eye.seat : null;
    const winners = standing.flatMap((place, one) => (place === 1 ? [one] : []));
    const list = standing
      .map((place, one) => ({ place, one }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => `${nameOf(t, one)} ${view.realms[one]?.points ?? 0}`)
      .join(', ');
    const points = t.finalPoints(list);
    const detail = view.phase === 'over' ? points : `${t.resigned} ${points}`;
    const [winner] = winners;
    if (winners.length !== 1 || winner === undefined) return { title: t.shared, detail };
    return { title: winner === seat ? t.youWon : t.youLost(nameOf(t, winner)), detail };
  }

  return {
    texts: t,
    tagline: t.tagline,
    guide: t.guide,
    sides: t.sides,
    side: (seat) => ({
      name: nameOf(t, seat),
      detail: t.signs[seat] ?? '',
      play: t.playAs(nameOf(t, seat)),
    }),
    people: (seat: Seat) => nameOf(t, seat),
    progress: (view) => t.progress(view.campaign, view.last_campaign, view.round),
    target,
    prompt,
    waiting: (view, name) => t.asks.wait(name, t.doing[phaseKey(view)]),
    button,
    choice: (view, seat, action) => choiceText(t, view, seat, action),
    action: (view, action) => actionText(t, view, action),
    event: (_, event) => eventLine(t, event),
    together: losses(t),
    odds: (forecast) => t.panels.odds(percent(oddsOf(forecast).wins)),
    reason: (reason: Reason) =>
      Object.hasOwn(t.reasons, reason.code)
        ? t.reasons[reason.code as keyof Texts['reasons']](reason)
        : null,
    option: (key) => t.options[key] ?? key,
    optionValue: (key, value) => t.optionValues[key]?.[value] ?? { label: value, detail: '' },
    ending,
    measured: t.measured,
    tally: (view, told) => tally(t, view, told),
    chapter: (view, number, told) => chapter(t, view, number, told),
  };
}

const SENATOR_OF = [null, 'senator_i', 'senator_ii', 'senator_iii', 'senator_iv'] as const;

export { roman };
export const words = { en: speak(en, mapWords.en), de: speak(de, mapWords.de) };

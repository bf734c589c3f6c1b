/** What is said of Hamilcar, from the catalogue of the language that is shown. */
import type { Seat, Space, Standing, Target } from '../../../lib/contract';
import { Spoken } from '../../../lib/spoken.svelte';
import { capital } from '../../../lib/words';
import { loaders, type HamilcarWords as Texts } from '../../../generated/words/hamilcar';
import type { GameWords } from '../../../lib/game';
import type { Action, Event, View } from '../types';
import { choiceText } from './choices';
import { endingText } from './ending';
import { eventLine } from './events';
import { cardName, seatName } from './names';
import { optionText } from './options';
import { actionText } from './phrases';
import { generalText, provinceText, spaceText } from './places';
import { promptText } from './prompts';
import { tally } from './tally';
import { doingText } from './waiting';
import { placeName } from '../geography';

export type { Texts };
export type HamilcarWords = GameWords<View, Action, Event> & { texts: Texts };

/** All that the shell asks of a game, said from a catalogue. */
export function speak(t: Texts): HamilcarWords {
  function button(view: View, key: string): string {
    if (key === 'done') return capital(actionText(t, view, 'done'));
    if (key === 'refit') return view.corvi ? t.button.unmount : t.button.mount;
    if (key === 'leave' && view.battle) return t.button.leave_initiative;
    if (key === 'inside' && view.sea_move?.step === 'course') return t.button.land_inside;
    const buttons = t.button as unknown as Readonly<Record<string, string>>;
    return buttons[key] ?? key;
  }

  function space(view: View, { track, space: which }: Space): string {
    const number = Number(which);
    const word = String(which);
    switch (track) {
      case 'generals':
        return generalText(t, view, number);
      case 'cards':
        return cardName(t, number);
      case 'provinces':
        return provinceText(t, view, number);
      case 'sea_lines':
        return t.desk.by_sea({ place: placeName(number) });
      case 'sea_havens':
        return t.desk.retreat_sea({ place: placeName(number) });
      case 'havens':
        return t.desk.inside;
      case 'fleet':
        return view.sea_move?.step === 'course'
          ? t.desk.land({ ships: number })
          : t.desk.ships({ ships: number });
      case 'forces':
        return t.count.unit(number);
      case 'sides':
        return t.desk.begins({ name: seatName(t, which === 'rome' ? 0 : 1) });
      default:
        return wordOf(track, word);
    }
  }

  /** The word for a space of a track whose spaces are words of the rules. */
  function wordOf(track: string, word: string): string {
    const sections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      uses: t.use,
      concessions: t.concession,
      pieces: t.piece,
      answers: t.standing,
      defences: t.defenceDo,
      tolls: t.toll,
      holdings: t.holding_place,
      battle_cards: t.battleCard,
      names: t.battleCard,
      tactics: t.tacticCard,
    };
    return capital(sections[track]?.[word] ?? word);
  }

  function target(view: View, one: Target): string {
    if ('button' in one) return button(view, one.button);
    if ('count' in one) return String(one.count);
    if ('region' in one) return spaceText(t, view, one.region);
    if ('space' in one) return space(view, one.space);
    if ('card' in one) return one.card;
    return spaceText(t, view, one.piece.region);
  }

  return {
    texts: t,
    tagline: t.tagline,
    guide: t.guide,
    sides: t.sides,
    side: (seat) => ({
      name: seatName(t, seat),
      detail: t.signs[seat] ?? '',
      play: t.play_as({ seat }),
    }),
    people: (seat: Seat) => seatName(t, seat),
    progress: ({ turn, last_turn: last, years }) => t.progress({ turn, last, years }),
    target,
    prompt: (view, seat, path, offers) => promptText(t, view, seat, path, offers),
    waiting: (view, name) => ({
      title: t.ask.wait.title({ name, doing: doingText(t, view) }),
      detail: t.ask.wait.detail,
    }),
    button,
    choice: (view, seat, offer) => choiceText(t, view, seat, offer),
    action: (view, action) => actionText(t, view, action),
    event: (view, event) => eventLine(t, view, event),
    reason: (reason) => t.illegal(reason),
    option: (key) => (t.option as Readonly<Record<string, string>>)[key] ?? key,
    optionValue: (key, value) => optionText(t, key, value),
    ending: (view, standing: Standing, leaver = null) => endingText(t, view, standing, leaver),
    measured: t.measured,
    tally: (view) => tally(t, view),
  };
}

export const words = new Spoken(async (language) => speak(await loaders[language]()));

import type { Offer, Reason, Seat, Standing, Target } from '../../../lib/contract';
import type { ChoiceText, GameWords, Prompt } from '../../module';
import { clash, areasAfter, possibleBacks, supplyAfter } from '../foresee';
import { TERRAINS } from '../land';
import type { Action, Event, Step, View } from '../types';
import { de } from './de';
import { tally } from './tally';
import { en, type PlaceText, type Texts } from './en';

export type OppidaWords = GameWords<View, Action, Event> & { texts: Texts };

/** The name of an area in the forms that sentences need. */
export function placeIn(texts: Texts, view: View, area: number): PlaceText {
  const capitalOf = view.areas[area]?.capital_of ?? null;
  const terrain = TERRAINS[area];
  const place =
    capitalOf !== null || !terrain || terrain === 'capital'
      ? texts.capitals[capitalOf ?? 0]
      : texts.places[terrain];
  return place ?? texts.places.heath;
}

const sentence = (parts: (string | false)[]): string => {
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function speak(t: Texts): OppidaWords {
  const place = (view: View, area: number): PlaceText => placeIn(t, view, area);
  const people = (seat: Seat): string => t.peoples[seat] ?? '';
  const dice = (values: number[]): string => values.join(` ${t.and} `);

  /** What an attack of this die would meet. */
  function meeting(view: View, die: number, to: number): string {
    const { fell, rest, defenders } = clash(view, { die, to });
    const outcome =
      rest > defenders
        ? t.clashWin(rest - defenders)
        : rest === defenders
          ? t.clashEven
          : t.clashWeak(rest);
    return `${t.clash(place(view, to).the, defenders, fell)}, ${outcome}.`;
  }

  /** What an action does to supply, and whether it wins. */
  function toll(view: View, seat: Seat, action: Action): string[] {
    const own = supplyAfter(view, seat, action, seat);
    const enemy = supplyAfter(view, seat, action, 1 - seat);
    if (own.areas >= view.areas_to_win) return [t.winsByAreas];
    const notes: string[] = [];
    const strict = view.supply === 'strict';
    if (own.earsAtMost > own.ears) notes.push(t.feedsUpTo(own.outside, own.ears, own.earsAtMost));
    else if (strict && own.starving > 0) notes.push(t.starves(own.starving));
    else if (own.outside > 0) notes.push(t.feeds(own.outside, own.ears));
    if (enemy.starving > (view.peoples[1 - seat]?.surplus ?? 0)) {
      notes.push(t.enemyStarves(enemy.starving));
    }
    return notes;
  }

  const isEnd = (target: Target): boolean => 'button' in target && target.button === 'end';

  function promptOnPath(view: View, seat: Seat, path: Target[]): Prompt | null {
    const [first, second] = path;
    if (!first) return null;
    if ('button' in first) {
      if (first.button === 'scout') return { title: t.scoutWhichTitle, detail: t.scoutDetail };
      if (isEnd(first)) return null;
      return { title: t.recruitTitle, detail: t.recruitDetail };
    }
    if ('region' in first) {
      const { area, action } = { area: first.region, action: turning(view, first.region) };
      return {
        title: t.turnOverTitle(place(view, area).the),
        detail: choice(view, seat, action).detail,
      };
    }
    if (!('piece' in first)) return null;
    const die = first.piece.piece;
    if (!second || !('region' in second)) {
      return { title: t.marchTitle(die), detail: t.marchDetail };
    }
    const to = second.region;
    return view.areas[to]?.owner === 1 - seat
      ? { title: t.attackTitle(place(view, to).the), detail: meeting(view, die, to) }
      : { title: t.howManyTitle(place(view, to).to), detail: t.howManyDetail(die) };
  }

  const turning = (view: View, area: number): Action =>
    view.areas[area]?.oppidum ? { raze: { area } } : { build: { area } };

  /** The most often that a position will have stood after one of the offers, where one repeats any. */
  const mostRepeats = (offers: Offer<Action>[]): number =>
    Math.max(0, ...offers.map(({ repeats }) => repeats ?? 0));

  /** Warns of a repetition before it is made; how often the position stands, the server says. */
  function prompt(view: View, seat: Seat, path: Target[], offers: Offer<Action>[]): Prompt {
    const chosen = promptOnPath(view, seat, path);
    const { title, detail } = chosen ?? promptAtStart(view, seat, offers);
    const repeats = mostRepeats(offers);
    if (repeats === 0 || chosen) return { title, detail };
    if (repeats === 2) return { title, detail: t.repeatsSecond };
    const isStarving = typeof view.phase === 'object' && 'starving' in view.phase;
    return { title: isStarving ? t.repeatsThirdStarving : t.repeatsThird, detail };
  }

  function promptRecruiting(offers: Offer<Action>[]): Prompt {
    const can = (kind: 'recruit' | 'scout'): boolean =>
      offers.some(({ action }) => typeof action === 'object' && kind in action);
    const left = Math.max(
      0,
      ...offers.map(({ action }) =>
        typeof action === 'object' && 'recruit' in action ? action.recruit.warriors : 0,
      ),
    );
    if (can('scout')) {
      const title = can('recruit') ? t.recruitOrScoutTitle : t.scoutTitle;
      return { title, detail: t.scoutDetail };
    }
    const title = can('recruit') ? t.recruitMoreTitle : t.recruitedTitle;
    return { title, detail: t.recruitMoreDetail(left) };
  }

  function promptAtStart(view: View, seat: Seat, offers: Offer<Action>[]): Prompt {
    const { phase } = view;
    const own = view.peoples[seat];
    if (!own) return { title: '', detail: '' };
    const hungry = t.starvesIfEnded(own.surplus, own.outside, own.ears);
    const warn = (detail: string): string =>
      view.supply === 'strict' && own.surplus > 0 ? hungry : detail;
    if (phase === 'choosing') return { title: t.chooseTitle, detail: t.chooseDetail };
    if (phase === 'marching') return { title: t.marchMoreTitle, detail: warn(t.marchMoreDetail) };
    if ('recruiting' in phase) return promptRecruiting(offers);
    if ('building' in phase) return { title: t.turnMoreTitle, detail: warn(t.turnMoreDetail) };
    return { title: t.starveTitle(own.surplus), detail: t.starveDetail(own.outside, own.ears) };
  }

  function choice(view: View, seat: Seat, action: Action): ChoiceText {
    if (action === 'end') return { group: '', title: t.end, detail: '', count: null };
    if ('recruit' in action) {
      const { warriors } = action.recruit;
      const capital = view.peoples[seat]?.capital ?? 0;
      const after = areasAfter(view, seat, action)[capital]?.dice ?? [];
      const title = warriors === 0 ? t.recruitNobody : t.recruitSome(warriors);
      const detail = warriors === 0 ? '' : sentence([t.capitalThen(dice(after))]);
      return { group: t.recruit, title, detail, count: warriors };
    }
    if ('build' in action || 'raze' in action) return turningChoice(view, seat, action);
    if ('march' in action) {
      const { warriors, die } = action.march;
      const stay = warriors < die ? t.stays(die - warriors) : t.allGo;
      const detail = sentence([stay, ...winsAt(view, seat, action.march, action)]);
      return { group: '', title: t.marchWith(warriors), detail, count: warriors };
    }
    if ('conquer' in action) {
      const { warriors, to } = action.conquer;
      const { rest, defenders } = clash(view, action.conquer);
      const detail = sentence([
        t.atHomeAfter(rest - defenders - warriors),
        Boolean(view.areas[to]?.oppidum) && t.destroys,
        ...winsAt(view, seat, action.conquer, action),
      ]);
      return { group: t.conquer, title: t.enterWith(warriors), detail, count: warriors };
    }
    if ('fight' in action) {
      const { warriors } = action.fight;
      const { rest, defenders } = clash(view, action.fight);
      const left = defenders - warriors;
      const detail = sentence([
        left === 0 ? t.emptied : t.defendersLeft(left),
        t.atHomeAfter(rest - warriors),
        ...toll(view, seat, action),
      ]);
      return { group: t.fight, title: t.commit(warriors), detail, count: warriors };
    }
    if ('scout' in action) {
      const title = `${t.scout}: ${place(view, action.scout.area).label}`;
      return { group: '', title, detail: t.scoutDetail, count: null };
    }
    const title = t.starveOne(place(view, action.starve.area).at);
    return { group: '', title, detail: '', count: null };
  }

  /** Entering the enemy capital ends the game; everything else has its toll. */
  function winsAt(view: View, seat: Seat, { to }: Step, action: Action): string[] {
    const capitalOf = view.areas[to]?.capital_of ?? null;
    return capitalOf === 1 - seat ? [t.winsByCapital] : toll(view, seat, action);
  }

  function turningChoice(view: View, seat: Seat, action: Action): ChoiceText {
    const builds = typeof action === 'object' && 'build' in action;
    const area = builds ? action.build.area : (action as { raze: { area: number } }).raze.area;
    const after = dice(areasAfter(view, seat, action)[area]?.dice ?? []);
    const [least, most] = possibleBacks(view, area);
    const back = view.areas[area]?.back;
    const known = back ? t.backSeen(t.side(back)) : t.backUnknown(least, most);
    const parts = builds ? [t.farmers(after), known] : [t.razed(after)];
    const detail = sentence([...parts, ...toll(view, seat, action)]);
    return { group: '', title: builds ? t.build : t.raze, detail, count: null };
  }

  function act(view: View, action: Action): string {
    if (action === 'end') return t.actEnd;
    if ('recruit' in action) return t.actRecruit(action.recruit.warriors);
    if ('scout' in action) return t.actScout(place(view, action.scout.area).the);
    if ('build' in action) return t.actBuild(place(view, action.build.area).at);
    if ('raze' in action) return t.actRaze(place(view, action.raze.area).at);
    if ('starve' in action) return t.actStarve(place(view, action.starve.area).at);
    const step =
      'march' in action ? action.march : 'conquer' in action ? action.conquer : action.fight;
    const [from, to] = [place(view, step.from), place(view, step.to)];
    if ('march' in action) return t.actMarch(step.warriors, from.from, to.to);
    const word = 'conquer' in action ? t.actConquer : t.actFight;
    return word(to.the, from.from, step.warriors);
  }

  function event(view: View, event: Event): { seat: Seat | null; text: string } | null {
    const at = (area: number): PlaceText => place(view, area);
    if ('recruited' in event) {
      return { seat: event.recruited.seat, text: t.didRecruit(event.recruited.warriors) };
    }
    if ('scouted' in event) {
      return { seat: event.scouted.seat, text: t.didScout(at(event.scouted.area).the) };
    }
    if ('saw' in event) {
      return { seat: null, text: t.didSee(at(event.saw.area).label, t.side(event.saw)) };
    }
    if ('built' in event) {
      return {
        seat: event.built.seat,
        text: t.didBuild(at(event.built.area).at, t.side(event.built)),
      };
    }
    if ('razed' in event)
      return { seat: event.razed.seat, text: t.didRaze(at(event.razed.area).at) };
    if ('marched' in event) {
      const { seat, warriors, from, to } = event.marched;
      return { seat, text: t.didMarch(warriors, at(from).from, at(to).to) };
    }
    if ('conquered' in event) {
      const { seat, to, fell, slain, entered, destroyed } = event.conquered;
      return { seat, text: t.didConquer(at(to).the, fell, slain, entered, destroyed) };
    }
    if ('fought' in event) {
      const { seat, to, fell, slain, defenders } = event.fought;
      return { seat, text: t.didFight(at(to).the, fell, slain, defenders) };
    }
    if ('hungry' in event)
      return { seat: event.hungry.seat, text: t.isHungry(event.hungry.warriors) };
    if ('starved' in event)
      return { seat: event.starved.seat, text: t.didStarve(at(event.starved.area).at) };
    if ('turn_ended' in event) return null;
    return { seat: null, text: endingText(event.ended) };
  }

  function endingText(ended: Extract<Event, { ended: unknown }>['ended']): string {
    if (ended === 'repetition') return t.endedByRepetition;
    if (ended === 'turn_limit') return t.endedByLimit;
    return 'areas' in ended
      ? t.endedByAreas(people(ended.areas.winner))
      : t.endedByCapital(people(ended.capital.winner));
  }

  function ending(view: View, standing: Standing): Prompt {
    const seat = typeof view.eye === 'object' ? view.eye.seat : null;
    const winner = standing.filter((one) => one === 1).length === 1 ? standing.indexOf(1) : null;
    const { phase } = view;
    const detail =
      typeof phase === 'object' && 'over' in phase
        ? endingText(phase.over)
        : t.endedByResigning(people(winner ?? 0), people(1 - (winner ?? 0)));
    if (winner === null) return { title: t.draw, detail };
    if (seat === null) return { title: t.wins(people(winner)), detail };
    return { title: winner === seat ? t.youWon : t.youLost, detail };
  }

  function target(view: View, target: Target): string {
    if ('button' in target) return button(view, target.button);
    if ('count' in target) return String(target.count);
    if ('piece' in target) {
      const { region, piece } = target.piece;
      const owner = view.areas[region]?.owner ?? 0;
      return t.die(piece, people(owner), place(view, region).at);
    }
    return 'region' in target ? describe(view, target.region) : '';
  }

  function describe(view: View, index: number): string {
    const area = view.areas[index];
    if (!area) return '';
    const held = area.owner === null ? t.empty : t.heldBy(people(area.owner), area.dice.join(', '));
    return [
      place(view, index).label,
      area.oppidum && t.oppidum,
      area.capital_of === null ? t.side(area.face) : t.shields(area.face.shields),
      held,
      area.back && !area.oppidum && t.youSaw(t.side(area.back)),
    ]
      .filter(Boolean)
      .join(', ');
  }

  function button(view: View, key: string): string {
    if (key === 'end') {
      const { phase } = view;
      const unscouted =
        typeof phase === 'object' && 'recruiting' in phase && !phase.recruiting.scouted;
      return unscouted ? t.endNoScout : t.end;
    }
    const known: Record<string, string> = {
      recruit: t.recruit,
      build: t.build,
      raze: t.raze,
      scout: t.scout,
      conquer: t.conquer,
      fight: t.fight,
    };
    return known[key] ?? key;
  }

  return {
    texts: t,
    tagline: t.tagline,
    guide: t.guide,
    sides: t.sides,
    side: (seat) => t.sidesOf[seat] ?? { name: '', detail: '', play: '' },
    people,
    progress: (view) => t.turn(view.turn),
    target,
    prompt,
    waiting: (view, name) => ({
      title:
        typeof view.phase === 'object' && 'starving' in view.phase
          ? t.waitStarveTitle(name)
          : t.waitTitle(name),
      detail: t.waitDetail,
    }),
    button,
    choice,
    action: act,
    event,
    together: {
      kindOf: (one) => ('starved' in one ? `starved ${one.starved.seat}` : null),
      tell: (view, events) => {
        const areas = events.flatMap((one) => ('starved' in one ? [one.starved.area] : []));
        return t.didStarveMany(
          areas.length,
          areas.map((area) => place(view, area).at),
        );
      },
    },
    reason: (reason: Reason) =>
      Object.hasOwn(t.reasons, reason.code)
        ? t.reasons[reason.code as keyof Texts['reasons']](reason)
        : null,
    option: (key) => t.options[key as keyof Texts['options']] ?? key,
    optionValue: (_, value) =>
      t.optionValues[value as keyof Texts['optionValues']] ?? { label: value, detail: '' },
    ending,
    measured: t.measured,
    tally: (view) => tally(t, view),
  };
}

export const words = { en: speak(en), de: speak(de) };

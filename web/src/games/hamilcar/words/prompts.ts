/** The sentence that says what to do now, and its explanation. */
import type { Offer, Seat, Target } from '../../../lib/contract';
import type { Prompt } from '../../../lib/game';
import { capital } from '../../../lib/words';
import { ask, NONE } from './ask';
import { asked, topTask } from '../tasks';
import type { Action, Phase, View } from '../types';
import type { Texts } from '.';
import { inBattle, inNavalBattle } from './battles';
import { inEvent } from './events_asked';
import { inActivation, inSeaMove } from './moves';
import { cardName, generalNames } from './names';
import { placeName } from '../geography';
import { nameOfGeneral, sideAt } from '../sides';
import { onPath } from './paths';

export function promptText(
  t: Texts,
  view: View,
  seat: Seat,
  path: Target[],
  offers: Offer<Action>[],
): Prompt {
  const now = topTask(view) ? inTask(t, view, offers) : inPhase(t, view, seat, offers);
  const about = onPath(t, view, path);
  return about ? { ...now, ...about } : now;
}

function inPhase(t: Texts, view: View, seat: Seat, offers: Offer<Action>[]): Prompt {
  const { phase } = view;
  const a = t.ask;
  if (typeof phase === 'object') return inStep(t, view, seat, phase);
  switch (phase) {
    case 'first_player':
      return a.first_player;
    case 'punic_ship':
      return punicShip(t, offers);
    case 'proconsul':
      return a.proconsul;
    case 'reform':
      return a.reform;
    default:
      return NONE;
  }
}

/** A full dock leaves the unit alone to choose. */
function punicShip({ ask: a }: Texts, offers: Offer<Action>[]): Prompt {
  const offered = (wanted: Action): boolean => offers.some(({ action }) => action === wanted);
  const prompt = ask(a.punic_ship, { convert: offered('convert') });
  return offered('launch') ? prompt : { ...prompt, title: a.punic_ship.only_unit };
}

function inStep(t: Texts, view: View, seat: Seat, phase: Exclude<Phase, string>): Prompt {
  const a = t.ask;
  if ('strategy' in phase) {
    const isLast = view.republics[sideAt(seat)].cards === 1;
    return isLast ? { ...a.strategy, title: a.strategy.last } : a.strategy;
  }
  if ('punic_units' in phase) return ask(a.muster, phase.punic_units);
  if ('roman_units' in phase) {
    const { left, with_general: most } = phase.roman_units;
    const prompt = ask(a.muster, { left });
    return { ...prompt, detail: a.muster.roman({ most }) };
  }
  if ('punic_named' in phase) return stationing(t, view, phase.punic_named.coming);
  if ('punic_drawn' in phase) return stationing(t, view, phase.punic_drawn.coming);
  if ('consuls' in phase) {
    const { coming } = phase.consuls;
    return ask(a.consuls, { generals: generalNames(view, coming), count: coming.length });
  }
  if ('winter' in phase) {
    const { at = 0, inside = false } = view.feeding ?? {};
    return ask(a.winter, { place: placeName(at), inside });
  }
  if ('burning' in phase) return ask(a.burning, phase.burning);
  return 'war_chest' in phase ? ask(a.chest, phase.war_chest) : a.over;
}

function stationing(t: Texts, view: View, coming: readonly number[]): Prompt {
  return ask(t.ask.station, { generals: generalNames(view, coming) });
}

function inTask(t: Texts, view: View, offers: Offer<Action>[]): Prompt {
  const a = t.ask;
  const spending = asked(view, 'spending');
  if (spending) return ask(a.spending, spending);
  if (asked(view, 'conciliating')) return a.conciliating;
  if (asked(view, 'raising')) return a.raising;
  const repairing = asked(view, 'repairing');
  if (repairing) return ask(a.repairing, repairing);
  const demand = asked(view, 'demand');
  if (demand) {
    const prompt = ask(a.demand, demand);
    const isMiat = demand.first && view.republics[demand.side].seats > 0;
    const fromMiat = isMiat && demand.side === 'carthage';
    return fromMiat ? { ...prompt, title: a.demand.miat(demand) } : prompt;
  }
  const losing = asked(view, 'losing');
  if (losing) return ask(a.losing, { ...losing, place: placeName(losing.at) });
  const escaping = asked(view, 'escaping');
  if (escaping) return ask(a.escaping, { general: nameOfGeneral(view, escaping.general) });
  const calling = asked(view, 'calling');
  if (calling) return callingText(t, calling.call);
  const window = asked(view, 'window');
  if (window) {
    const own = offers.filter(({ action }) => typeof action === 'object' && 'counter' in action);
    return ask(a.window, { window: capital(t.windowNow[window.window]), own: own.length });
  }
  const siege = asked(view, 'siege');
  if (siege) return siegeText(t, view, siege);
  if (asked(view, 'activating')) return inActivation(t, view, offers);
  if (asked(view, 'sea')) return inSeaMove(t, view);
  if (asked(view, 'naval')) return inNavalBattle(t, view);
  const event = asked(view, 'event');
  if (event) return inEvent(t, cardName(t, event.card), event.part);
  const battle = asked(view, 'battle');
  return battle ? inBattle(t, view, battle.step, offers) : NONE;
}

type Calling = NonNullable<ReturnType<typeof asked<'calling'>>>;

function callingText(t: Texts, call: Calling['call']): Prompt {
  const { calling } = t.ask;
  if (call === 'force_march')
    return { title: calling.forced, detail: calling.detail({ sea: true }) };
  if ('rated' in call) return { title: calling.title, detail: calling.detail(call.rated) };
  const { generals, at_sea: sea } = call.campaign;
  const left = generals - 1;
  const title = left > 0 ? calling.campaign({ left, sea }) : calling.last;
  return { title, detail: calling.detail({ sea: sea > 0 }) };
}

type Siege = NonNullable<ReturnType<typeof asked<'siege'>>>;

function siegeText(t: Texts, view: View, { general, step }: Siege): Prompt {
  if (typeof step === 'string') return NONE;
  if ('rolled' in step) return ask(t.ask.reroll_siege, step.rolled);
  if (!('storming' in step)) return NONE;
  const post = view.generals[general]?.post;
  const at = typeof post === 'object' && 'outside' in post ? post.outside : 0;
  return ask(t.ask.storming, { left: step.storming.left, place: placeName(at) });
}

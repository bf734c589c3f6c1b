/** Actions as short phrases, for hints. */
import type { Action, View } from '../types';
import type { Texts } from './en';
import { landName, nameOf, phaseKey, proposalText, roman, seaName } from './names';

export function actionText(t: Texts, view: View, action: Action): string {
  if (action === 'done')
    return nothingText(t, view) ?? t.doneIn[phaseKey(view)] ?? t.buttons['done'] ?? '';
  if (action === 'pass') return t.passIn[phaseKey(view)] ?? t.passAction;
  if (typeof action !== 'object') return t.buttons[action] ?? action;
  return inTurn(t, view, action) ?? inBattle(t, action);
}

/** What "done" means before anything was put into a battle. */
function nothingText(t: Texts, { phase, battle: shown }: View): string | null {
  if (typeof phase !== 'object' || !('committing' in phase) || !shown) return null;
  const { battle } = shown;
  const { seat, from } = phase.committing;
  const put = [...(battle.lent[seat] ?? []), ...(battle.galleys[seat] ?? [])];
  const hasPut = put.some((count) => count > 0);
  if (seat === battle.attacker || seat === battle.defender) return hasPut ? null : t.nothingAdded;
  // Behind the kinds before it, a leader may have been lent.
  return hasPut || from > 3 ? null : t.nothingLent;
}

type Told = Exclude<Action, string>;

function inTurn(t: Texts, view: View, action: Told): string | null {
  const p = t.phrases;
  if ('bid' in action) return p.bid(action.bid.coins * view.figures.coin);
  if ('propose' in action) return p.propose(proposalText(t, action.propose.a, action.propose.b));
  if ('place' in action) {
    const { unit, at, count } = action.place;
    return p.place(t.units(unit, count), landName(at));
  }
  if ('station' in action) return p.place(t.units('galley', 1), seaName(action.station.sea));
  if ('take' in action) return p.take(t.cards[action.take.card].name);
  if ('use' in action) return p.use(t.cards[action.use.card].name);
  if ('recruit' in action) return p.recruit(landName(action.recruit.at));
  if ('enlist' in action) return p.enlist(t.units(action.enlist.unit, action.enlist.count));
  if ('launch' in action) return p.enlist(t.units('galley', action.launch.count));
  if ('buy' in action) {
    const { at, from } = action.buy;
    return from === null ? p.buy(landName(at)) : p.buyFrom(nameOf(t, from), landName(at));
  }
  if ('levy' in action) return p.levy(action.levy.chaos * view.figures.special_tax);
  if ('march' in action) return p.march(landName(action.march.from));
  if ('aim' in action) return p.aim(landName(action.aim.to));
  if ('send' in action) return p.send(t.units(action.send.unit, action.send.count));
  if ('sail' in action) return p.sail(seaName(action.sail.to));
  if ('gather' in action) {
    const { from, count } = action.gather;
    return p.gather(t.units('galley', count), seaName(from));
  }
  if ('fetch' in action) return p.fetch(seaName(action.fetch.from));
  if ('build' in action) return p.build(landName(action.build.at));
  if ('muster' in action) return p.muster(landName(action.muster.from));
  if ('bribe' in action) return p.bribe(nameOf(t, action.bribe.whom));
  if ('revolt' in action)
    return p.revolt(landName(action.revolt.at), nameOf(t, action.revolt.whom));
  if ('lay' in action) return p.lay(roman(action.lay.votes));
  if ('assassinate' in action) return p.kill(victimText(t, view, action.assassinate));
  if ('answer' in action) {
    const said = t.panels.answers[action.answer.answer];
    return action.answer.on ? p.say(said) : p.unsay(said);
  }
  return null;
}

export function victimText(
  t: Texts,
  view: View,
  { whom, general }: { whom: number; general: number | null },
): string {
  return general === null
    ? t.choices.killSenator(nameOf(t, whom), view.realms[whom]?.senator_count ?? 0)
    : t.choices.killGeneral(nameOf(t, whom), landName(general));
}

function inBattle(t: Texts, action: Told): string {
  const p = t.phrases;
  if ('attack' in action)
    return p.attack(nameOf(t, action.attack.whom), landName(action.attack.at));
  if ('engage' in action)
    return p.attack(nameOf(t, action.engage.whom), seaName(action.engage.sea));
  if ('fair_wind' in action)
    return (action.fair_wind.sail ? t.buttons['fair_wind'] : t.buttons['fight']) ?? '';
  if ('commit' in action) {
    const { sea, count } = action.commit;
    return p.commit(t.units('galley', count), seaName(sea));
  }
  if ('lend' in action) return p.lend(t.units(action.lend.unit, action.lend.count));
  if ('lose' in action) return p.lose(t.units(action.lose.unit, action.lose.count));
  if ('retreat' in action)
    return action.retreat.to === null ? p.breakOff : p.retreat(landName(action.retreat.to));
  if ('flee' in action) return p.flee(landName(action.flee.to));
  return '';
}

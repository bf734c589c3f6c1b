/** Actions as entries of a list, with what they cost and bring. */
import type { AntikeWords } from '../../../generated/words/antike';
import { capital } from '../../../lib/words';
import type { ChoiceText } from '../../../lib/game';
import { priceOf } from '../foresee';
import { GOODS } from '../lists';
import type { Action, View } from '../types';
import { amounts, cardText, namesAt } from './names';

/** "costs 6 marble, 2 coins": the price is the server's. */
function costText(t: AntikeWords, view: View, action: Action): string {
  const price = amounts(priceOf(view, action) ?? { marble: 0, iron: 0, gold: 0, coins: 0 });
  return price.some(Boolean) ? t.effect.costs({ price }) : t.effect.free;
}

export function choiceText(t: AntikeWords, view: View, action: Action): ChoiceText {
  const names = namesAt(t, view);
  const title = t.actionChoice(action, names) || capital(actionText(t, view, action));
  const entry = (detail = '', more: Partial<ChoiceText> = {}): ChoiceText => ({
    group: '',
    title,
    detail,
    count: null,
    ...more,
  });
  if (typeof action !== 'object') return entry();
  const price = costText(t, view, action);
  if ('coin' in action) return entry(t.effect.coin);
  if ('temple' in action) return entry(t.effect.temple({ price }));
  if ('wall' in action) return entry(t.effect.wall({ price }));
  if ('arm' in action || 'recruit' in action) return entry(price);
  if ('learn' in action) return entry(t.knowHowEffect[action.learn.know_how]);
  if ('play' in action) return entry(cardText(t, view, action.play.card));
  if ('move' in action) {
    const { count, after } = action.move;
    return entry('', { count, group: t.effect.gone({ borders: after ?? 0 }) });
  }
  if ('conquer' in action) {
    const { region, galleys } = action.conquer;
    const losses = view.regions[region]?.city?.losses ?? 0;
    return entry(t.effect.lost, { title: t.effect.lose({ legions: losses - galleys, galleys }) });
  }
  if ('found' in action) {
    const { region, good } = action.found;
    const index = GOODS.indexOf(good);
    const neighbours = view.regions[region]?.founding?.neighbours[index] ?? 0;
    return entry(t.effect.found({ price, neighbours, good, tiles: view.bank.tiles[index] ?? 0 }));
  }
  return entry();
}

export function actionText(t: AntikeWords, view: View, action: Action): string {
  return action === 'done' ? doneText(t, view) : t.action(action, namesAt(t, view));
}

/**
 * What the button that goes on says depends on the step that it ends, and on whether the turn ends
 * with it.
 */
export function doneText(t: AntikeWords, view: View): string {
  const { phase } = view;
  const leaves =
    (typeof phase === 'object' && 'picking' in phase) ||
    (phase === 'personages' && view.this_turn.due.length > 0);
  if (view.this_turn.done_ends_turn && !leaves) return t.button.done;
  return t.phaseDone(phase, namesAt(t, view)) || t.button.done;
}

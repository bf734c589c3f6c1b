/** Actions as entries of a list, with what they cost and bring. */
import type { AntikeWords } from '../../../generated/words/antike';
import { capital } from '../../../lib/words';
import type { Offer } from '../../../lib/contract';
import type { ChoiceText } from '../../../lib/game';
import { upshotOf, type Action, type Bundle, type View } from '../types';
import { amounts, cardText, namesAt } from './names';

/** "costs 6 marble, 2 coins". */
function costText(t: AntikeWords, bundle: Bundle | null): string {
  const price = bundle ? amounts(bundle) : [];
  return price.some(Boolean) ? t.effect.costs({ price }) : t.effect.free;
}

export function choiceText(t: AntikeWords, view: View, offer: Offer<Action>): ChoiceText {
  const { action } = offer;
  const upshot = upshotOf(offer);
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
  const price = costText(t, upshot?.price ?? null);
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
    const [legions, galleys] = upshot?.losses ?? [0, action.conquer.galleys];
    return entry(t.effect.lost, { title: t.effect.lose({ legions, galleys }) });
  }
  if ('found' in action) {
    const [neighbours, tiles] = upshot?.founding ?? [0, 0];
    return entry(t.effect.found({ price, neighbours, good: action.found.good, tiles }));
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

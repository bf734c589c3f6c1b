/** The lines of a list of choices: what each does, and what comes of it. */
import type { OppidaWords as Texts } from '../../../generated/words/oppida';
import type { Seat } from '../../../lib/contract';
import { capital } from '../../../lib/words';
import type { ChoiceText } from '../../../lib/game';
import { areasAfter, clash, possibleBacks, supplyAfter } from '../foresee';
import type { Action, Step, View } from '../types';
import { named } from './cards';

export type Choices = (view: View, seat: Seat, action: Action) => ChoiceText;

const sentence = (parts: (string | false)[]): string => capital(parts.filter(Boolean).join(', '));

export function choicesIn(t: Texts): Choices {
  const range = (least: number, most: number): string =>
    least === most ? String(least) : t.range({ least, most });

  /** What an action does to supply, and whether it wins. */
  function toll(view: View, seat: Seat, action: Action): string[] {
    const own = supplyAfter(view, seat, action, seat);
    const enemy = supplyAfter(view, seat, action, 1 - seat);
    if (own.areas >= view.areas_to_win) return [t.preview.wins_by_areas({ areas: own.areas })];
    const { outside, starving } = own;
    const ears = range(own.ears, own.earsAtMost);
    const notes: string[] = [];
    if (view.supply === 'strict' && starving > 0 && own.earsAtMost === own.ears) {
      notes.push(t.preview.starve({ count: starving }));
    } else if (outside > 0) {
      notes.push(t.preview.feed({ outside, ears }));
    }
    if (enemy.starving > (view.peoples[1 - seat]?.surplus ?? 0)) {
      notes.push(t.preview.enemy_starves({ count: enemy.starving }));
    }
    return notes;
  }

  /** Entering the enemy capital ends the game; everything else has its toll. */
  function winsAt(view: View, seat: Seat, { to }: Step, action: Action): string[] {
    const capitalOf = view.areas[to]?.capital_of ?? null;
    return capitalOf === 1 - seat ? [t.preview.wins_by_capital] : toll(view, seat, action);
  }

  function turning(view: View, seat: Seat, area: number, action: Action): string {
    const dice = areasAfter(view, seat, action)[area]?.dice ?? [];
    if (view.areas[area]?.oppidum) {
      return sentence([t.preview.razed({ dice }), ...toll(view, seat, action)]);
    }
    const [least, most] = possibleBacks(view, area);
    const back = view.areas[area]?.back;
    const known = back
      ? t.preview.back_seen({ figures: t.figures(back) })
      : t.preview.back_unknown({
          shields: range(least.shields, most.shields),
          ears: range(least.ears, most.ears),
        });
    const { farmers } = view.figures;
    return sentence([t.preview.farmers({ farmers, dice }), known, ...toll(view, seat, action)]);
  }

  function fighting(view: View, seat: Seat, step: Step, action: Action): string {
    const { rest, defenders } = clash(view, step);
    const left = defenders - step.warriors;
    return sentence([
      left === 0 ? t.preview.emptied : t.preview.defenders({ count: left }),
      t.count.stay_home(rest - step.warriors),
      ...toll(view, seat, action),
    ]);
  }

  function conquering(view: View, seat: Seat, step: Step, action: Action): string {
    const { rest, defenders } = clash(view, step);
    return sentence([
      t.count.stay_home(rest - defenders - step.warriors),
      Boolean(view.areas[step.to]?.oppidum) && t.preview.destroys,
      ...winsAt(view, seat, step, action),
    ]);
  }

  return (view, seat, action) => {
    const title = t.actionChoice(named(view, action));
    const line = { group: '', title, detail: '', count: null };
    if (action === 'end') return line;
    if ('recruit' in action) {
      const { warriors } = action.recruit;
      const dice = areasAfter(view, seat, action)[view.peoples[seat]?.capital ?? 0]?.dice ?? [];
      const detail = warriors === 0 ? '' : sentence([t.preview.capital({ dice })]);
      return { ...line, group: t.button.recruit, detail, count: warriors };
    }
    if ('build' in action) {
      return { ...line, detail: turning(view, seat, action.build.area, action) };
    }
    if ('raze' in action) {
      return { ...line, detail: turning(view, seat, action.raze.area, action) };
    }
    if ('march' in action) {
      const { warriors, die } = action.march;
      const stay = t.count.stay(die - warriors);
      const detail = sentence([stay, ...winsAt(view, seat, action.march, action)]);
      return { ...line, detail, count: warriors };
    }
    if ('conquer' in action) {
      const detail = conquering(view, seat, action.conquer, action);
      return { ...line, group: t.button.conquer, detail, count: action.conquer.warriors };
    }
    if ('fight' in action) {
      const detail = fighting(view, seat, action.fight, action);
      return { ...line, group: t.button.fight, detail, count: action.fight.warriors };
    }
    return 'scout' in action ? { ...line, detail: t.prompt.scout.detail } : line;
  };
}

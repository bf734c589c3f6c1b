/** The lines of a list of choices: what each does, and what the rules say will come of it. */
import type { OppidaWords as Texts } from '../../../generated/words/oppida';
import type { Offer, Seat } from '../../../lib/contract';
import { capital } from '../../../lib/words';
import type { ChoiceText } from '../../../lib/game';
import { upshotOf, type Action, type Provision, type Upshot, type View } from '../types';
import { named } from './cards';

export type Choices = (view: View, seat: Seat, offer: Offer<Action>) => ChoiceText;

const sentence = (parts: (string | false)[]): string => capital(parts.filter(Boolean).join(', '));

export function choicesIn(t: Texts): Choices {
  const range = (least: number, most: number): string =>
    least === most ? String(least) : t.range({ least, most });

  /** What an action does to supply, and whether it wins. */
  function toll(view: View, seat: Seat, { peoples, ending }: Upshot): string[] {
    const own: Provision | undefined = peoples[seat] ?? view.peoples[seat];
    if (!own) return [];
    if (ending && typeof ending === 'object') {
      const { areas } = own;
      return ['capital' in ending ? t.preview.wins_by_capital : t.preview.wins_by_areas({ areas })];
    }
    const notes: string[] = [];
    if (view.supply === 'strict' && own.surplus > 0 && own.ears_at_most === undefined) {
      notes.push(t.preview.starve({ count: own.surplus }));
    } else if (own.outside > 0) {
      const ears = range(own.ears, own.ears_at_most ?? own.ears);
      notes.push(t.preview.feed({ outside: own.outside, ears }));
    }
    const enemy = peoples[1 - seat];
    if (enemy && enemy.surplus > (view.peoples[1 - seat]?.surplus ?? 0)) {
      notes.push(t.preview.enemy_starves({ count: enemy.surplus }));
    }
    return notes;
  }

  function turning(view: View, seat: Seat, area: number, upshot: Upshot): string {
    const dice = upshot.dice ?? [];
    if (!upshot.back) return sentence([t.preview.razed({ dice }), ...toll(view, seat, upshot)]);
    const [least, most] = upshot.back;
    const back = view.areas[area]?.back;
    const known = back
      ? t.preview.back_seen({ figures: t.figures(back) })
      : t.preview.back_unknown({
          shields: range(least.shields, most.shields),
          ears: range(least.ears, most.ears),
        });
    const { farmers } = view.figures;
    return sentence([t.preview.farmers({ farmers, dice }), known, ...toll(view, seat, upshot)]);
  }

  function fighting(view: View, seat: Seat, upshot: Upshot): string {
    const { left = 0, stayed = 0 } = upshot.assault ?? {};
    return sentence([
      left === 0 ? t.preview.emptied : t.preview.defenders({ count: left }),
      t.count.stay_home(stayed),
      ...toll(view, seat, upshot),
    ]);
  }

  function conquering(view: View, seat: Seat, to: number, upshot: Upshot): string {
    return sentence([
      t.count.stay_home(upshot.assault?.stayed ?? 0),
      Boolean(view.areas[to]?.oppidum) && t.preview.destroys,
      ...toll(view, seat, upshot),
    ]);
  }

  return (view, seat, offer) => {
    const { action } = offer;
    const upshot = upshotOf(offer);
    const title = t.actionChoice(named(view, action));
    const line = { group: '', title, detail: '', count: null };
    if (action === 'end' || !upshot) return line;
    if ('recruit' in action) {
      const { warriors } = action.recruit;
      const dice = upshot.dice ?? [];
      const detail = warriors === 0 ? '' : sentence([t.preview.capital({ dice })]);
      return { ...line, group: t.button.recruit, detail, count: warriors };
    }
    if ('build' in action) {
      return { ...line, detail: turning(view, seat, action.build.area, upshot) };
    }
    if ('raze' in action) {
      return { ...line, detail: turning(view, seat, action.raze.area, upshot) };
    }
    if ('march' in action) {
      const { warriors, die } = action.march;
      const detail = sentence([t.count.stay(die - warriors), ...toll(view, seat, upshot)]);
      return { ...line, detail, count: warriors };
    }
    if ('conquer' in action) {
      const { to, warriors } = action.conquer;
      const detail = conquering(view, seat, to, upshot);
      return { ...line, group: t.button.conquer, detail, count: warriors };
    }
    if ('fight' in action) {
      const detail = fighting(view, seat, upshot);
      return { ...line, group: t.button.fight, detail, count: action.fight.warriors };
    }
    return 'scout' in action ? { ...line, detail: t.prompt.scout.detail } : line;
  };
}

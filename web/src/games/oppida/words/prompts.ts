/** What to do now: which sentence stands over the choices. */
import type { OppidaWords as Texts } from '../../../generated/words/oppida';
import type { Offer, Seat, Target } from '../../../lib/contract';
import type { Prompt } from '../../../lib/game';
import { matching } from '../../../lib/selection';
import { upshotOf, type Action, type View } from '../types';
import { cardIn } from './cards';
import type { Choices } from './choices';

export type Prompts = (view: View, seat: Seat, path: Target[], offers: Offer<Action>[]) => Prompt;

/** Whether recruiting or scouting was chosen for this turn. */
const hasBegun = ({ phase }: View): boolean => typeof phase === 'object' && 'recruiting' in phase;

const recruitsIn = (offers: Offer<Action>[]): number[] =>
  offers.flatMap(({ action }) =>
    typeof action === 'object' && 'recruit' in action ? [action.recruit.warriors] : [],
  );

export function promptsIn(t: Texts, choice: Choices): Prompts {
  /** What an attack would meet. */
  function meeting(view: View, to: number, offer: Offer<Action> | undefined): string {
    const assault = offer && upshotOf(offer)?.assault;
    if (!assault) return '';
    const { fell, rest, defenders } = assault;
    const outcome =
      rest > defenders
        ? t.preview.win({ spare: rest - defenders })
        : rest === defenders
          ? t.preview.even
          : t.preview.weak({ rest });
    return t.preview.clash({ to: cardIn(view, to), defenders, fell, outcome });
  }

  function onPath(view: View, seat: Seat, path: Target[], offers: Offer<Action>[]): Prompt | null {
    const [first, second] = path;
    const offer = matching(offers, path)[0] as Offer<Action> | undefined;
    if (!first) return null;
    if ('button' in first) {
      if (first.button === 'end') return null;
      if (first.button === 'scout') return t.prompt.scout;
      const { title, detail } = t.prompt.recruit;
      return { title, detail: hasBegun(view) ? upTo(recruitsIn(offers)) : detail };
    }
    if ('region' in first) {
      const area = first.region;
      return {
        title: t.prompt.turn_over.title({ area: cardIn(view, area) }),
        detail: offer ? choice(view, seat, offer).detail : '',
      };
    }
    if (!('piece' in first)) return null;
    const die = Number(first.piece.piece);
    if (!second || !('region' in second)) {
      return { title: t.prompt.march.title({ die }), detail: t.prompt.march.detail };
    }
    const to = cardIn(view, second.region);
    return view.areas[second.region]?.owner === 1 - seat
      ? { title: t.prompt.attack.title({ to }), detail: meeting(view, second.region, offer) }
      : { title: t.prompt.how_many.title({ to }), detail: t.prompt.how_many.detail({ die }) };
  }

  const upTo = (recruits: number[]): string =>
    t.prompt.recruiting.left({ left: Math.max(0, ...recruits) });

  function recruiting(offers: Offer<Action>[]): Prompt {
    const { both, scout, recruit, done } = t.prompt.recruiting;
    const recruits = recruitsIn(offers);
    const canScout = offers.some(({ action }) => typeof action === 'object' && 'scout' in action);
    if (canScout) {
      return { title: recruits.length > 0 ? both : scout, detail: t.prompt.scout.detail };
    }
    return {
      title: recruits.length > 0 ? recruit : done,
      detail: upTo(recruits),
    };
  }

  function atStart(view: View, seat: Seat, offers: Offer<Action>[]): Prompt {
    const { phase } = view;
    const own = view.peoples[seat];
    if (!own) return { title: '', detail: '' };
    const { surplus: count, outside, ears } = own;
    const warn = (prompt: Prompt): Prompt =>
      view.supply === 'strict' && count > 0
        ? { ...prompt, detail: t.prompt.hungry.detail({ count, outside, ears }) }
        : prompt;
    if (phase === 'choosing') return t.prompt.choose;
    if (phase === 'marching') return warn(t.prompt.marching);
    if ('recruiting' in phase) return recruiting(offers);
    if ('building' in phase) return warn(t.prompt.building);
    const { title, detail } = t.prompt.starving;
    return { title: title({ count }), detail: detail({ outside, ears }) };
  }

  /** Warns of a repetition before it is made; how often the position stands, the server says. */
  return (view, seat, path, offers) => {
    const chosen = onPath(view, seat, path, offers);
    if (chosen) return chosen;
    const { title, detail } = atStart(view, seat, offers);
    const repeats = Math.max(0, ...offers.map((offer) => offer.repeats ?? 0));
    if (repeats === 0) return { title, detail };
    const { second, third, third_starving } = t.prompt.repeats;
    if (repeats === 2) return { title, detail: second };
    const isStarving = typeof view.phase === 'object' && 'starving' in view.phase;
    return { title: isStarving ? third_starving : third, detail };
  };
}

/** A land battle as the events tell it: the charge, the line of cards, tests, losses, retreat. */
import type { BattleCard, Event, Side } from '../types';
import { isTold, since, until } from './told';

export interface Test {
  general: number;
  die: number;
  passed: boolean;
}

/** A card that was led, and what answered it. */
export interface Pair {
  side: Side;
  card: BattleCard;
  named: BattleCard;
  matched: BattleCard | null;
  /** The matcher's attempt at the initiative. */
  seized: Test | null;
  /** Who held the initiative afterwards, where it passed. */
  passedTo: Side | null;
  /** Attempts to withdraw after this pair. */
  withdrawals: Test[];
}

export interface Losses {
  die: number;
  modifier: number;
  hits: number;
}

export interface LandStory {
  kind: 'land';
  at: number;
  attacker: Side;
  commanders: Record<Side, number | null>;
  charge: { die: number; against: Side | null; cards: number } | null;
  isCharging: boolean;
  dealt: Record<Side, number | null>;
  deserted: Record<Side, BattleCard[]>;
  pairs: Pair[];
  /** Attempts to withdraw before the first card. */
  withdrawals: Test[];
  losses: Record<Side, Losses | null>;
  rout: { side: Side; die: number; modifier: number; hits: number } | null;
  /** Units that were taken off. */
  fallen: Record<Side, number>;
  retreat: { side: Side; to: 'inside' | { land: number } | { sea: number } } | null;
  demanded: { side: Side; markers: number } | null;
  displaced: number[];
  /** Who has lost, or withdrew; nobody yet. */
  lost: Side | null;
  withdrew: Side | null;
  events: Event[];
}

const both = <T>(of: () => T): Record<Side, T> => ({ rome: of(), carthage: of() });

class Teller {
  readonly story: LandStory;
  /** The matcher may take the initiative: the next test is his attempt. */
  #isMatched = false;

  constructor(story: LandStory) {
    this.story = story;
  }

  #test(test: Test): void {
    const { story } = this;
    const pair = story.pairs.at(-1);
    if (story.lost || story.withdrew) return;
    const matcher = pair?.side === 'rome' ? 'carthage' : 'rome';
    if (pair && this.#isMatched && story.commanders[matcher] === test.general) pair.seized = test;
    else (pair ? pair.withdrawals : story.withdrawals).push(test);
    this.#isMatched = false;
  }

  /** The cards, up to the verdict. */
  #fight(event: Event): void {
    const { story } = this;
    if (event === 'charge_ordered') story.isCharging = true;
    if (!isTold(event)) return;
    if ('commands' in event) story.commanders[event.commands.side] = event.commands.general;
    if ('charged' in event) story.charge = event.charged;
    if ('battle_dealt' in event) story.dealt[event.battle_dealt.side] = event.battle_dealt.cards;
    if ('battle_card_deserted' in event)
      story.deserted[event.battle_card_deserted.side].push(event.battle_card_deserted.card);
    if ('led' in event) {
      const rest = { matched: null, seized: null, passedTo: null, withdrawals: [] };
      story.pairs.push({ ...event.led, ...rest });
      this.#isMatched = false;
    }
    const pair = story.pairs.at(-1);
    if ('matched' in event && pair) {
      pair.matched = event.matched.card;
      this.#isMatched = true;
    }
    if ('tested' in event) this.#test(event.tested);
    if ('initiative_passed' in event) {
      this.#isMatched = false;
      if (pair) pair.passedTo = event.initiative_passed.to;
    }
  }

  /** What comes of it. */
  #end(event: Event): void {
    const { story } = this;
    if (!isTold(event)) return;
    if ('withdrew' in event) story.withdrew = event.withdrew.side;
    if ('battle_lost' in event) story.lost = event.battle_lost.side;
    if ('battle_losses' in event) {
      const { side, die, hits } = event.battle_losses;
      story.losses[side] = { die, modifier: 0, hits };
    }
    if ('retreat_rolled' in event) story.rout = event.retreat_rolled;
    if (story.lost === null && story.withdrew === null) return;
    if ('lost' in event) story.fallen[event.lost.side] += event.lost.units + event.lost.elephants;
    if ('retreated' in event) story.retreat = event.retreated;
    if ('demanded' in event) story.demanded ??= event.demanded;
    if ('displaced' in event) story.displaced.push(event.displaced.general);
  }

  hear(event: Event): void {
    this.#fight(event);
    this.#end(event);
  }
}

/** The land battle under way, or the last one. */
export function landStory(told: readonly Event[]): LandStory | null {
  const all = since(told, 'battle_begun');
  const [begun] = all;
  if (!begun || !isTold(begun) || !('battle_begun' in begun)) return null;
  const events = until(all, ['played', 'activated', 'turn_begun', 'activation_over']);
  const teller = new Teller({
    kind: 'land',
    ...begun.battle_begun,
    commanders: both(() => null),
    charge: null,
    isCharging: false,
    dealt: both(() => null),
    deserted: both(() => []),
    pairs: [],
    withdrawals: [],
    losses: both(() => null),
    rout: null,
    fallen: both(() => 0),
    retreat: null,
    demanded: null,
    displaced: [],
    lost: null,
    withdrew: null,
    events,
  });
  for (const event of events.slice(1)) teller.hear(event);
  return teller.story;
}

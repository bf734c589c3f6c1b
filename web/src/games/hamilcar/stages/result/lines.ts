/** What a fight brought, in lines for each side. */
import type { Story } from '../story';
import type { LandStory } from '../story/land';
import type { NavalStory } from '../story/naval';
import type { SiegeStory } from '../story/siege';
import type { Texts } from '../texts';
import { enemyOf, type Side } from '../types';

export interface ResultLine {
  text: string;
  die?: number;
}

export function verdictOf({ stage_result: t }: Texts, story: Story): string {
  if (story.kind === 'naval')
    return story.winner ? t.naval_won({ side: story.winner }) : t.naval_drawn;
  if (story.kind === 'land') {
    if (story.withdrew) return t.withdrew({ side: story.withdrew, at: story.at });
    return story.lost
      ? t.land_won({ side: enemyOf(story.lost), at: story.at })
      : t.land_over({ at: story.at });
  }
  if (story.fallenTo) return t.fallen({ side: story.fallenTo, at: story.at });
  return story.points === null
    ? t.siege_held({ at: story.at })
    : t.siege_points({ at: story.at, points: story.points });
}

/** The lines that have something to say. */
const said = (...lines: (ResultLine | false | null)[]): ResultLine[] =>
  lines.filter((line): line is ResultLine => typeof line === 'object' && line !== null);

export function navalLines(
  { stage_result: t }: Texts,
  story: NavalStory,
  side: Side,
): ResultLine[] {
  const { demanded, prizes, chase } = story;
  return said(
    story.lost[side] > 0 && {
      text: t.ships_lost({ ships: story.lost[side], of: story.fleets[side] }),
    },
    story.damaged[side] > 0 && { text: t.ships_damaged({ ships: story.damaged[side] }) },
    story.unitsLost[side] > 0 && { text: t.units_drowned({ units: story.unitsLost[side] }) },
    prizes?.side === side && { text: t.prizes({ ships: prizes.ships }) },
    chase !== null &&
      story.winner === side && { text: t.chase({ hits: chase.hits }), die: chase.die },
    demanded?.side === side && { text: t.markers({ markers: demanded.markers }) },
    story.seamanshipDropped && side === 'rome' && { text: t.seamanship },
  );
}

export function landLines(
  { stage_result: t, general }: Texts,
  story: LandStory,
  side: Side,
): ResultLine[] {
  const { rout, retreat, demanded } = story;
  const losses = story.losses[side];
  const whither = (): string => {
    if (!retreat || retreat.to === 'inside') return t.goes_inside;
    return 'land' in retreat.to
      ? t.retreats({ to: retreat.to.land })
      : t.sails_off({ to: retreat.to.sea });
  };
  return said(
    losses !== null && { text: t.battle_losses({ units: losses.hits }), die: losses.die },
    rout?.side === side && {
      text: t.rout_losses({ units: rout.hits, by: rout.modifier }),
      die: rout.die,
    },
    story.fallen[side] > 0 && { text: t.units_lost({ units: story.fallen[side] }) },
    retreat?.side === side && { text: whither() },
    demanded?.side === side && { text: t.markers({ markers: demanded.markers }) },
    ...story.displaced
      .filter((one) => story.commanders[side] === one)
      .map((one) => ({ text: t.displaced({ name: general[one] ?? '' }) })),
  );
}

export function siegeLines(
  { stage_result: t }: Texts,
  story: SiegeStory,
  isBesieger: boolean,
): ResultLine[] {
  return said(
    isBesieger && story.fallen > 0 && { text: t.units_lost({ units: story.fallen }) },
    isBesieger && story.points !== null && { text: t.points_now({ points: story.points }) },
    !isBesieger && story.stopped > 0 && { text: t.stopped({ points: story.stopped }) },
  );
}

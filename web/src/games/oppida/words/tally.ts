/** Where the areas came from that decided the game. */
import type { TallyRow } from '../../../lib/game';
import type { AreaView } from '../../../generated/oppida/AreaView';
import type { View } from '../types';
import type { OppidaWords as Texts } from '../../../generated/words/oppida';

export function tally(t: Texts, { areas, peoples }: View): TallyRow[] {
  const row = (label: string, fits: (area: AreaView, seat: number) => boolean): TallyRow => ({
    label,
    values: peoples.map(
      (_, seat) => areas.filter((area) => area.owner === seat && fits(area, seat)).length,
    ),
  });
  return [
    row(t.tally.own, ({ capital_of }, seat) => capital_of === seat),
    row(t.tally.enemy, ({ capital_of }, seat) => capital_of !== null && capital_of !== seat),
    row(t.tally.oppida, ({ capital_of, oppidum }) => capital_of === null && oppidum),
    row(t.tally.open, ({ capital_of, oppidum }) => capital_of === null && !oppidum),
    { label: t.measured, values: peoples.map((people) => people.areas), isTotal: true },
  ];
}

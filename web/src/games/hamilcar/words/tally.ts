/** Where the political points come from. */
import type { TallyRow } from '../../../lib/game';
import { SIDES } from '../sides';
import { kindOf } from '../tasks';
import type { View } from '../types';
import type { Texts } from '.';

/** What brings points, in the order in which it is told. */
const SOURCES = ['province', 'city', 'supremacy', 'miat'] as const;

export function tally(t: Texts, view: View): TallyRow[] {
  const labels = [t.tally.provinces, t.tally.city, t.tally.supremacy, t.tally.miat];
  const rows = SOURCES.map((source, index) => ({
    label: labels[index] ?? '',
    values: SIDES.map(
      (side) =>
        view.claims.filter((claim) => kindOf(claim.source) === source && claim.held === side)
          .length,
    ),
  }));
  return [
    ...rows,
    {
      label: t.measured,
      values: SIDES.map((side) => view.republics[side].points),
      isTotal: true,
    },
  ];
}

/** Where the victory points came from: of the whole game, and of one campaign. */
import type { Prompt, TallyRow } from '../../../lib/game';
import { campaigns, type Campaign } from '../told';
import type { Event, View } from '../types';
import type { Texts } from '.';
import { nameOf } from './names';

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const pointsOf = (view: View): number[] => view.realms.map(({ points }) => points);

const provinces = ({ scores }: Campaign, seat: number): number =>
  sum([...scores.values()].map((row) => row.get(seat)?.points ?? 0));

/** By provinces, by cards and lost by chaos, over all campaigns. */
export function tally(t: Texts, view: View, told: Event[]): TallyRow[] {
  const ended = campaigns(told, pointsOf(view));
  const lost = view.realms.map((_, seat) => -sum(ended.map((one) => one.penalties[seat] ?? 0)));
  const held = view.realms.map((_, seat) => sum(ended.map((one) => provinces(one, seat))));
  return [
    { label: t.tally.provinces, values: held },
    // What neither provinces nor chaos explain was won by cards and votes.
    {
      label: t.panels.by_cards,
      values: view.realms.map(({ points }, seat) => points - (held[seat] ?? 0) - (lost[seat] ?? 0)),
    },
    { label: t.panels.chaos_row, values: lost },
    { label: t.measured, values: pointsOf(view), isTotal: true },
  ];
}

/** The end of a campaign: who leads, and what it brought, province by province. */
export function chapter(
  t: Texts,
  view: View,
  number: number,
  told: Event[],
): Prompt & { rows: TallyRow[] } {
  const ended = campaigns(told, pointsOf(view)).find((one) => one.number === number);
  const total = ended?.total ?? pointsOf(view);
  const most = Math.max(...total);
  const leaders = total.flatMap((points, seat) => (points === most ? [nameOf(t, seat)] : []));
  const title = t.tally.campaign_over({ campaign: number, last: view.last_campaign });
  const detail = t.tally.leads({ names: leaders, count: leaders.length, points: most });
  if (!ended) return { title, detail, rows: [] };
  const row = (label: string, of: (seat: number) => number | null): TallyRow => ({
    label,
    values: view.realms.map((_, seat) => of(seat)),
  });
  const before = total.map((points, seat) => points - (ended.sum?.[seat] ?? 0));
  const byCards = ended.byCards?.some((points) => points !== 0) ?? false;
  return {
    title,
    detail,
    rows: [
      ...(number > 1 && ended.sum ? [{ label: t.tally.before, values: before }] : []),
      ...[...ended.scores].map(([at, scored]) =>
        row(t.province[at] ?? '', (seat) => scored.get(seat)?.points ?? null),
      ),
      ...(byCards ? [row(t.panels.by_cards, (seat) => ended.byCards?.[seat] ?? null)] : []),
      row(t.panels.chaos_row, (seat) => -(ended.penalties[seat] ?? 0)),
      { label: t.measured, values: total, isTotal: true },
    ],
  };
}

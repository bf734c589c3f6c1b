import { describe, expect, it } from 'vitest';
import { game as antike } from './antike';
import { fixture as antikeView } from './antike/fixture';
import { game as conquest } from './conquest';
import { at, fixture as conquestView } from './conquest/fixture';
import type { Event } from './conquest/types';
import type { TallyRow } from '../lib/game';
import { game as oppida } from './oppida';
import { fixture as oppidaView } from './oppida/fixture';

/** The last row is the sum of the others, and the figure that decides. */
function addsUp(rows: TallyRow[], figures: number[]): void {
  const total = rows.at(-1);
  expect(total?.isTotal).toBe(true);
  expect(total?.values).toEqual(figures);
  figures.forEach((figure, seat) => {
    const parts = rows.slice(0, -1).map(({ values }) => values[seat] ?? 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(figure);
  });
}

describe('where the figures of an ending came from', () => {
  it('adds up to the areas in Oppida', () => {
    const view = oppidaView();
    const owned = oppida
      .measure(view)
      .map((_, seat) => view.areas.filter(({ owner }) => owner === seat).length);
    const peoples = view.peoples.map((people, seat) => ({ ...people, areas: owned[seat] ?? 0 }));
    addsUp(oppida.words.of('en').tally({ ...view, peoples }, []), owned);
  });

  it('adds up to the personages in Antike', () => {
    const view = antikeView();
    const counted = view.peoples.map(({ personages }) =>
      personages.reduce((sum, { count }) => sum + count, 0),
    );
    const peoples = view.peoples.map((people, seat) => ({ ...people, total: counted[seat] ?? 0 }));
    addsUp(antike.words.of('de').tally({ ...view, peoples }, []), counted);
  });
});

describe('the campaigns of Conquest', () => {
  const egypt = at('Egypt');
  const told: Event[] = [
    { points_won: { seat: 1, points: 10 } },
    { scored: { seat: 0, at: egypt, rank: 1, points: 15 } },
    { scored: { seat: 1, at: egypt, rank: 2, points: 5 } },
    { penalised: { seat: 0, points: 10 } },
    { campaign_ended: { campaign: 1 } },
    { campaign_begun: { campaign: 2 } },
  ];
  const start = conquestView();
  const points = [5, 15, 0];
  const view = {
    ...start,
    realms: start.realms.map((realm, seat) => ({ ...realm, points: points[seat] ?? 0 })),
  };

  it('add up to the victory points', () => {
    addsUp(conquest.words.of('en').tally(view, told), points);
  });

  it('end with a stage of their own: who leads, and by what', () => {
    expect(conquest.chapter?.(told)).toBe(1);
    expect(conquest.chapter?.(told.slice(0, 4))).toBeNull();
    const ended = conquest.words.of('en').chapter?.(view, 1, told);
    expect(ended?.title).toBe(`Campaign 1 of ${view.last_campaign} is over`);
    expect(ended?.detail).toBe('Cassius leads with 15 points');
    expect(ended?.rows.map(({ label }) => label)).toEqual([
      'Egypt',
      'Cards and votes',
      'Chaos',
      'Victory points',
    ]);
    addsUp(ended?.rows ?? [], points);
  });

  it('carry on from those before', () => {
    const later: Event[] = [
      ...told,
      { scored: { seat: 2, at: egypt, rank: 1, points: 15 } },
      { campaign_ended: { campaign: 2 } },
      { campaign_begun: { campaign: 3 } },
    ];
    const then = [5, 15, 15];
    const realms = view.realms.map((realm, seat) => ({ ...realm, points: then[seat] ?? 0 }));
    const ended = conquest.words.of('en').chapter?.({ ...view, realms }, 2, later);
    expect(ended?.rows[0]).toEqual({ label: 'Earlier campaigns', values: points });
    addsUp(ended?.rows ?? [], then);
  });

  it('name all who lead, in both languages', () => {
    const even = {
      ...view,
      realms: view.realms.map((realm) => ({ ...realm, points: 7 })),
    };
    expect(conquest.words.of('de').chapter?.(even, 1, []).detail).toBe(
      'Severus, Cassius und Albinus führen mit je 7 Punkten',
    );
  });
});

import type { tables as English } from '../en/tables';

const s = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Die Listen der Tische. */
export const tables: typeof English = {
  open: 'Offene Tische',
  noneOpen: 'Gerade wartet kein Tisch auf jemanden.',
  mine: 'Meine Tische',
  noneMine: 'Du hast hier noch nicht gespielt.',
  stages: { waiting: 'wartet auf Mitspieler', running: 'läuft', over: 'beendet' },
  missing: (count) => `${s(count, 'Platz', 'Plätze')} frei`,
  won: 'gewonnen',
  lost: 'verloren',
  drawn: 'unentschieden',
  place: (place, of) => `${place}. von ${of}`,
  more: 'Ältere zeigen',
  alone: 'an einem Bildschirm',
};

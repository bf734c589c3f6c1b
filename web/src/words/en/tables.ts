const s = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const PLACES = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The lists of tables. */
export const tables = {
  open: 'Open tables',
  noneOpen: 'No table waits for a player just now.',
  mine: 'My tables',
  noneMine: 'You have not played here yet.',
  stages: { waiting: 'waiting for players', running: 'running', over: 'over' },
  missing: (count: number) => `${s(count, 'seat')} free`,
  won: 'won',
  lost: 'lost',
  drawn: 'draw',
  place: (place: number, of: number) => `${PLACES[place] ?? place} of ${of}`,
  more: 'Show older ones',
  alone: 'at one screen',
};

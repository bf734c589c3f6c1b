// Mountains, rivers and seas of the First Punic War.
const points = (text) => text.split(', ').map((point) => point.split(' ').map(Number));
const range = (name, width, height, line) => ({ name, width, height, line: points(line) });
const river = (name, line) => ({ name, line: points(line) });

export const RANGES = [
  range(
    'apenninus',
    30,
    1,
    '8.4 44.5, 9.6 44.4, 10.6 44.1, 11.6 43.9, 12.3 43.5, 12.9 42.9, 13.4 42.5, 13.8 42, 14.2 41.75, 14.6 41.4, 15.1 41, 15.5 40.7, 15.8 40.45, 16 40.1, 16.1 39.8',
  ),
  range('gran sasso', 22, 1.1, '13.2 42.5, 13.7 42.45, 14.05 42.1'),
  range('garganus', 16, 0.6, '15.7 41.75, 16 41.75'),
  range('sila', 24, 0.9, '16.2 39.75, 16.45 39.4, 16.5 39.1, 16.35 38.8, 16.2 38.5, 16 38.15'),
  range('nebrodes', 22, 0.8, '13.7 37.85, 14.1 37.88, 14.5 37.9, 14.9 38, 15.3 38.08'),
  range('aetna', 24, 1.4, '14.98 37.74, 15.02 37.76'),
  range('sicani', 18, 0.55, '13.1 37.85, 13.4 37.65, 13.7 37.55'),
  range('heraei', 18, 0.5, '14.3 37.45, 14.6 37.2, 14.8 37.1'),
  range('corsi', 26, 1.1, '9 42.5, 9 42.2, 9.15 41.95, 9.15 41.7'),
  range('gennargentu', 26, 0.8, '9.2 40.6, 9.3 40.2, 9.35 39.9, 9.4 39.5'),
  range('limbara', 18, 0.6, '8.9 40.85, 9.15 40.85'),
  range('iglesiente', 16, 0.5, '8.55 39.4, 8.6 39.15'),
  range('dinarici', 40, 1, '14.6 45.2, 15.6 44.5, 16.6 43.9, 17.8 43.4, 18.8 42.8, 19.8 42'),
  range('kroumiria', 30, 0.8, '6.4 36.75, 7.2 36.7, 8 36.6, 8.8 36.75, 9.4 36.95'),
  range('aurasius', 38, 1.1, '5.6 35.2, 6.4 35.3, 7 35.4, 7.7 35.3'),
  range('dorsalis', 30, 0.9, '8 35.1, 8.7 35.45, 9.2 35.75, 9.8 36.1, 10.2 36.4'),
  range('alpes maritimae', 40, 1.1, '6.6 44.4, 7.4 44.2, 8 44.3'),
  range('epirus', 34, 0.9, '19.9 41.4, 20.2 40.6, 20.6 39.8'),
];

export const RIVERS = [
  river('arnus', '11.8 43.75, 11.3 43.78, 10.8 43.7, 10.3 43.68'),
  river('tiberis', '12.1 43.6, 12.4 43, 12.35 42.6, 12.55 42.2, 12.45 41.9, 12.25 41.74'),
  river('liris', '13.5 41.9, 13.7 41.5, 13.76 41.22'),
  river('volturnus', '14.15 41.5, 14.35 41.2, 14 41.03'),
  river('aufidus', '15.4 40.95, 15.9 41.15, 16.18 41.36'),
  river('bradanus', '15.9 40.75, 16.5 40.5, 16.85 40.38'),
  river('crathis', '16.25 39.3, 16.3 39.6, 16.52 39.72'),
  river('himera', '14.1 37.75, 14.05 37.4, 13.95 37.1'),
  river('symaethus', '14.6 37.75, 14.8 37.5, 15.08 37.4'),
  river('bagradas', '8.2 36.3, 8.9 36.5, 9.6 36.65, 9.95 36.9, 10.2 37.1'),
  river('tyrsus', '9.2 40.4, 8.9 40.05, 8.55 39.88'),
  river('ampsaga', '6.6 36.3, 6.3 36.6, 6.1 36.87'),
];

/** Names on the water, with their turn. */
export const SEAS = [
  { name: 'Mare Ligusticum', at: [8.55, 43.3], turn: -7 },
  { name: 'Mare Tyrrhenum', at: [11.6, 40.35], turn: 0 },
  { name: 'Mare Sardoum', at: [7, 40.6], turn: 0 },
  { name: 'Mare Ionium', at: [17.75, 37.4], turn: 0 },
  { name: 'Mare Africum', at: [12.6, 35.5], turn: 0 },
  { name: 'Mare Hadriaticum', at: [15.9, 42.75], turn: 26 },
];

/** Land beyond the game, so that no province runs over it. */
export const OUTSIDE = points(
  '8.6 44.5, 10.4 44.7, 12 44.3, 13.1 43.3, 12.7 43.1, 13.6 42.95, 9 45, 14.5 45.4, 16.6 44, 18.6 43, 19.8 41.6, 20.6 39.6, 7 44.4, 5.6 36.1, 5.5 35.4, 6.8 34.6, 8.4 34.2, 10.2 34.4, 10.4 33.9, 5.4 34.4, 9.4 34.6',
);

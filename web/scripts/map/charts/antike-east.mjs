// Greece and Persia: the Aegean, from Macedonia to Crete and Lycia.
const outside = (key, ground, lon, lat) => ({ key, ground, lon, lat });

export const antikeEast = {
  id: 'east',
  frame: { width: 1200, height: 844, margin: { left: 96, right: 66, top: 52, bottom: 58 } },
  parallels: [36, 41],
  meridian: 25.5,
  leastIsland: 45,
  rose: [96, 730, 62],
  nudges: {},
  outside: [
    outside('illyria', 'land', 20, 41.2),
    outside('paeonia', 'land', 22.6, 42.2),
    outside('moesia', 'land', 25.4, 42.9),
    outside('scythia', 'land', 28, 42.4),
    outside('bithynia', 'land', 31, 41.2),
    outside('galatia', 'land', 32.4, 39.6),
    outside('pisidia', 'land', 32, 37.6),
    outside('pontus', 'sea', 30, 42.2),
    outside('pamphylium', 'sea', 31.2, 36.2),
    outside('libycum', 'sea', 23.6, 34.2),
  ],
  countries: [
    { name: 'Macedonia', lon: 21.6, lat: 41.25, size: 26 },
    { name: 'Epirus', lon: 20.6, lat: 40, size: 20, turn: 60 },
    { name: 'Thessalia', lon: 21.75, lat: 39.5, size: 18 },
    { name: 'Mysia', lon: 27.9, lat: 39.65, size: 22 },
    { name: 'Lydia', lon: 28.9, lat: 38.35, size: 22 },
    { name: 'Bithynia', lon: 30.5, lat: 40.4, size: 24 },
    { name: 'Lycia', lon: 29.8, lat: 37, size: 18 },
  ],
  ranges: [
    {
      name: 'pindus',
      line: [
        [20.9, 40.6],
        [21.2, 39.9],
        [21.5, 39.2],
        [21.9, 38.8],
      ],
      width: 2,
      height: 11,
    },
    {
      name: 'olympus',
      line: [
        [22.3, 40.15],
        [22.6, 39.85],
      ],
      width: 1,
      height: 12,
    },
    {
      name: 'rhodope',
      line: [
        [23.4, 41.7],
        [24.4, 41.6],
        [25.4, 41.5],
      ],
      width: 2,
      height: 11,
    },
    {
      name: 'haemus',
      line: [
        [23.2, 42.6],
        [27, 42.7],
      ],
      width: 2,
      height: 10,
    },
    {
      name: 'arcadia',
      line: [
        [22, 37.9],
        [22.25, 37.5],
      ],
      width: 1,
      height: 10,
    },
    {
      name: 'taygetus',
      line: [
        [22.2, 37.3],
        [22.35, 36.8],
      ],
      width: 1,
      height: 9,
    },
    {
      name: 'ida',
      line: [
        [26.7, 39.75],
        [27.1, 39.65],
      ],
      width: 1,
      height: 10,
    },
    {
      name: 'mysius',
      line: [
        [28.9, 40.05],
        [29.6, 40],
      ],
      width: 2,
      height: 11,
    },
    {
      name: 'tmolus',
      line: [
        [27.6, 38.25],
        [28.6, 38.2],
      ],
      width: 1,
      height: 9,
    },
    {
      name: 'taurus',
      line: [
        [29, 36.9],
        [30, 37.3],
        [30.6, 36.9],
        [31.4, 37.2],
      ],
      width: 2,
      height: 11,
    },
    {
      name: 'creta',
      line: [
        [23.9, 35.3],
        [24.8, 35.2],
        [25.5, 35.1],
      ],
      width: 1,
      height: 8,
    },
    {
      name: 'phrygii',
      line: [
        [29.4, 39.2],
        [31.2, 39.2],
      ],
      width: 1,
      height: 9,
    },
    {
      name: 'salbace',
      line: [
        [28.6, 37.6],
        [29.2, 37.5],
      ],
      width: 1,
      height: 10,
    },
    {
      name: 'euboea',
      line: [
        [23.6, 38.65],
        [24, 38.55],
      ],
      width: 1,
      height: 7,
    },
  ],
  rivers: [
    {
      name: 'axius',
      line: [
        [21.8, 41.8],
        [22.3, 41.4],
        [22.6, 41],
        [22.75, 40.55],
      ],
    },
    {
      name: 'strymon',
      line: [
        [23.1, 42.2],
        [23.2, 41.5],
        [23.6, 41],
        [23.85, 40.78],
      ],
    },
    {
      name: 'hebrus',
      line: [
        [24, 42.2],
        [25.4, 42.05],
        [26.4, 41.75],
        [26.5, 41.2],
        [26.1, 40.75],
      ],
    },
    {
      name: 'haliacmon',
      line: [
        [21.2, 40.5],
        [21.6, 40.1],
        [22.2, 40.3],
        [22.6, 40.45],
      ],
    },
    {
      name: 'peneus',
      line: [
        [21.3, 39.7],
        [21.9, 39.6],
        [22.5, 39.75],
        [22.7, 39.92],
      ],
    },
    {
      name: 'achelous',
      line: [
        [21.25, 39.5],
        [21.35, 38.9],
        [21.15, 38.35],
      ],
    },
    {
      name: 'hermus',
      line: [
        [29.4, 38.9],
        [28.6, 38.65],
        [27.8, 38.65],
        [27, 38.6],
      ],
    },
    {
      name: 'maeander',
      line: [
        [30.1, 38.1],
        [29.3, 38.05],
        [28.6, 37.9],
        [27.9, 37.85],
        [27.3, 37.55],
      ],
    },
    {
      name: 'sangarius',
      line: [
        [31.6, 39.5],
        [30.9, 39.95],
        [30.3, 40.3],
        [30.6, 41.1],
      ],
    },
    {
      name: 'macestus',
      line: [
        [28.7, 39.2],
        [28.2, 39.7],
        [28.3, 40.3],
      ],
    },
  ],
};

// Rivers and mountains of the empire that the maps of Antike do not reach.
const points = (text) => text.split(', ').map((point) => point.split(' ').map(Number));
const range = (name, width, height, line) => ({ name, width, height, line: points(line) });
const river = (name, line) => ({ name, line: points(line) });

export const RANGES = [
  range('carpates', 2, 11, '19.4 49.2, 22.4 48.8, 24.6 47.8, 26 46.6, 25.6 45.5, 23.4 45.4'),
  range('taurus orientis', 2, 11, '33 37.2, 34.8 37.6, 36.6 37.9, 38.6 38'),
  range('pontici', 1, 10, '34 41.3, 36.4 40.7, 38.6 40.6, 40.4 40.6'),
  range('caucasus', 2, 13, '40 43.7, 42.6 43.1, 45 42.5'),
  range('ararat', 1, 12, '43.4 39.8, 44.4 39.7'),
  range('zagrus', 2, 12, '44.6 37.2, 46 35.6, 47 34'),
  range('libanus', 1, 8, '35.8 33.6, 36.2 34.4'),
  range('sinai', 1, 9, '33.6 28.9, 34.2 28.6'),
  range('atlas magnus', 2, 12, '-7.6 31.4, -5 32.2, -2.6 33'),
  range('vosegus', 1, 8, '7 48.2, 7.2 48.7'),
  range('hercynia', 1, 9, '10.2 51.8, 11 51.7, 12.6 50.6'),
  range('sudeti', 1, 9, '14.6 50.8, 16.6 50.2'),
  range('arvernus', 1, 9, '2.8 45.2, 3 45.8'),
  range('cambria', 1, 8, '-3.8 52.4, -3.6 53'),
  range('aegyptus', 1, 8, '32.4 28.4, 32.8 27.4'),
];

export const RIVERS = [
  river(
    'rhenus',
    '8.6 46.8, 9.5 47.4, 8 47.6, 7.6 48.2, 8.3 49.2, 8.2 50, 7.2 50.6, 6.4 51.6, 4.8 51.9',
  ),
  river(
    'danuvius',
    '8.6 47.9, 10.2 48.4, 12.4 48.9, 14.4 48.2, 16.6 48.1, 18.6 47.8, 19 46.6, 18.9 45.6, 20.4 44.9, 22.4 44.5, 23.4 43.8, 26 43.8, 27.8 44.4, 28.2 45.3, 29.6 45.2',
  ),
  river('albis', '14.4 50.4, 13 51.4, 11.6 52.6, 9.6 53.6'),
  river('sequana', '4.6 47.6, 3.4 48.4, 2 49, 0.3 49.5'),
  river('mosa', '5.6 48.2, 4.9 50, 5.8 51, 4.8 51.8'),
  river('tamesis', '-2 51.7, -0.6 51.5, 0.6 51.5'),
  river('tisia', '22.6 48, 20.8 47.6, 20.2 46.4, 20.2 45.2'),
  river('nilus', '32.6 25.6, 31.6 27, 30.9 28.6, 31.2 30, 31.8 31.4'),
  river('nilus canopicus', '31.2 30, 30.4 31.4'),
  river('iordanes', '35.6 33, 35.5 31.8'),
  river('orontes', '36.4 34, 36.5 35.4, 36 36.1'),
  river(
    'euphrates',
    '41.2 39.9, 39 38.9, 38.2 37.4, 38.2 36.2, 40 35.4, 41.6 34.2, 43.6 33.4, 45 32',
  ),
  river('tigris', '40 38.3, 41.6 37.4, 43 36.4, 43.6 35, 44.4 33.4, 46 32.4'),
  river('halys', '38 39.8, 35.6 39.2, 33.6 39.4, 34.4 40.6, 36 41.7'),
  river('araxes', '41.4 39.9, 43.6 40, 45.4 39.2, 47 39.4'),
  river('borysthenes', '35 48.4, 34 47.4, 32.4 46.6'),
  river('tyras', '26.6 48.5, 28.8 47.6, 30.2 46.3'),
];

import { expect, test } from 'vitest';
import { game as conquest } from '../games/conquest';
import { game as oppida } from '../games/oppida';
import { fixture } from '../games/oppida/fixture';
import type { LogEntry, SeatInfo } from '../lib/contract';
import { linesOf } from './lines';

const log = (...steps: [seat: number, ...events: unknown[]][]): LogEntry[] =>
  steps.map(([seat, ...events], index) => ({ number: index + 1, seat, kind: 'action', events }));
const fell = (seat: number, unit: string, count: number) => ({ fell: { seat, unit, count } });

test('the oldest line comes first', () => {
  const told = log([0, { passed: { seat: 0 } }], [1, { bid: { seat: 1, talents: 5, a: 0, b: 1 } }]);
  const lines = linesOf(told, null, conquest.words.of('en'), []);
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('the losses of one side are one line, however many clicks they took', () => {
  const told = log(
    [0, fell(0, 'infantry', 1)],
    [0, fell(0, 'cavalry', 2), { turn_ended: { seat: 0 } }],
    [0, fell(0, 'infantry', 2)],
    [1, fell(1, 'infantry', 1)],
  );
  const lines = linesOf(told, null, conquest.words.of('en'), []);
  expect(lines.map(({ seat, text }) => [seat, text])).toEqual([
    [0, 'lost 3 infantry, 2 cavalry'],
    [1, 'lost 1 infantry'],
  ]);
  expect(lines[0]?.number).toBe(3);
});

test('who starves in several places is told in one line', () => {
  const starved = (area: number) => ({ starved: { seat: 1, area, die: 1 } });
  const lines = linesOf(
    log([1, starved(5)], [1, starved(5)], [1, starved(6)]),
    fixture(),
    oppida.words.of('en'),
    [],
  );
  expect(lines.length).toBe(1);
  expect(lines[0]?.text).toMatch(/^let 3 starve: /);
});

test('who resigns is told by name, and whether a bot plays on', () => {
  const told: LogEntry[] = [{ number: 1, seat: 1, kind: 'resign', events: [] }];
  const ada: SeatInfo = {
    kind: 'person',
    name: 'Ada',
    bot: null,
    resigned: false,
    connected: true,
  };
  const line = (info: SeatInfo) => linesOf(told, null, conquest.words.of('en'), [ada, info])[0];
  expect(line(ada)?.text).toBe('(Ada) resigned');
  expect(line({ ...ada, kind: 'bot', bot: 'veteranus', resigned: true })?.text).toBe(
    '(Ada) resigned, a bot plays on',
  );
  expect(line(ada)?.seat).toBe(1);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayKind } from '../calendar/calendar.ts';
import { MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import { monthTotals } from './monthTotals.ts';
import { readDay, type Punch } from './readDay.ts';
import { shiftWindow, type Shift } from './shift.ts';

const date: CompanyDate = '2026-03-19';
const shift: Shift = { start: '09:00', end: '18:00', graceMinutes: 0, closingMinutes: 240 };
const at = (time: string) => Date.parse(`${date}T${time.padEnd(8, ':00')}+05:00`);
const punches = (text: string): Punch[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ type: word.startsWith('+') ? 'in' : 'out', at: at(word.slice(1)) }));

const ruleOf = (kind: DayKind, { graceMinutes = 0, countFromPercent = 50, breakMinutes = 0 } = {}) => ({
  date,
  kind,
  shift: { ...shift, graceMinutes },
  normMinutes: kind === 'working' ? 540 - breakMinutes : 0,
  breakMinutes,
  countFromPercent,
});

const read = (text: string, now: string, kind: DayKind = 'working', grace = 0) =>
  readDay({
    rule: ruleOf(kind, { graceMinutes: grace }),
    punches: punches(text),
    now: at(now),
  });

describe('readDay', () => {
  it.each<[string, string, DayKind, object]>([
    ['', '08:00', 'working', { presence: 'notStarted', punctuality: 'unknown', counted: false }],
    ['', '21:59', 'working', { presence: 'notStarted' }],
    ['', '22:00', 'working', { presence: 'absent', counted: false, minutesWorked: 0 }],
    ['', '22:00', 'dayOff', { presence: 'dayOff', punctuality: 'unknown' }],
    ['', '12:00', 'holiday', { presence: 'holiday' }],
    [
      '+08:56',
      '12:00',
      'working',
      { presence: 'present', punctuality: 'onTime', minutesWorked: 0, counted: false },
    ],
    ['+08:56 -18:02', '18:03', 'working', { presence: 'checkedOut', minutesWorked: 546, counted: true }],
    ['+08:56 -13:00 +13:40 -18:00', '19:00', 'working', { presence: 'checkedOut', minutesWorked: 244 + 260 }],
    ['+08:56 -13:00 +13:40', '21:59', 'working', { presence: 'present', minutesWorked: 244, counted: false }],
    [
      '+08:56 -13:00 +13:40',
      '22:00',
      'working',
      { presence: 'missedCheckOut', minutesWorked: 244, counted: false },
    ],
    ['+09:00', '12:00', 'working', { punctuality: 'onTime', tardinessMinutes: 0 }],
    ['+09:00:59', '12:00', 'working', { punctuality: 'onTime', tardinessMinutes: 0 }],
    ['+09:01', '12:00', 'working', { punctuality: 'late', tardinessMinutes: 1 }],
    ['+09:30 -10:00 +10:10', '12:00', 'working', { punctuality: 'late', tardinessMinutes: 30 }],
    [
      '+11:00 -15:00',
      '16:00',
      'dayOff',
      { presence: 'checkedOut', punctuality: 'unknown', tardinessMinutes: 0, counted: false },
    ],
    ['+11:00', '23:00', 'holiday', { presence: 'missedCheckOut', counted: false }],
    ['-18:00', '19:00', 'working', { presence: 'notStarted', pairs: [] }],
  ])('%j at %s on a %s day', (text, now, kind, expected) => {
    expect(read(text, now, kind)).toMatchObject(expected);
  });

  it('forgives the grace and then counts from the start', () => {
    expect(read('+09:10', '12:00', 'working', 10)).toMatchObject({
      punctuality: 'onTime',
      tardinessMinutes: 0,
    });
    expect(read('+09:11', '12:00', 'working', 10)).toMatchObject({
      punctuality: 'late',
      tardinessMinutes: 11,
    });
  });

  it.each<[string, DayKind, object]>([
    ['+18:31 -18:32', 'working', { minutesWorked: 1, counted: false, uncountedBecause: 'belowNorm' }],
    ['+09:00 -13:29', 'working', { minutesWorked: 269, counted: false, uncountedBecause: 'belowNorm' }],
    ['+09:00 -13:30', 'working', { minutesWorked: 270, counted: true, uncountedBecause: null }],
    ['+09:00 -11:00 +15:00 -17:30', 'working', { minutesWorked: 270, counted: true }],
    ['+09:00 -18:00', 'dayOff', { normMinutes: 0, counted: false, uncountedBecause: 'notWorkingDay' }],
    ['+09:00 -18:00', 'holiday', { normMinutes: 0, counted: false, uncountedBecause: 'notWorkingDay' }],
    ['+09:00', 'working', { normMinutes: 540, countsFromMinutes: 270, uncountedBecause: null }],
  ])('counts a working day from half of its norm: %j on a %s day', (text, kind, expected) => {
    expect(read(text, '19:00', kind)).toMatchObject(expected);
  });

  it.each([
    ['+09:00 -18:00', 480],
    ['+09:00 -13:00 +13:40 -18:00', 480],
    ['+09:00 -13:00 +14:30 -18:00', 450],
    ['+09:00 -09:30', 0],
    ['+09:00', 0],
  ])('takes off what of the break was not a gap between pairs: %j', (text, minutesWorked) => {
    const rule = ruleOf('working', { breakMinutes: 60 });
    expect(readDay({ rule, punches: punches(text), now: at('23:00') })).toMatchObject({
      minutesWorked,
      normMinutes: 480,
      countsFromMinutes: 240,
    });
  });

  it('never invents a check-out', () => {
    expect(read('+08:56', '23:00').pairs).toEqual([{ in: at('08:56'), out: null }]);
  });

  it('reads any punches, in any order, alike', () => {
    const { opensAt, closesAt } = shiftWindow(date, shift);
    const punch = fc.record({
      type: fc.constantFrom<'in' | 'out'>('in', 'out'),
      at: fc.integer({ min: opensAt, max: closesAt - 1 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(punch, { maxLength: 8, selector: (one) => one.at }),
        fc.constantFrom<DayKind>('working', 'dayOff', 'holiday'),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: opensAt, max: closesAt + 1_000 * MINUTE_MS }),
        (given, kind, countFromPercent, now) => {
          const facts = { rule: ruleOf(kind, { countFromPercent }), now };
          const day = readDay({ ...facts, punches: given });
          expect(readDay({ ...facts, punches: given.toReversed() })).toEqual(day);
          const enough = kind === 'working' && day.minutesWorked * 100 >= 540 * countFromPercent;
          expect(day.counted).toBe(day.presence === 'checkedOut' && enough);
          expect(day.uncountedBecause !== null).toBe(day.presence === 'checkedOut' && !enough);
          expect(day.minutesWorked).toBeGreaterThanOrEqual(0);
          expect(day.minutesWorked * MINUTE_MS).toBeLessThanOrEqual(closesAt - opensAt);
          expect(day.tardinessMinutes > 0).toBe(day.punctuality === 'late');
          expect(day.pairs.slice(0, -1).every((pair) => pair.out !== null)).toBe(true);
          expect(now >= closesAt && ['present', 'notStarted'].includes(day.presence)).toBe(false);
        },
      ),
    );
  });
});

describe('monthTotals', () => {
  it('adds the days up', () => {
    const days = [
      read('+08:56 -18:02', '23:00'),
      read('+09:20 -18:00', '23:00'),
      read('+09:05', '23:00'),
      read('', '23:00'),
      read('', '23:00', 'dayOff'),
      read('+10:00 -12:00', '23:00', 'dayOff'),
      read('', '08:00'),
    ];
    expect(monthTotals(days)).toEqual({
      workedDaysUntilToday: 2,
      workingDaysInMonth: 5,
      minutesWorked: 546 + 520 + 120,
      lateDays: 2,
      tardinessMinutes: 25,
      absentDays: 1,
    });
  });
});

import { expect, test } from 'vitest';
import { tiyin } from '../money.ts';
import { daysOfMonth } from '../calendar/index.ts';
import { adjustmentOf, type AdjustmentSum } from './adjustment.ts';
import type { Day } from './readDay.ts';

const day = (change: Partial<Day>): Day => ({
  ...{ date: '2026-10-05', kind: 'working', presence: 'checkedOut', punctuality: 'onTime' },
  ...{ tardinessMinutes: 0, minutesWorked: 480, pairs: [], normMinutes: 480, countsFromMinutes: 240 },
  ...{ counted: true, counting: 'byItself', countedShare: 1, uncountedBecause: null },
  ...{ corrected: false, absence: null },
  ...change,
});
const rate = { salary: tiyin(500_000_000), share: '1/22', workingDays: 22 };
/** What the first `counted` of 22 days earn. */
const earned = (counted: number) => Math.floor((500_000_000 * counted) / 22);
const none = { counted: false, countedShare: 0, counting: 'dismissed' } as const;
const off = { kind: 'dayOff', normMinutes: 0, counted: false, countedShare: 0, minutesWorked: 0 } as const;
const dates = daysOfMonth('2026-10');
const employment = [{ from: dates[0]!, to: null }];

/** October as it was closed: ten days counted, the 5th of them as it is given; then days off. */
const kept = (fifth: Partial<Day>) =>
  dates.map((date, place) => ({
    ...day({ ...(place < 10 ? {} : off), date, ...(date === '2026-10-05' ? fifth : {}) }),
    rate: { ...rate, earned: tiyin(place === 0 ? earned(fifth.countedShare === 0 ? 9 : 10) : 0) },
  }));
const corrected = (fifth: Partial<Day>, was: Partial<Day>, standing: AdjustmentSum[] = []) =>
  adjustmentOf(kept(was), new Map([['2026-10-05' as const, day(fifth)]]), employment, standing);

test('a day that counts now brings its minutes and what the month earns more by it', () => {
  expect(corrected({}, { ...none, minutesWorked: 60 })).toEqual({
    ...{ minutes: 480, countedPercent: 100, amount: earned(10) - earned(9) },
  });
  expect(corrected({ ...none, minutesWorked: 60 }, {})).toEqual({
    ...{ minutes: -480, countedPercent: -100, amount: earned(9) - earned(10) },
  });
});

test('half a day brings half of the pay', () => {
  expect(corrected({ minutesWorked: 200, counting: 'halved', countedShare: 0.5 }, none)).toEqual({
    ...{ minutes: 200, countedPercent: 50, amount: earned(9.5) - earned(9) },
  });
});

test('several corrections of a day add up to the last one', () => {
  const first = corrected({}, none);
  const second = corrected({ minutesWorked: 400 }, none, [first]);
  expect(second).toEqual({ minutes: -80, countedPercent: 0, amount: 0 });
  const back = corrected(none, none, [first, second]);
  expect(back).toEqual({ minutes: -400, countedPercent: -100, amount: 0 - first.amount });
});

test('corrections of several days add up to what reopening the month would give', () => {
  const was = kept(none).map((one) => (one.date === '2026-10-06' ? { ...one, ...none } : one));
  const month = was.map((one, place) => ({
    ...one,
    rate: { ...one.rate, earned: tiyin(place ? 0 : earned(8)) },
  }));
  const fifth = ['2026-10-05', day({})] as const;
  const sixth = ['2026-10-06', day({ date: '2026-10-06' })] as const;
  const first = adjustmentOf(month, new Map([fifth]), employment, []);
  const second = adjustmentOf(month, new Map([fifth, sixth]), employment, [first]);
  expect([first.amount, second.amount]).toEqual([earned(9) - earned(8), earned(10) - earned(9)]);
  expect(second).toMatchObject({ minutes: 480, countedPercent: 100 });
});

test('work on a day off is on the timesheet once it is approved, and earns nothing', () => {
  const approved = { ...off, counting: 'counted', minutesWorked: 240 } as const;
  expect(corrected(approved, { ...off, counting: 'undecided' })).toEqual({
    ...{ minutes: 240, countedPercent: 0, amount: 0 },
  });
});

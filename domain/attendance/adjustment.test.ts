import { expect, test } from 'vitest';
import { tiyin } from '../money.ts';
import { adjustmentOf } from './adjustment.ts';
import type { Day } from './readDay.ts';

const day = (change: Partial<Day>): Day => ({
  ...{ date: '2026-10-05', kind: 'working', presence: 'checkedOut', punctuality: 'onTime' },
  ...{ tardinessMinutes: 0, minutesWorked: 480, pairs: [], normMinutes: 480, countsFromMinutes: 240 },
  ...{ counted: true, counting: 'byItself', countedShare: 1, uncountedBecause: null },
  ...{ corrected: false, absence: null },
  ...change,
});
const rate = { salary: tiyin(500_000_000), share: '1/22', workingDays: 22 };
const kept = (change: Partial<Day> = {}) => ({ ...day(change), rate });
const A_DAY = 22_727_272;
const none = { counted: false, countedShare: 0, counting: 'dismissed' } as const;

test('a day that counts now brings its minutes and its pay at its own rate', () => {
  expect(adjustmentOf(kept({ ...none, minutesWorked: 60 }), day({}), [])).toEqual({
    ...{ minutes: 480, countedPercent: 100, amount: A_DAY },
  });
  expect(adjustmentOf(kept(), day({ ...none, minutesWorked: 60 }), [])).toEqual({
    ...{ minutes: -480, countedPercent: -100, amount: -A_DAY },
  });
});

test('half a day brings half of the pay, rounded down', () => {
  const half = day({ minutesWorked: 200, counting: 'halved', countedShare: 0.5 });
  expect(adjustmentOf(kept(none), half, [])).toEqual({
    ...{ minutes: 200, countedPercent: 50, amount: A_DAY / 2 },
  });
});

test('several corrections of a day add up to the last one', () => {
  const first = adjustmentOf(kept(none), day({}), []);
  const second = adjustmentOf(kept(none), day({ minutesWorked: 400 }), [first]);
  expect(second).toEqual({ minutes: -80, countedPercent: 0, amount: 0 });
  const back = adjustmentOf(kept(none), day(none), [first, second]);
  expect(back).toEqual({ minutes: -400, countedPercent: -100, amount: -A_DAY });
});

test('work on a day off is on the tabel once it is approved, and earns nothing', () => {
  const off = { kind: 'dayOff', normMinutes: 0, counted: false, countedShare: 0 } as const;
  const waits = kept({ ...off, counting: 'undecided' });
  expect(adjustmentOf(waits, day({ ...off, counting: 'counted', minutesWorked: 240 }), [])).toEqual({
    ...{ minutes: 240, countedPercent: 0, amount: 0 },
  });
});

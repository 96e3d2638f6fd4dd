import { expect, it } from 'vitest';
import { calendarOf, dayKind } from './calendar.ts';
import { decreeDays, withEdits, withUnstoredYears, yearByLaw, yearTotals } from './companyYear.ts';

const decreed2026 = withEdits(yearByLaw(2026), [], decreeDays(2026));

it('counts 2026 by law and decree as the ministry does, by month too', () => {
  const { totals, months } = yearTotals(decreed2026, 2026);
  expect(totals).toEqual({ fiveDay: 248, sixDay: 297 });
  expect(months.map(({ fiveDay }) => fiveDay)).toEqual([20, 20, 19, 22, 17, 22, 23, 20, 21, 21, 21, 22]);
  expect(months.map(({ sixDay }) => sixDay)).toEqual([24, 24, 23, 26, 21, 26, 27, 25, 25, 26, 25, 25]);
});

it('knows no decree of 2027, and counts it by law alone', () => {
  expect(decreeDays(2027)).toEqual([]);
  expect(yearTotals(yearByLaw(2027), 2027).totals.fiveDay).toBeGreaterThan(250);
});

it('lets the company move a day, and take its word back', () => {
  const moved = withEdits(decreed2026, [
    { date: '2026-11-20', kind: 'dayOff' },
    { date: '2026-11-21', kind: 'workingDay' },
  ]);
  const kindOf = (days: typeof moved, date: '2026-11-20' | '2026-11-21') =>
    dayKind(date, calendarOf(days, [6, 7]));
  expect([kindOf(moved, '2026-11-20'), kindOf(moved, '2026-11-21')]).toEqual(['dayOff', 'working']);
  expect(yearTotals(moved, 2026).totals.fiveDay).toBe(248);
  const back = withEdits(moved, [{ date: '2026-11-20', kind: null }]);
  expect(kindOf(back, '2026-11-20')).toBe('working');
  expect(yearTotals(back, 2026).totals.fiveDay).toBe(249);
});

it('names the eves of holidays', () => {
  expect(yearTotals(decreed2026, 2026).eves).toContain('2026-12-07');
  expect(yearTotals(decreed2026, 2026).eves).not.toContain('2026-11-20');
});

it('counts years without stored days by law, and stored ones as they are', () => {
  const days = withUnstoredYears(decreed2026);
  const holidays = (year: number) => days.filter(({ date }) => date.startsWith(`${year}-`));
  expect(holidays(2026)).toEqual(decreed2026);
  expect(holidays(2028)).toEqual(yearByLaw(2028));
  expect(dayKind('2028-03-08', calendarOf(days, [6, 7]))).toBe('holiday');
});

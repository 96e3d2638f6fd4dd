import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompanyDate } from '../calendar/date.ts';
import { MINUTE_MS } from '../calendar/date.ts';
import { readDay, type Day } from './readDay.ts';
import { daysAwayBy, timesheetRow } from './timesheet.ts';

const dates = Array.from(
  { length: 30 },
  (_, place) => `2026-09-${String(place + 1).padStart(2, '0')}` as CompanyDate,
);
const shift = { start: '09:00', end: '18:00', graceMinutes: 0, closingMinutes: 240 };
const now = Date.parse('2026-10-05T12:00:00+05:00');

const dayOf = (date: CompanyDate, isOff: boolean, minutes: number | null, counted: boolean): Day => {
  const start = Date.parse(`${date}T09:00:00+05:00`);
  const rule = {
    ...{ date, kind: isOff ? ('dayOff' as const) : ('working' as const), shift },
    ...{ normMinutes: isOff ? 0 : 480, breakMinutes: 60, countFromPercent: 50 },
  };
  const punches =
    minutes === null
      ? []
      : [
          { type: 'in' as const, at: start },
          { type: 'out' as const, at: start + minutes * MINUTE_MS },
        ];
  return readDay({ rule, punches, now, decided: counted ? { decision: 'counted' } : {} });
};
const days = fc
  .array(fc.tuple(fc.boolean(), fc.option(fc.integer({ min: 1, max: 700 })), fc.boolean()), {
    ...{ minLength: 30, maxLength: 30 },
  })
  .map((facts) =>
    facts.map(([isOff, minutes, counted], place) => dayOf(dates[place]!, isOff, minutes, counted)),
  );

test('two halves make the month, and what waits is in no total', () =>
  fc.assert(
    fc.property(days, (all) => {
      const { cells, halves, month } = timesheetRow(all, [{ from: '2026-01-01', to: null }]);
      for (const key of ['days', 'minutes', 'restMinutes', 'unclearDays'] as const)
        expect(month[key]).toBe(halves[0][key] + halves[1][key]);
      const decided = cells.filter(({ unsettled, code }) => !unsettled && code !== 'open');
      const minutes = decided.reduce((sum, cell) => sum + cell.minutes, 0);
      expect(month.minutes).toBe(minutes);
    }),
  ));

test('the first half ends with the 15th', () => {
  const all = dates.map((date) => dayOf(date, false, 540, false));
  const { halves } = timesheetRow(all, [{ from: '2026-01-01', to: null }]);
  expect(halves.map((half) => half.days)).toEqual([15, 15]);
});

test('absences are counted by their kind, and no other day is', () => {
  const kinds = [null, 9, 9, null, 16, 9];
  expect([...daysAwayBy(kinds.map((kind) => ({ kind })))]).toEqual([
    [9, 3],
    [16, 1],
  ]);
  expect(daysAwayBy([{ kind: null }]).size).toBe(0);
});

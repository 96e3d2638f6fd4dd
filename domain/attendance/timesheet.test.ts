import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompanyDate } from '../calendar/date.ts';
import { MINUTE_MS } from '../calendar/date.ts';
import { ABSENT_WITHOUT_REASON } from './absenceKinds.ts';
import { readDay, type Day, type DayAbsence, type DayDecision, type Decided } from './readDay.ts';
import { countDaysAway, HALF, printedCode, printedMinutes, timesheetRow } from './timesheet.ts';

const dates = Array.from(
  { length: 30 },
  (_, place) => `2026-09-${String(place + 1).padStart(2, '0')}` as CompanyDate,
);
const shift = { start: '09:00', end: '18:00', graceMinutes: 0, closingMinutes: 240 };
const now = Date.parse('2026-10-05T12:00:00+05:00');

const dayOf = (date: CompanyDate, isOff: boolean, minutes: number | null, decided: Decided = {}): Day => {
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
  return readDay({ rule, punches, now, decided });
};
const employment = [{ from: '2026-01-01', to: null }] as const;
const leave: DayAbsence = { kind: 9, treatment: 'paidElsewhere' };
const trip: DayAbsence = { kind: 6, treatment: 'worked' };
const optional = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);
const days = fc
  .array(
    fc.tuple(
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 700 })),
      optional<DayDecision>('counted', 'halved', 'dismissed'),
      optional(leave, trip, { kind: ABSENT_WITHOUT_REASON, treatment: 'unpaid' } as const),
    ),
    { minLength: 30, maxLength: 30 },
  )
  .map((facts) =>
    facts.map(([isOff, minutes, decision, absence], place) =>
      dayOf(dates[place]!, isOff, minutes, { ...(decision && { decision }), ...(absence && { absence }) }),
    ),
  );

test('the two halves add up to the month, and no total includes a day that waits for a decision', () =>
  fc.assert(
    fc.property(days, (all) => {
      const { halves, month } = timesheetRow(all, employment);
      for (const key of ['days', 'minutes', 'restMinutes', 'unclearDays'] as const)
        expect(month[key]).toBe(halves[0][key] + halves[1][key]);
    }),
  ));

test('what is printed in the cells of a half adds up to its total: hours, and days with halves', () =>
  fc.assert(
    fc.property(days, (all) => {
      const { cells, halves } = timesheetRow(all, employment);
      for (const [half, sum] of halves.entries()) {
        let [printedDays, minutes] = [0, 0];
        for (const [place, cell] of cells.entries()) {
          const { counting, absence } = all[place]!;
          if (place < HALF !== (half === 0)) continue;
          minutes += printedMinutes(cell);
          const code = printedCode(cell);
          if (code === 'worked') printedDays += counting === 'halved' ? 0.5 : 1;
          if (code === 'away' && absence!.treatment === 'worked') printedDays += 1;
        }
        expect({ days: printedDays, minutes }).toEqual({ days: sum.days, minutes: sum.minutes });
      }
    }),
  ));

test('a worked day that an employer decided not to count has the code of an absence, and no hours', () => {
  const dismissed = (absence?: DayAbsence) => {
    const first = dayOf(dates[0]!, false, 120, { decision: 'dismissed', ...(absence && { absence }) });
    const others = dates.slice(1).map((date) => dayOf(date, false, 540));
    const { cells, halves } = timesheetRow([first, ...others], employment);
    expect(halves[0]).toMatchObject({ days: 14, minutes: 14 * 480, unclearDays: 0 });
    return cells[0];
  };
  const cell = { minutes: 0, late: false, corrected: false, unsettled: false };
  expect(dismissed()).toEqual({ ...cell, code: 'dismissed', kind: ABSENT_WITHOUT_REASON });
  // Who worked in spite of a leave was on leave when the work does not count.
  expect(dismissed(leave)).toEqual({ ...cell, code: 'away', kind: 9 });
  expect(dismissed(trip)).toMatchObject({ code: 'dismissed' });
});

test('the first half ends with the 15th', () => {
  const all = dates.map((date) => dayOf(date, false, 540));
  const { halves } = timesheetRow(all, employment);
  expect(halves.map((half) => half.days)).toEqual([15, 15]);
});

test('absences are counted by their kind, and other days are not counted', () => {
  const kinds = [null, 9, 9, null, 16, 9];
  expect([...countDaysAway(kinds.map((kind) => ({ kind })))]).toEqual([
    [9, 3],
    [16, 1],
  ]);
  expect(countDaysAway([{ kind: null }]).size).toBe(0);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarOf, dayKind, isCompanyDate, knownDays, type CompanyDate } from './calendar/index.ts';
import { payDates } from './payDates.ts';

const calendar = calendarOf([2025, 2026, 2027].flatMap(knownDays), [6, 7]);
const kindOf = (date: CompanyDate) => dayKind(date, calendar);
const dates = (from: CompanyDate, advanceDay: string | null, salaryDay: number | null) =>
  payDates(from, () => ({ advanceDay, salaryDay }), kindOf);

it('pays on the eve of days off and holidays, and says why', () => {
  expect(dates('2026-03-10', '20', 5).slice(0, 3)).toMatchObject([
    { kind: 'salary', named: '2026-03-05', paid: '2026-03-05', because: null },
    { kind: 'advance', named: '2026-03-20', paid: '2026-03-19', because: 'holiday', daysSinceLast: 14 },
    { kind: 'salary', named: '2026-04-05', paid: '2026-04-03', because: 'dayOff', daysSinceLast: 15 },
  ]);
});

it('takes a day beyond the end of a month for its last one', () => {
  expect(dates('2026-02-01', 'lastDay', 31)[0]).toMatchObject({ named: '2026-02-28', paid: '2026-02-27' });
});

it('names no advance by request, and nothing that is not given', () => {
  expect(dates('2026-02-01', 'byRequest', 10).map(({ kind }) => kind)).toEqual([
    'salary',
    'salary',
    'salary',
  ]);
  expect(dates('2026-02-01', null, null)).toEqual([]);
});

it('warns of more than 16 days between two payments', () => {
  const late = dates('2026-09-01', '10', 5).map(({ tooLate }) => tooLate);
  expect(late).toContain(true);
  for (const { daysSinceLast, tooLate } of dates('2026-09-01', '20', 5))
    expect(tooLate).toBe((daysSinceLast ?? 0) > 16);
});

it('pays on working days, never after the named one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), (day, month) => {
      for (const { named, paid } of dates(
        `2026-${String(month).padStart(2, '0')}-01` as CompanyDate,
        String(day),
        day,
      )) {
        expect(isCompanyDate(named) && paid <= named).toBe(true);
        expect(kindOf(paid)).toBe('working');
      }
    }),
  );
});

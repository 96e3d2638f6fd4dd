import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarOf,
  dayKind,
  isCompanyDate,
  knownDays,
  type CompanyDate,
} from './calendar/index.ts';
import { nextPayDates, payDates } from './payDates.ts';

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

describe('settings that change within a month', () => {
  const salaryDays = (was: number | null, is: number | null, from: CompanyDate) =>
    payDates('2026-11-01', (date) => ({ advanceDay: null, salaryDay: date < from ? was : is }), kindOf).map(
      ({ named }) => named,
    );

  it('name the day that they hold on', () => {
    expect(salaryDays(5, 20, '2026-11-10')).toEqual(['2026-11-05', '2026-12-20', '2027-01-20']);
    expect(salaryDays(20, 25, '2026-11-10')).toEqual(['2026-11-25', '2026-12-25', '2027-01-25']);
    expect(salaryDays(null, 25, '2026-11-10')).toEqual(['2026-11-25', '2026-12-25', '2027-01-25']);
  });

  it('never leave a month without its payment, unless they name none', () => {
    expect(salaryDays(20, 5, '2026-11-10')).toEqual(['2026-11-20', '2026-12-05', '2027-01-05']);
    expect(salaryDays(20, null, '2026-11-10')).toEqual([]);
    expect(salaryDays(null, 5, '2026-11-10')).toEqual(['2026-12-05', '2027-01-05']);
  });

  it('keep one payment a month, and those before their day', () => {
    const day = fc.option(fc.integer({ min: 1, max: 31 }));
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 30 }), (was, is, first) => {
        const from = `2026-11-${String(first).padStart(2, '0')}` as CompanyDate;
        const [before, after] = [salaryDays(was, was, from), salaryDays(was, is, from)];
        expect(after.filter((one) => one.startsWith('2026-11')).length).toBeLessThanOrEqual(1);
        expect(after.filter((one) => one < from)).toEqual(before.filter((one) => one < from));
      }),
    );
  });
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

describe('the next payments', () => {
  const next = (today: CompanyDate, advanceDay: string | null = '20', salaryDay: number | null = 5) =>
    nextPayDates(today, () => ({ advanceDay, salaryDay }), kindOf).map(({ paid }) => paid);

  it('begin with the first that is not over, and end after three months', () => {
    expect(next('2026-11-01')[0]).toBe('2026-11-05');
    const rest = ['2026-11-20', '2026-12-04', '2026-12-18', '2027-01-05', '2027-01-20', '2027-02-05'];
    expect(next('2026-11-20')).toEqual(rest);
    expect(next('2026-11-21')).toEqual([...rest.slice(1), '2027-02-19']);
    expect(next('2026-11-24', 'byRequest')).toEqual(['2026-12-04', '2027-01-05', '2027-02-05']);
  });

  it('say how long ago the last one was, also when it is over', () => {
    const [first] = nextPayDates('2026-11-10', () => ({ advanceDay: '20', salaryDay: 5 }), kindOf);
    expect(first).toMatchObject({ paid: '2026-11-20', daysSinceLast: 15 });
  });

  it('are not over, on any day', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2025-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 31 }), (today, salaryDay) => {
        const dates = next(today, 'lastDay', salaryDay);
        expect(dates.length).toBeGreaterThanOrEqual(4);
        expect(dates.every((paid) => paid >= today)).toBe(true);
      }),
    );
  });
});

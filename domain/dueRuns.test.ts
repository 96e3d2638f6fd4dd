import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarOf, dayKind, knownDays, type CompanyDate } from './calendar/index.ts';
import { dueRuns, nextRuns } from './dueRuns.ts';

const calendar = calendarOf([2025, 2026, 2027].flatMap(knownDays), [6, 7]);
const kindOf = (date: CompanyDate) => dayKind(date, calendar);
const due = (from: CompanyDate, today: CompanyDate, advanceDay: string | null, salaryDay: number | null) =>
  dueRuns(from, today, { settingsOn: () => ({ advanceDay, salaryDay }), kindOf });
const on = (today: CompanyDate, advanceDay: string | null, salaryDay: number | null) =>
  due(today, today, advanceDay, salaryDay);

describe('runs that are due', () => {
  it('are the advance and the salary on their days, and none on others', () => {
    expect(on('2026-11-20', '20', 5)).toEqual([{ kind: 'advance', period: '2026-11' }]);
    expect(on('2026-11-05', '20', 5)).toEqual([{ kind: 'salary', period: '2026-10' }]);
    expect(on('2026-11-19', '20', 5)).toEqual([]);
  });

  it('come on the eve of days off, also in the month before', () => {
    expect(on('2026-11-13', '15', null)).toEqual([{ kind: 'advance', period: '2026-11' }]);
    expect(on('2026-11-15', '15', null)).toEqual([]);
    // 1 November 2026 is a Sunday.
    expect(on('2026-10-30', null, 1)).toEqual([{ kind: 'salary', period: '2026-10' }]);
  });

  it('have no advance by request, nor one of a month that has not begun or is over', () => {
    expect(on('2026-11-20', 'byRequest', null)).toEqual([]);
    expect(on('2026-10-30', '1', null)).toEqual([]);
    expect(due('2026-10-28', '2026-11-02', 'lastDay', null)).toEqual([]);
  });

  it('are both made up for after days without a server', () => {
    expect(due('2026-11-19', '2026-11-25', '20', 25)).toEqual([
      { kind: 'advance', period: '2026-11' },
      { kind: 'salary', period: '2026-11' },
    ]);
  });

  it('come once each, however the days are looked at', () => {
    const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2025-06-01', days));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 31 }),
        (first, days, salaryDay) => {
          const last = addDays(first, days);
          const daily = Array.from({ length: days + 1 }, (_, index) =>
            on(addDays(first, index), null, salaryDay),
          );
          expect(due(first, last, null, salaryDay)).toEqual(daily.flat());
        },
      ),
    );
  });
});

describe('runs to come', () => {
  const next = (from: CompanyDate, advanceDay: string | null, salaryDay: number | null) =>
    nextRuns(from, { settingsOn: () => ({ advanceDay, salaryDay }), kindOf }).map(
      ({ kind, period, paid }) => `${paid} ${kind} ${period}`,
    );

  it('name the month that each pays for, in the order of their days, that of today first', () => {
    expect(next('2026-11-20', '20', 5)).toEqual([
      ...['2026-11-20 advance 2026-11', '2026-12-04 salary 2026-11', '2026-12-18 advance 2026-12'],
      ...['2027-01-05 salary 2026-12', '2027-01-20 advance 2027-01', '2027-02-05 salary 2027-01'],
    ]);
    expect(next('2026-11-18', 'byRequest', 25)[0]).toBe('2026-11-25 salary 2026-11');
  });

  it('have no advance on the eve of its month', () => {
    // 1 November 2026 is a Sunday, and 1 December a Tuesday.
    expect(next('2026-10-30', '1', null)[0]).toBe('2026-12-01 advance 2026-12');
  });
});

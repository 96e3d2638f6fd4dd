import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayKind, workingDays, type Calendar } from './calendar.ts';
import {
  addDays,
  companyDate,
  companyDayStart,
  daysOfMonth,
  isCompanyDate,
  monthOf,
  nextMonth,
  previousMonth,
  weekday,
} from './date.ts';
import { statutoryHolidays } from './statutoryHolidays.ts';

const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
const calendarOf = (year: number, daysOff: number[]): Calendar => ({
  daysOff,
  holidays: statutoryHolidays(year, daysOff),
});

describe('company days', () => {
  it('begin at midnight in Tashkent', () => {
    expect(companyDate(Date.parse('2026-02-28T18:59:59.999Z'))).toBe('2026-02-28');
    expect(companyDate(Date.parse('2026-02-28T19:00:00Z'))).toBe('2026-03-01');
    expect(companyDayStart('2026-03-01')).toBe(Date.parse('2026-02-28T19:00:00Z'));
  });

  it('hold each instant exactly once', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const date = companyDate(now);
        expect(isCompanyDate(date)).toBe(true);
        expect(companyDayStart(date)).toBeLessThanOrEqual(now);
        expect(companyDayStart(addDays(date, 1))).toBeGreaterThan(now);
      }),
    );
  });

  it('know their weekday', () => {
    expect(weekday('2026-03-20')).toBe(5);
    expect(weekday('2026-03-22')).toBe(7);
    expect(weekday('2026-03-23')).toBe(1);
  });

  it('make months', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(daysOfMonth('2100-02')).toHaveLength(28);
    fc.assert(
      fc.property(instant, (now) => {
        const month = monthOf(companyDate(now));
        expect(daysOfMonth(month)).toContain(companyDate(now));
        expect(previousMonth(nextMonth(month))).toBe(month);
        expect(nextMonth(month) > month).toBe(true);
        expect(addDays(daysOfMonth(month).at(-1) ?? '', 1)).toBe(`${nextMonth(month)}-01`);
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-04-31', '', 'today'])('%j is no day', (text) => {
    expect(isCompanyDate(text)).toBe(false);
  });
});

describe('calendar', () => {
  it('reads exceptions before weekdays', () => {
    const calendar: Calendar = {
      daysOff: [6, 7],
      holidays: { '2026-03-23': 'holiday', '2026-03-28': 'workingDay' },
    };
    expect(dayKind('2026-03-23', calendar)).toBe('holiday');
    expect(dayKind('2026-03-28', calendar)).toBe('working');
    expect(dayKind('2026-03-29', calendar)).toBe('dayOff');
    expect(dayKind('2026-03-30', calendar)).toBe('working');
  });

  it('counts March 2026 as the Labour Code does, for either week', () => {
    expect(workingDays('2026-03', calendarOf(2026, [7]))).toHaveLength(23);
    expect(workingDays('2026-03', calendarOf(2026, [6, 7]))).toHaveLength(19);
  });

  it('moves a day off that falls on a holiday, past another holiday if need be', () => {
    const five = statutoryHolidays(2026, [6, 7]);
    expect(five['2026-03-09']).toBe('holiday');
    expect(five['2026-03-23']).toBe('holiday');
    expect(five['2026-05-11']).toBe('holiday');
    expect(statutoryHolidays(2026, [7])['2026-05-11']).toBeUndefined();
    expect(statutoryHolidays(2026, [6, 7])['2026-03-10']).toBeUndefined();
  });

  it('gives back as many free days as holidays took from days off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2020, max: 2060 }),
        fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 6 }),
        (year, daysOff) => {
          const calendar = calendarOf(year, daysOff);
          const plain: Calendar = { daysOff, holidays: {} };
          const months = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`);
          const sum = (of: Calendar) => months.reduce((total, m) => total + workingDays(m, of).length, 0);
          const hayits = { 2025: 1, 2026: 1 }[year] ?? 0;
          expect(sum(plain) - sum(calendar)).toBe(7 + hayits);
        },
      ),
    );
  });

  it('ends for a company that never works', () => {
    expect(workingDays('2026-03', calendarOf(2026, [1, 2, 3, 4, 5, 6, 7]))).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarOf,
  dayKind,
  isHolidayEve,
  workingDays,
  type Calendar,
  type CalendarDay,
} from './calendar.ts';
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
import { decreeOf, decrees, holidaysByLaw, knownDays, type CompanyDate, type CompanyMonth } from './index.ts';

const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
const FIVE = [6, 7];
const SIX = [7];
function monthsOf(year: number): CompanyMonth[] {
  const months: CompanyMonth[] = [`${year}-01`];
  while (months.length < 12) months.push(nextMonth(months.at(-1)!));
  return months;
}
const countsOf = (year: number, calendar: Calendar) =>
  monthsOf(year).map((month) => workingDays(month, calendar).length);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('company days', () => {
  it('begin at midnight in Tashkent', () => {
    expect(companyDate(Date.parse('2026-02-28T18:59:59.999Z'))).toBe('2026-02-28');
    expect(companyDate(Date.parse('2026-02-28T19:00:00Z'))).toBe('2026-03-01');
    expect(companyDayStart('2026-03-01')).toBe(Date.parse('2026-02-28T19:00:00Z'));
  });

  it('make up a month, each the day after the one before', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const month = monthOf(companyDate(now));
        const days = daysOfMonth(month);
        expect(days[0]).toBe(`${month}-01`);
        for (const [place, day] of days.slice(1).entries()) expect(day).toBe(addDays(days[place]!, 1));
        expect(addDays(days.at(-1)!, 1)).toBe(`${nextMonth(month)}-01`);
      }),
    );
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(daysOfMonth('2100-02')).toHaveLength(28);
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
        expect(addDays(daysOfMonth(month).at(-1)!, 1)).toBe(`${nextMonth(month)}-01`);
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
      daysOff: FIVE,
      exceptions: { '2026-03-23': 'holiday', '2026-03-24': 'dayOff', '2026-03-28': 'workingDay' },
    };
    expect(dayKind('2026-03-23', calendar)).toBe('holiday');
    expect(dayKind('2026-03-24', calendar)).toBe('dayOff');
    expect(dayKind('2026-03-28', calendar)).toBe('working');
    expect(dayKind('2026-03-29', calendar)).toBe('dayOff');
    expect(dayKind('2026-03-30', calendar)).toBe('working');
  });

  it("has the ministry's working days of 2026 for either week, month by month", () => {
    const five = countsOf(2026, calendarOf(knownDays(2026), FIVE));
    const six = countsOf(2026, calendarOf(knownDays(2026), SIX));
    expect(five).toEqual([20, 20, 19, 22, 17, 22, 23, 20, 21, 21, 21, 22]);
    expect(six).toEqual([24, 24, 23, 26, 21, 26, 27, 25, 25, 26, 25, 25]);
  });

  it.each(decrees)(
    "comes to the ministry's totals with decree $number",
    ({ year, workingDays: totals, sources }) => {
      expect(sources).not.toEqual([]);
      expect(sum(countsOf(year, calendarOf(knownDays(year), FIVE)))).toBe(totals.fiveDay);
      expect(sum(countsOf(year, calendarOf(knownDays(year), SIX)))).toBe(totals.sixDay);
    },
  );

  it('counts the years around it by law: their decrees are not in yet', () => {
    expect([2025, 2026, 2027].map((year) => decreeOf(year)?.number)).toEqual([
      undefined,
      'PF-257',
      undefined,
    ]);
    // Of 2025 only the day off is known that the next year's decree gave.
    const given = knownDays(2025).filter(({ source }) => source === 'decree');
    expect(given.map(({ date, kind }) => [date, kind])).toEqual([['2025-12-31', 'dayOff']]);
    expect(knownDays(2027)).toEqual(holidaysByLaw(2027));
  });

  it('gives the next working day off for a holiday on a day off, past another holiday if need be', () => {
    const five = calendarOf(holidaysByLaw(2026), FIVE);
    expect(dayKind('2026-03-09', five)).toBe('dayOff');
    expect(dayKind('2026-03-10', five)).toBe('working');
    expect(dayKind('2026-03-23', five)).toBe('dayOff');
    expect(dayKind('2026-05-11', five)).toBe('dayOff');
    expect(dayKind('2026-05-11', calendarOf(holidaysByLaw(2026), SIX))).toBe('working');
  });

  it('gives back as many free days as holidays took from days off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2020, max: 2060 }),
        fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 6 }),
        (year, daysOff) => {
          const holidays = holidaysByLaw(year);
          const plain = sum(countsOf(year, { daysOff, exceptions: {} }));
          expect(plain - sum(countsOf(year, calendarOf(holidays, daysOff)))).toBe(holidays.length);
        },
      ),
    );
  });

  it('lets the company move, add and remove days, whatever law and decree say', () => {
    const own = (date: CompanyDate, kind: CalendarDay['kind']): CalendarDay => ({
      date,
      kind,
      week: 'all',
      source: 'company',
    });
    const moved = [
      own('2026-03-09', 'workingDay'),
      own('2026-03-13', 'dayOff'),
      own('2026-09-01', 'workingDay'),
    ];
    const calendar = calendarOf([...moved, ...knownDays(2026)], FIVE);
    expect(dayKind('2026-03-09', calendar)).toBe('working');
    expect(dayKind('2026-03-10', calendar)).toBe('working');
    expect(dayKind('2026-03-13', calendar)).toBe('dayOff');
    expect(dayKind('2026-09-01', calendar)).toBe('working');
  });

  it('knows the eves of holidays, across the year too, but none of a moved day off', () => {
    const calendar = calendarOf([...knownDays(2026), ...knownDays(2027)], FIVE);
    const eves = monthsOf(2026).flatMap((month) =>
      workingDays(month, calendar).filter((date) => isHolidayEve(date, calendar)),
    );
    expect(eves).toEqual(['2026-03-19', '2026-05-08', '2026-05-26', '2026-09-30', '2026-12-07']);
    expect(isHolidayEve('2026-12-31', calendar)).toBe(true);
    expect(isHolidayEve('2026-12-30', calendar)).toBe(false);
  });

  it('ends for a company that never works', () => {
    expect(workingDays('2026-03', calendarOf(holidaysByLaw(2026), [1, 2, 3, 4, 5, 6, 7]))).toEqual([]);
  });
});

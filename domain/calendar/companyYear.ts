import { calendarOf, dayKind, isHolidayEve, type CalendarDay, type CalendarException } from './calendar.ts';
import { daysOfMonth, type CompanyDate, type CompanyMonth } from './date.ts';
import { decreeOf, decreedDays } from './decrees.ts';
import { holidaysByLaw } from './law.ts';

/** The company's own rule for a date; null withdraws it, so that decree and law apply again. */
export interface CalendarEdit {
  date: CompanyDate;
  kind: CalendarException | null;
}

const WEEKS = { fiveDay: [6, 7], sixDay: [7] } as const;
type Totals = Record<keyof typeof WEEKS, number>;

const NUMBERS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
export const monthsOfYear = (year: number): CompanyMonth[] =>
  NUMBERS.map((month): CompanyMonth => `${year}-${month}`);

/** Working days of the 5- and the 6-day week by month and in the year, and the eves of holidays of each. */
export function yearTotals(days: readonly CalendarDay[], year: number) {
  const calendars = {
    fiveDay: calendarOf(days, WEEKS.fiveDay),
    sixDay: calendarOf(days, WEEKS.sixDay),
  };
  const dates = monthsOfYear(year).map((month) => ({ month, dates: daysOfMonth(month) }));
  const works = (week: keyof typeof WEEKS) => (date: CompanyDate) =>
    dayKind(date, calendars[week]) === 'working';
  const months = dates.map(({ month, dates: own }) => ({
    month,
    fiveDay: own.filter(works('fiveDay')).length,
    sixDay: own.filter(works('sixDay')).length,
  }));
  const all = dates.flatMap(({ dates: own }) => own);
  const sum = (week: keyof Totals) => months.reduce((total, month) => total + month[week], 0);
  return {
    totals: { fiveDay: sum('fiveDay'), sixDay: sum('sixDay') } satisfies Totals,
    months,
    eves: all.filter((date) => works('sixDay')(date) && isHolidayEve(date, calendars.sixDay)),
    moved: (['fiveDay', 'sixDay'] as const).flatMap((week) =>
      all
        .filter((date) => calendars[week].exceptions[date] === 'dayOff')
        .filter((date) => !days.some((day) => day.date === date))
        .map((date) => ({ date, week })),
    ),
  };
}

/** The year of a company without its own calendar days: by law only. */
export const yearByLaw = (year: number): CalendarDay[] => holidaysByLaw(year);

/** The years that a calendar can be read of. */
export const CALENDAR_YEARS = { first: 2025, last: 2099 } as const;

const allByLaw = Array.from({ length: CALENDAR_YEARS.last - CALENDAR_YEARS.first + 1 }, (_, index) =>
  yearByLaw(CALENDAR_YEARS.first + index),
).flat();
const yearOf = ({ date }: CalendarDay) => date.slice(0, 4);

/**
 * A company's stored days, plus the holidays by law of years without stored days: a company stores the year of its
 * founding and the next, and later ones only when it changes them. A stored year includes its days by law.
 */
export function withUnstoredYears(days: readonly CalendarDay[]): CalendarDay[] {
  const stored = new Set(days.filter(({ source }) => source === 'law').map(yearOf));
  return [...days, ...allByLaw.filter((day) => !stored.has(yearOf(day)))];
}

/** The days that accepting the year's decree adds; none where no decree is known. */
export const decreeDays = (year: number): CalendarDay[] => (decreeOf(year) ? decreedDays(year) : []);

/** The days with the company's own changes; days by law and decree stay. */
export function withEdits(
  days: readonly CalendarDay[],
  edits: readonly CalendarEdit[],
  decree: readonly CalendarDay[] = [],
): CalendarDay[] {
  const edited = new Set(edits.map(({ date }) => date));
  const own = edits.flatMap(({ date, kind }): CalendarDay[] =>
    kind === null ? [] : [{ date, kind, week: 'all', source: 'company' }],
  );
  return [...days.filter(({ date, source }) => source !== 'company' || !edited.has(date)), ...decree, ...own];
}

import { addDays, daysOfMonth, weekday, type CompanyDate, type CompanyMonth } from './date.ts';

export type DayKind = 'working' | 'dayOff' | 'holiday';

/** The kind of a date that overrides its weekday. */
export type CalendarException = 'holiday' | 'dayOff' | 'workingDay';

/** The weeks that laws and decrees distinguish; a calendar day applies to one of them or to all. */
export type Week = 'all' | 'fiveDay' | 'sixDay';

/** A date with its source. A later source overrides an earlier one: law, decree, the company itself. */
export interface CalendarDay {
  date: CompanyDate;
  kind: CalendarException;
  week: Week;
  source: 'law' | 'decree' | 'company';
}

/** The calendar for one working week. */
export interface Calendar {
  /** Weekly days off, 1 = Monday … 7 = Sunday. */
  daysOff: readonly number[];
  exceptions: Readonly<Record<CompanyDate, CalendarException>>;
}

const weekOf = (daysOff: Calendar['daysOff']): Week | undefined => {
  const off = [...daysOff].sort().join();
  return off === '6,7' ? 'fiveDay' : off === '7' ? 'sixDay' : undefined;
};

const SOURCES: readonly CalendarDay['source'][] = ['law', 'decree', 'company'];

/** The calendar day of each date that applies to a week. */
export function daysInForce(
  days: readonly CalendarDay[],
  daysOff: Calendar['daysOff'],
): Record<CompanyDate, CalendarDay> {
  const week = weekOf(daysOff);
  const inForce: Record<CompanyDate, CalendarDay> = {};
  for (const source of SOURCES)
    for (const day of days)
      if (day.source === source && (day.week === 'all' || day.week === week)) inForce[day.date] = day;
  return inForce;
}

/**
 * The calendar of a week of work. A holiday on a weekly day off gives the next working day off instead (Labour Code
 * Art. 208), so the answer differs for 5- and 6-day weeks. What is said of a single date wins over such a move.
 */
export function calendarOf(days: readonly CalendarDay[], daysOff: Calendar['daysOff']): Calendar {
  const inForce = Object.values(daysInForce(days, daysOff)).sort((a, b) => (a.date < b.date ? -1 : 1));
  const exceptions: Record<CompanyDate, CalendarException> = {};
  const holidays = inForce.filter(({ kind }) => kind === 'holiday');
  for (const { date } of holidays) exceptions[date] = 'holiday';
  if (daysOff.length < 7)
    for (const { date } of holidays.filter((day) => daysOff.includes(weekday(day.date)))) {
      let next = addDays(date, 1);
      while (dayKind(next, { daysOff, exceptions }) !== 'working') next = addDays(next, 1);
      exceptions[next] = 'dayOff';
    }
  for (const { date, kind } of inForce) exceptions[date] = kind;
  return { daysOff, exceptions };
}

const exceptionOn = (date: CompanyDate, { exceptions }: Pick<Calendar, 'exceptions'>) =>
  Object.hasOwn(exceptions, date) ? exceptions[date] : undefined;

export function dayKind(date: CompanyDate, calendar: Calendar): DayKind {
  const exception = exceptionOn(date, calendar);
  if (exception) return exception === 'workingDay' ? 'working' : exception;
  return calendar.daysOff.includes(weekday(date)) ? 'dayOff' : 'working';
}

/** The day before a holiday, which is an hour shorter (Labour Code); a moved day off has no eve. */
export const isHolidayEve = (date: CompanyDate, calendar: Pick<Calendar, 'exceptions'>): boolean =>
  exceptionOn(addDays(date, 1), calendar) === 'holiday';

/** The month's working days (product §4, `workingDays` is their number). */
export const workingDays = (month: CompanyMonth, calendar: Calendar): CompanyDate[] =>
  daysOfMonth(month).filter((date) => dayKind(date, calendar) === 'working');

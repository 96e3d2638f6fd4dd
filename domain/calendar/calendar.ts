import { daysOfMonth, weekday, type CompanyDate, type CompanyMonth } from './date.ts';

export type DayKind = 'working' | 'dayOff' | 'holiday';

/**
 * What a date is instead of what its weekday says. A weekly day off that was moved to a weekday is a `holiday` there.
 */
export type CalendarException = 'holiday' | 'workingDay';

/** A company's calendar. It is data that the employer may edit (product §2), because decrees move days every year. */
export interface Calendar {
  /** Weekly days off, 1 = Monday … 7 = Sunday. */
  daysOff: readonly number[];
  holidays: Readonly<Record<CompanyDate, CalendarException>>;
}

export function dayKind(date: CompanyDate, calendar: Calendar): DayKind {
  const exception = Object.hasOwn(calendar.holidays, date) ? calendar.holidays[date] : undefined;
  if (exception) return exception === 'holiday' ? 'holiday' : 'working';
  return calendar.daysOff.includes(weekday(date)) ? 'dayOff' : 'working';
}

/** The month's working days (product §4, `workingDays` is their number). */
export const workingDays = (month: CompanyMonth, calendar: Calendar): CompanyDate[] =>
  daysOfMonth(month).filter((date) => dayKind(date, calendar) === 'working');

import { dayKind, type Calendar, type CalendarException } from './calendar.ts';
import { addDays, weekday, type CompanyDate } from './date.ts';

const FIXED = ['01-01', '03-08', '03-21', '05-09', '09-01', '10-01', '12-08'];

/**
 * The first days of the two hayits depend on the moon and a decree: only known ones are listed, the employer adds the
 * rest.
 */
const HAYITS: readonly CompanyDate[] = ['2025-06-06', '2026-03-20'];

/**
 * Holidays of the year by Labour Code Art. 208. A weekly day off that falls on a holiday moves to the next working
 * day, so the answer differs for 5- and 6-day weeks. Decrees may move more: seed a company's calendar from this.
 */
export function statutoryHolidays(
  year: number,
  daysOff: Calendar['daysOff'] = [6, 7],
): Record<CompanyDate, CalendarException> {
  const dates = [
    ...FIXED.map((day) => `${year}-${day}`),
    ...HAYITS.filter((date) => date.startsWith(`${year}-`)),
  ].sort();
  const holidays: Record<CompanyDate, CalendarException> = {};
  for (const date of dates) holidays[date] = 'holiday';
  if (daysOff.length >= 7) return holidays;
  for (const date of dates.filter((day) => daysOff.includes(weekday(day)))) {
    let next = addDays(date, 1);
    while (dayKind(next, { daysOff, holidays }) !== 'working') next = addDays(next, 1);
    holidays[next] = 'holiday';
  }
  return holidays;
}

import {
  addDays,
  daysOfMonth,
  monthAfter,
  monthOf,
  weekday,
  type CompanyDate,
  type CompanyMonth,
} from './date.ts';

/** Weeks from Monday; null before the first and after the last day. */
export function weeksOfMonth(month: CompanyMonth): (CompanyDate | null)[][] {
  const before = Array.from({ length: weekday(`${month}-01`) - 1 }, () => null);
  const cells: (CompanyDate | null)[] = [...before, ...daysOfMonth(month)];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The same day of another month, or its last one where that month is shorter. */
export function addMonths(date: CompanyDate, months: number): CompanyDate {
  const days = daysOfMonth(monthAfter(monthOf(date), months));
  return days[Math.min(Number(date.slice(8)), days.length) - 1]!;
}

/** Within both ends, each of which may be open. */
export const clampDate = (date: CompanyDate, min?: CompanyDate, max?: CompanyDate): CompanyDate =>
  min !== undefined && date < min ? min : max !== undefined && date > max ? max : date;

export type CalendarMove = 'day' | 'week' | 'month' | 'year' | 'edgeOfWeek';

/** Where a key of the calendar leads: one step on (1) or back (-1). */
export function moveDate(date: CompanyDate, by: CalendarMove, way: 1 | -1): CompanyDate {
  if (by === 'month' || by === 'year') return addMonths(date, by === 'year' ? way * 12 : way);
  if (by === 'edgeOfWeek') return addDays(date, way === 1 ? 7 - weekday(date) : 1 - weekday(date));
  return addDays(date, by === 'week' ? way * 7 : way);
}

import type { CalendarDay } from './calendar.ts';
import type { CompanyDate } from './date.ts';

/** Labour Code Art. 208. */
const fixed = {
  '01-01': 'newYear',
  '03-08': 'women',
  '03-21': 'navruz',
  '05-09': 'memory',
  '09-01': 'independence',
  '10-01': 'teachers',
  '12-08': 'constitution',
} as const;
export type FixedHoliday = (typeof fixed)[keyof typeof fixed];

/**
 * The first days of the two hayits depend on the moon and are announced each year. A year that has none of them here
 * gets them from its decree or from the company. 27 May 2026 follows from the ministry's totals: only with this date
 * do both weeks come to 248 and 297 working days.
 */
const HAYITS: readonly CompanyDate[] = ['2025-06-06', '2026-03-20', '2026-05-27'];

/** The holiday on a fixed date, if any. */
export const fixedHoliday = (date: CompanyDate): FixedHoliday | undefined =>
  fixed[date.slice(5) as keyof typeof fixed];

/** The holidays of a year by law. */
export const holidaysByLaw = (year: number): CalendarDay[] =>
  [
    ...Object.keys(fixed).map((day) => `${year}-${day}` as CompanyDate),
    ...HAYITS.filter((date) => date.startsWith(`${year}-`)),
  ]
    .sort()
    .map((date) => ({ date, kind: 'holiday', week: 'all', source: 'law' }));

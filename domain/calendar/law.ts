import type { CalendarDay } from './calendar.ts';
import type { CompanyDate } from './date.ts';

/** Labour Code Art. 208. */
const FIXED = ['01-01', '03-08', '03-21', '05-09', '09-01', '10-01', '12-08'] as const;

/**
 * The first days of the two hayits depend on the moon and are announced each year. A year that has none of them here
 * gets them from its decree or from the company. 27 May 2026 follows from the ministry's totals: only with this date
 * do both weeks come to 248 and 297 working days.
 */
const HAYITS: readonly CompanyDate[] = ['2025-06-06', '2026-03-20', '2026-05-27'];

/** One whose date is the same every year. */
export const isFixedHoliday = (date: CompanyDate): boolean => FIXED.some((day) => day === date.slice(5));

/** The holidays of a year by law. */
export const holidaysByLaw = (year: number): CalendarDay[] =>
  [
    ...FIXED.map((day): CompanyDate => `${year}-${day}`),
    ...HAYITS.filter((date) => date.startsWith(`${year}-`)),
  ]
    .sort()
    .map((date) => ({ date, kind: 'holiday', week: 'all', source: 'law' }));

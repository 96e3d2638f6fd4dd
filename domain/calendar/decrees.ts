import type { CalendarDay, Week } from './calendar.ts';
import type { CompanyDate } from './date.ts';

/** The year's decree on additional days off and moved working days. Data: a new decree is a new entry. */
export interface Decree {
  number: string;
  year: number;
  /** Where its text and the ministry's totals were read. */
  sources: readonly string[];
  /** The ministry's working days of the year, by which the entry is checked. */
  workingDays: Record<Exclude<Week, 'all'>, number>;
  days: readonly CalendarDay[];
}

const makeDecreeDays = (week: Week, kind: CalendarDay['kind'], ...dates: CompanyDate[]): CalendarDay[] =>
  dates.map((date) => ({ date, kind, week, source: 'decree' }));

/**
 * The moves of 8 and 21 March and 9 May are the law's own and are not repeated here. 31 December 2025 is a day off by
 * the same decree and belongs to a year whose own decree is not here.
 */
export const decrees: readonly Decree[] = [
  {
    number: 'PF-257',
    year: 2026,
    sources: ['https://kun.uz (2026-01-08)', 'https://nova24.uz', 'https://oz.inform.kz'],
    workingDays: { fiveDay: 248, sixDay: 297 },
    days: [
      ...makeDecreeDays(
        'all',
        'dayOff',
        '2025-12-31',
        '2026-01-02',
        '2026-05-28',
        '2026-05-29',
        '2026-08-31',
      ),
      ...makeDecreeDays('fiveDay', 'workingDay', '2026-12-12'),
      ...makeDecreeDays('fiveDay', 'dayOff', '2026-12-31'),
      ...makeDecreeDays('sixDay', 'dayOff', '2026-01-03', '2026-05-30', '2026-12-31'),
    ],
  },
];

/** Undefined while a year's decree is unknown: then the year counts by law alone. */
export const decreeOf = (year: number): Decree | undefined => decrees.find((decree) => decree.year === year);

/** Decree days of a year, which may be in another year's decree. */
export const decreedDays = (year: number): CalendarDay[] =>
  decrees.flatMap(({ days }) => days.filter(({ date }) => date.startsWith(`${year}-`)));

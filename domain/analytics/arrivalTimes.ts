import { companyDayStart, type CompanyDate } from '../calendar/index.ts';

export const HALF_HOURS = 48;
const HALF_HOUR_MS = 30 * 60_000;

/** How many came in each half-hour of the day, from midnight on. */
export const noArrivals = (): number[] => Array.from({ length: HALF_HOURS }, () => 0);

/**
 * The half-hour of the day in which somebody came, from 0 at midnight. A shift over midnight, or one that may begin before it,
 * has check-ins of the day after or before its date: they are counted by their time alone.
 *
 * @param at epoch ms, within a day of the date
 */
export const halfHourOf = (at: number, date: CompanyDate): number =>
  (Math.floor((at - companyDayStart(date)) / HALF_HOUR_MS) + HALF_HOURS) % HALF_HOURS;

/** What came on all days of the same weekday together. */
export interface WeekdayArrivals {
  /** Such days on which somebody came. */
  days: number;
  halfHours: readonly number[];
}

export interface ArrivalMap {
  /** The half-hours that are shown: from the first in which somebody came to the last; empty when nobody did. */
  halfHours: number[];
  /** Of each weekday, how many came in each of them on an average day, with one decimal; null of a weekday without days. */
  rows: (number[] | null)[];
  /** The highest of them. */
  most: number;
}

/**
 * The usual day of each weekday, by the half-hours that are in use.
 *
 * @param fewest half-hours, for a picture in which one shift does not look like the whole day; nobody came in those that are added
 */
export function arrivalMapOf(weekdays: readonly WeekdayArrivals[], fewest = 1): ArrivalMap {
  const used = noArrivals().flatMap((_, at) => (weekdays.some(({ halfHours }) => halfHours[at]) ? [at] : []));
  const inUse = used.length && used.at(-1)! - used[0]! + 1;
  const length = used.length && Math.max(inUse, fewest);
  const before = Math.floor((length - inUse) / 2);
  const first = Math.min(Math.max((used[0] ?? 0) - before, 0), HALF_HOURS - length);
  const halfHours = Array.from({ length }, (_, at) => first + at);
  const rows = weekdays.map(({ days, halfHours: came }) =>
    days === 0 ? null : halfHours.map((at) => Math.round((came[at]! / days) * 10) / 10),
  );
  return { halfHours, rows, most: Math.max(0, ...rows.flatMap((row) => row ?? [])) };
}

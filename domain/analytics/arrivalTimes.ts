import { companyDayStart, type CompanyDate } from '../calendar/index.ts';

export const HALF_HOURS = 48;
const HALF_HOUR_MS = 30 * 60_000;

/** Arrivals in each half-hour of the day, from midnight on. */
export const noArrivals = (): number[] => Array.from({ length: HALF_HOURS }, () => 0);

/**
 * The half-hour of an arrival, 0 at midnight. A shift over midnight, or one that may begin before it, has check-ins on
 * the day after or before its date; only their time of day counts.
 * @param at epoch ms, within a day of the date
 */
export const halfHourOf = (at: number, date: CompanyDate): number =>
  (Math.floor((at - companyDayStart(date)) / HALF_HOUR_MS) + HALF_HOURS) % HALF_HOURS;

/** Arrivals on all days of the same weekday. */
export interface WeekdayArrivals {
  /** Days with arrivals. */
  days: number;
  halfHours: readonly number[];
}

export interface ArrivalMap {
  /** The half-hours to show, from the first to the last with arrivals; empty without arrivals. */
  halfHours: number[];
  /** For each weekday, arrivals in each half-hour on an average day, with one decimal; null for a weekday without days. */
  rows: (number[] | null)[];
  /** The highest number. */
  most: number;
}

/**
 * The average day of each weekday, by the used half-hours.
 * @param fewest half-hours to show, so that one shift does not look like the whole day; added ones have no arrivals
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

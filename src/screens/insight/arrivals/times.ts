import type { WeekdayArrivals } from '#domain/analytics/arrivalTimes.ts';
import { timeOfHalfHour } from '#domain/attendance/arrivals.ts';
import { formatPercent } from '#domain/format/index.ts';

/** `08:30–09:00` */
export const spanOf = (halfHour: number): string =>
  `${timeOfHalfHour(halfHour)}–${timeOfHalfHour((halfHour + 1) % 48)}`;

/** The half-hour in which most people come in the whole week, and their share of all. */
export function busiestOf(weekdays: readonly WeekdayArrivals[]): { halfHour: number; share: string } {
  const sums = weekdays[0]!.halfHours.map((_, at) =>
    weekdays.reduce((sum, { halfHours }) => sum + halfHours[at]!, 0),
  );
  const most = Math.max(...sums);
  const all = sums.reduce((sum, count) => sum + count, 0);
  return { halfHour: sums.indexOf(most), share: formatPercent(Math.round((most / all) * 100)) };
}

/** Times under the columns, as many as a phone has room for. */
export function labelsOf(halfHours: readonly number[]): string[] {
  const every = halfHours.length > 32 ? 8 : halfHours.length > 16 ? 4 : 2;
  return halfHours.map((at) => (at % every === 0 ? timeOfHalfHour(at) : ''));
}

/** Link to the board of a day, sorted by arrival. */
export const lastDayHref = (date: string, unit: string | null): string =>
  `/attendances?date=${date}&sort=arrivedAt${unit ? `&unit=${unit}` : ''}`;

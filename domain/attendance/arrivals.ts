import { addDays, type CompanyDate } from '../calendar/date.ts';

/** People whose first check-in of a date was in one half-hour; half-hour 0 begins at midnight. */
export interface CameInHalfHour {
  date: CompanyDate;
  halfHour: number;
  people: number;
  /** Those of them who had come by the current time of day. */
  byNow: number;
}

export interface Arrivals {
  date: CompanyDate;
  /** People who came on the date. */
  total: number;
  /** Average number who had come by this time of day on the usual days; null without such a day. */
  usualByNow: number | null;
  /** The last of these weekdays with arrivals, the latest first. */
  usualDays: CompanyDate[];
  /** In order, without gaps, from the first to the last with people; `from` is `HH:MM`. */
  halfHours: { from: string; today: number; usual: number | null }[];
}

const WEEKS = 8;
const USUAL_DAYS = 4;

/** Days that may be usual for the date: the same weekday of the weeks before it, the latest first. */
export const sameWeekdaysBefore = (date: CompanyDate): CompanyDate[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(date, -7 * (week + 1)));

const toTenth = (value: number) => Math.round(value * 10) / 10;
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
/** `08:30` */
export const timeOfHalfHour = (halfHour: number): string =>
  `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 ? '30' : '00'}`;

/** Arrivals on the date compared with usual days of the same weekday. */
export function arrivalsOf(date: CompanyDate, came: readonly CameInHalfHour[]): Arrivals {
  const usualDays = sameWeekdaysBefore(date)
    .filter((day) => came.some((one) => one.date === day && one.people > 0))
    .slice(0, USUAL_DAYS);
  const today = came.filter((one) => one.date === date);
  const usual = came.filter((one) => usualDays.includes(one.date));
  const meanOf = (counts: readonly number[]) =>
    usualDays.length ? toTenth(sumOf(counts) / usualDays.length) : null;
  const inHalfHour = (some: typeof came, halfHour: number) =>
    some.filter((one) => one.halfHour === halfHour).map(({ people }) => people);
  const used = [...today, ...usual].filter(({ people }) => people > 0).map(({ halfHour }) => halfHour);
  const first = Math.min(...used);
  const length = used.length ? Math.max(...used) - first + 1 : 0;
  return {
    date,
    total: sumOf(today.map(({ people }) => people)),
    usualByNow: meanOf(usual.map(({ byNow }) => byNow)),
    usualDays,
    halfHours: Array.from({ length }, (_, place) => ({
      from: timeOfHalfHour(first + place),
      today: sumOf(inHalfHour(today, first + place)),
      usual: meanOf(inHalfHour(usual, first + place)),
    })),
  };
}

import { asCounted, earnedOf, type EarningDay } from './accrual.ts';
import type { Day } from './attendance/readDay.ts';
import type { CompanyDate } from './calendar/index.ts';
import { tiyin, type Tiyin } from './money.ts';

/**
 * Whether a working day is not over, and somebody is expected on it or absent in a way that earns. Whoever has checked
 * out today may come back.
 */
export const mayStillCount = (
  { date, presence, normMinutes, absence, counting }: Day,
  today: CompanyDate,
): boolean =>
  normMinutes > 0 &&
  (presence === 'notStarted' ||
    presence === 'present' ||
    (presence === 'checkedOut' && counting === 'undecided' && date >= today)) &&
  (absence === null || absence.treatment === 'worked');

/** Days of people without an account are entered for them; people who are blocked or have left earn no more days. */
export const mayStillWork = (status: string): boolean => status === 'active' || status === 'notIdentified';

/**
 * Earnings of a month before a date, or by its end, if every remaining working day counts. Excludes past days that wait
 * for a decision. `earning` are the same days, in the same order.
 */
export const earnableOf = (
  days: readonly Day[],
  earning: readonly EarningDay[],
  { today, until }: { today: CompanyDate; until: CompanyDate | null },
): Tiyin =>
  earnedOf(
    earning.map((one, place) =>
      mayStillCount(days[place]!, today) && (until === null || one.date < until) ? asCounted(one) : one,
    ),
  );

/** Days of a month as bits; the first day is the lowest bit. */
export type DaysOfMonth = number;

const bitOf = (date: CompanyDate): DaysOfMonth => 1 << (Number(date.slice(8)) - 1);

/** Days of a month on which an employed person may still earn; `earning` as above. */
export const leftDaysOf = (
  days: readonly Day[],
  earning: readonly Pick<EarningDay, 'scheduled'>[],
  today: CompanyDate,
): DaysOfMonth =>
  days.reduce(
    (left, day, place) =>
      earning[place]!.scheduled && mayStillCount(day, today) ? left | bitOf(day.date) : left,
    0,
  );

/**
 * Earnings of a month by the end of each of these days. The remaining days share what they may add, so that the last one
 * reaches all of it. Called for thousands of people at once, hence the loops.
 */
export function earnableByDay(
  dates: readonly CompanyDate[],
): (of: { earned: Tiyin; earnable: Tiyin; leftDays: DaysOfMonth }) => Tiyin[] {
  const bits = dates.map(bitOf);
  const last = bits.length - 1;
  return ({ earned, earnable, leftDays }) => {
    let all = 0;
    for (const bit of bits) if (leftDays & bit) all += 1;
    const byDay: Tiyin[] = [];
    let passed = 0;
    let byThen = earned;
    for (let place = 0; place <= last; place += 1) {
      if (leftDays & bits[place]!) {
        passed += 1;
        byThen = tiyin(earned + Math.floor(((earnable - earned) * passed) / all));
      }
      byDay.push(place === last ? earnable : byThen);
    }
    return byDay;
  };
}

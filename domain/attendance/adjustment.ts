import { earnedOf, earningDay } from '../accrual.ts';
import type { CompanyDate } from '../calendar/index.ts';
import type { Employment } from '../employment.ts';
import { tiyin, type Tiyin } from '../money.ts';
import type { Day } from './readDay.ts';

/** What a month has for a corrected day of a closed one: each may be below zero. */
export interface AdjustmentSum {
  minutes: number;
  countedPercent: number;
  amount: Tiyin;
}

type KeptDay = Day & Required<Pick<Day, 'rate'>>;

/** What of a day the timesheet sums up. */
const timesheetMinutes = ({ counted, counting, kind, minutesWorked }: Day) =>
  counted || (kind !== 'working' && (counting === 'counted' || counting === 'halved')) ? minutesWorked : 0;

/**
 * What correcting days of a closed month comes to: what the month comes to with all of its days that were corrected since, less what it
 * was closed with and what other months have for it already. So it is the number that reopening the month would give, to the tiyin.
 *
 * @param kept the days of the month as it was closed
 * @param corrected those of them that were corrected since, as they are now
 * @param standing what other months have for days of this one
 */
export function adjustmentOf(
  kept: readonly KeptDay[],
  corrected: ReadonlyMap<CompanyDate, Day>,
  employment: Employment,
  standing: readonly AdjustmentSum[],
): AdjustmentSum {
  const now = kept.map((day): KeptDay => {
    const is = corrected.get(day.date);
    return is ? { ...is, kind: day.kind, rate: { ...day.rate, earned: null } } : day;
  });
  const sums = (days: readonly KeptDay[]): AdjustmentSum => ({
    minutes: days.reduce((sum, day) => sum + timesheetMinutes(day), 0),
    countedPercent: days.reduce((sum, { countedShare }) => sum + countedShare * 100, 0),
    amount: earnedOf(days.map((day) => earningDay(day, employment, day.rate))),
  });
  const [was, is] = [sums(kept), sums(now)];
  const difference = (key: keyof AdjustmentSum) =>
    is[key] - was[key] - standing.reduce((sum, one) => sum + one[key], 0);
  return {
    minutes: difference('minutes'),
    countedPercent: difference('countedPercent'),
    amount: tiyin(difference('amount')),
  };
}

import { earnedOf, earningDay } from '../accrual.ts';
import type { CompanyDate } from '../calendar/index.ts';
import type { Employment } from '../employment.ts';
import { tiyin, type Tiyin } from '../money.ts';
import type { Day } from './readDay.ts';

/** The adjustment of a month for corrected days of a closed one; each value may be negative. */
export interface AdjustmentSum {
  minutes: number;
  countedPercent: number;
  amount: Tiyin;
}

type KeptDay = Day & Required<Pick<Day, 'rate'>>;

/** The minutes of a day in the timesheet's sum. */
const timesheetMinutes = ({ counted, counting, kind, minutesWorked }: Day) =>
  counted || (kind !== 'working' && (counting === 'counted' || counting === 'halved')) ? minutesWorked : 0;

/**
 * The adjustment for corrected days of a closed month: its new total with all days corrected since, less its total at
 * closing and the adjustments that other months have already. So it equals, to the tiyin, what reopening the month would
 * give.
 * @param kept the days of the month as it was closed
 * @param corrected days corrected since, as they are now
 * @param standing adjustments of other months for days of this one
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

import { partOfSalary } from '../dayShare.ts';
import type { Day } from './readDay.ts';

/** What a month has for a corrected day of a closed one: each may be below zero. */
export interface AdjustmentSum {
  minutes: number;
  countedPercent: number;
  /** Tiyin. */
  amount: number;
}

/** What of a day the tabel sums up. */
const onTabel = ({ counted, counting, kind, minutesWorked }: Day) =>
  counted || (kind !== 'working' && (counting === 'counted' || counting === 'halved')) ? minutesWorked : 0;

/** At the closed day's own rate; several corrections of a day add up to the last one. */
export function adjustmentOf(
  kept: Day & Required<Pick<Day, 'rate'>>,
  corrected: Day,
  before: readonly AdjustmentSum[],
): AdjustmentSum {
  const rate = partOfSalary(kept.rate.salary, kept.rate.share);
  const sums = (day: Day): AdjustmentSum => ({
    minutes: onTabel(day),
    countedPercent: day.countedShare * 100,
    amount: Math.floor(day.countedShare * rate),
  });
  const [was, is] = [sums(kept), sums(corrected)];
  const difference = (key: keyof AdjustmentSum) =>
    is[key] - was[key] - before.reduce((sum, one) => sum + one[key], 0);
  return {
    minutes: difference('minutes'),
    countedPercent: difference('countedPercent'),
    amount: difference('amount'),
  };
}

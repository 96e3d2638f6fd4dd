import type { Tiyin } from '../money.ts';

/** Earnings in one or more months, and the days that they are for. */
export interface DayCostSums {
  /** People with a day that counts, each counted once. */
  people: number;
  /** Includes adjustments for days of closed months, so it may be negative. */
  earned: Tiyin;
  /** Bonuses, sick pay and other additions, which the cost of a day excludes. */
  additions: Tiyin;
  /** Days that count. */
  daysWorked: number;
}

/** Average cost of a day that counts, in whole tiyin; null without days. */
export const costOfDay = ({
  earned,
  daysWorked,
}: Pick<DayCostSums, 'earned' | 'daysWorked'>): number | null =>
  daysWorked === 0 ? null : Math.round(earned / daysWorked);

import type { Tiyin } from '../money.ts';

/** What people earned in one month or in several, and by how many days. */
export interface DayCostSums {
  /** With a day that counts, each counted once. */
  people: number;
  /** With the adjustments for days of closed months, so that it may be negative. */
  earned: Tiyin;
  /** Bonuses, sick pay and other pay beside the days, of which a day's cost has no part. */
  additions: Tiyin;
  /** Days that count. */
  daysWorked: number;
}

/** Of a day that counts, on average in whole tiyin; null without any. */
export const costOfDay = ({
  earned,
  daysWorked,
}: Pick<DayCostSums, 'earned' | 'daysWorked'>): number | null =>
  daysWorked === 0 ? null : Math.round(earned / daysWorked);

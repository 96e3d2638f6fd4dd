import { floorToSom, tiyin, type Tiyin } from './money.ts';

export type PayRunKind = 'advance' | 'salary';

/** What a person's amount in a run is computed from, tiyin. */
export interface PayRunFacts {
  /** By the days that count. */
  earned: Tiyin;
  /** For corrected days of closed months; may be negative. */
  adjustments: Tiyin;
  /** Of the same month: asked for and not paid yet, and paid. */
  reserved: Tiyin;
  paid: Tiyin;
  /** Of an advance: its percent of the salary. */
  share: Tiyin | null;
  /** Of an advance: the limits in force. */
  limits: readonly Tiyin[];
}

/** The percent of the monthly salary that an advance gives. */
export const advanceShare = (salary: Tiyin, percent: number): Tiyin =>
  tiyin(Math.floor((salary * percent) / 100));

/**
 * What a run gives a person. An advance is a percent of the salary in whole so'm, though never more than was earned by then or the
 * limits allow; a salary is all that was earned. What the month has given or promised already is taken off, and never asked back.
 */
export function payRunAmount(
  kind: PayRunKind,
  { earned, adjustments, reserved, paid, share, limits }: PayRunFacts,
): Tiyin {
  const given = reserved + paid;
  if (kind === 'salary') return tiyin(Math.max(0, earned + adjustments - given));
  const most = Math.min(share ?? 0, earned + adjustments, ...limits);
  return floorToSom(tiyin(Math.max(0, most - given)));
}

import type { PayRun } from '#src/actors/money/payRuns.ts';

/** Filters of a run's rows. */
export const shows = [
  ...(['failed', 'underWay', 'paid', 'cancelled'] as const),
  ...(['included', 'excluded', 'warned', 'unpaid'] as const),
] as const;

/** A draft is judged by what it would pay, a confirmed run by what became of its payments. */
export function countsOf({ state, included, excluded, warned, unpaid, payments }: PayRun) {
  const isDraft = state === 'draft';
  return {
    failed: payments?.failed.count ?? 0,
    underWay: payments?.underWay.count ?? 0,
    paid: payments?.paid.count ?? 0,
    cancelled: payments?.cancelled.count ?? 0,
    included: payments ? 0 : included.count,
    excluded: excluded.count,
    warned: isDraft ? warned : 0,
    unpaid,
  };
}

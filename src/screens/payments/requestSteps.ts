import type { components } from '#openapi/generated/contract.d.ts';

type Totals = components['schemas']['PaymentRequestTotals'];

/** The states that people see (spec section 4), as the list's filter. */
export const shownStates = ['inProgress', 'paid', 'cancelled'] as const;

/** What a request in progress can be at, as the list's filter. */
export const steps = ['inProcess', 'approved', 'sending', 'inDoubt', 'failed', 'returned'] as const;

export const isInProgress = (chosen: string | undefined): boolean =>
  chosen === 'inProgress' || steps.some((step) => step === chosen);

export const countsOfSteps = (totals: Totals) => ({
  inProcess: totals.inProcess.count,
  // The filter lists both.
  approved: totals.approved.count + totals.approvedAlone.count,
  sending: totals.sending.count,
  inDoubt: totals.inDoubt.count,
  failed: totals.failed.count,
  returned: totals.returned.count,
});

export const countsOfStates = (totals: Totals) => ({
  inProgress: Object.values(countsOfSteps(totals)).reduce((sum, count) => sum + count, 0),
  paid: totals.paid.count,
  cancelled: totals.cancelled.count,
});

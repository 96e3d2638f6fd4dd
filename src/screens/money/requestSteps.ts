import { paymentRequestStates, shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { shownSums } from './shownSums.ts';

type Totals = components['schemas']['PaymentRequestTotals'];

/** What a request in progress can be at, as the list's filter. */
export const steps = ['inProcess', 'approved', 'sending', 'inDoubt', 'failed', 'returned'] as const;

export const countsOfSteps = (totals: Totals) => ({
  inProcess: totals.inProcess.count,
  // The filter lists both.
  approved: totals.approved.count + totals.approvedAlone.count,
  sending: totals.sending.count,
  inDoubt: totals.inDoubt.count,
  failed: totals.failed.count,
  returned: totals.returned.count,
});

export const sumsOfRequests = (totals: Totals) =>
  shownSums(
    paymentRequestStates.map((state) => ({ state, ...totals[state] })),
    shownAs,
  );

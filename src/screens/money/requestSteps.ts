import { paymentRequestStates, shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { shownSums } from './shownSums.ts';

type Totals = components['schemas']['PaymentRequestTotals'];

/** The steps of a request in progress, as filters of the list. */
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

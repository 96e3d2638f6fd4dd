import type { Tiyin } from '#domain/money.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine, UNDO_MS } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { conflict } from '../../../http/problem.ts';
import { inPortions } from '../../../inPortions.ts';
import type { Notify } from '../../notifications/index.ts';
import { followRequests } from '../payouts/index.ts';
import { announceOutcome } from './announce.ts';
import { bookRequests } from './bookings.ts';
import { eventOf, writeEvents } from './history.ts';
import type { PaidRun } from './runPayments.ts';
import { lockRequests, updateRequests, type State } from './sql/requests.ts';

export interface RunApproval {
  requestId: string;
  amount: Tiyin;
  /** The reason for a smaller amount than requested; otherwise null. */
  reason: string | null;
  /** Paid to the person who confirms the run, because nobody else can: it can be undone for a while. */
  alone: boolean;
}

type ApprovingRun = Omit<PaidRun, 'kind' | 'period'>;

/**
 * Approves the requests of a confirmed run, and notifies the requesters. The caller has locked the people and judged the
 * amounts. Throws 409 runOutdated when somebody has decided one of them meanwhile.
 */
export async function approveByRun(
  tx: Tx,
  notify: Notify,
  run: ApprovingRun,
  approvals: readonly RunApproval[],
): Promise<void> {
  const approved: PaymentRequest[] = [];
  await inPortions(approvals, async (portion) => {
    approved.push(...(await approvePortion(tx, run, portion)));
  });
  await announceOutcome(tx, notify, run.organizationId, approved, run.at);
}

async function approvePortion(
  tx: Tx,
  { organizationId, id: runId, at, byAccountId, note }: ApprovingRun,
  approvals: readonly RunApproval[],
): Promise<PaymentRequest[]> {
  const ids = approvals.map(({ requestId }) => requestId);
  const locked = new Map((await lockRequests(tx, organizationId, ids)).map((row) => [row.id, row]));
  const booked = approvals.map(({ requestId, amount, reason, alone }) => {
    const request = locked.get(requestId);
    const decision =
      request && decide(paymentRequestMachine, request.state, 'approve', 'employer', { alone });
    if (!decision?.legal) throw conflict('runOutdated');
    const to: PaymentRequest = {
      ...request!,
      runId,
      amount,
      state: decision.state as State,
      undoUntil: alone ? new Date(at.getTime() + UNDO_MS) : null,
      reviewReason: reason ?? (alone ? note : null),
      reviewedAt: at,
      reviewedByAccountId: byAccountId,
    };
    const event = eventOf('approve', request!, to, { reason: to.reviewReason, byAccountId, at });
    return { request: to, event };
  });
  const approved = booked.map(({ request }) => request);
  await updateRequests(tx, approved);
  await writeEvents(
    tx,
    booked.map(({ event }) => event),
  );
  await bookRequests(tx, { organizationId, at }, booked);
  await followRequests(tx, { organizationId, at }, approved);
  return approved;
}

import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest, PayoutAnswer } from '../../../database/tables.generated.ts';
import type { Notify } from '../../notifications/index.ts';
import { readAttemptsByKey, followRequests, notePaidLate } from '../payouts/index.ts';
import { announcePaidLate } from './announce.ts';
import { followPayouts } from './followPayouts.ts';

export interface PaidLate {
  request: PaymentRequest;
  /** The key of the refused attempt that was paid. */
  key: string;
  /** Whether a payment that is only recorded is announced. */
  announces?: boolean;
  source: PayoutAnswer['source'];
  reference: string | null;
  paidOn: CompanyDate | null;
  note: string | null;
  /** Null where the provider said so. */
  byAccountId: string | null;
}

const stoppableStates: readonly PaymentRequest['state'][] = [
  ...(['failed', 'returned', 'approved', 'approvedAlone', 'cancelled'] as const),
  // An approval was undone.
  'inProcess',
];

/** Whether the request has not been sent again: then it counts as paid, and sending it again is stopped. */
export const canBeStopped = ({ state }: Pick<PaymentRequest, 'state'>): boolean =>
  stoppableStates.includes(state);

/**
 * Handles refused attempts that were paid after all. A request that failed, came back, was given up or waits to be sent
 * again is not sent, and is paid by the attempt, with the attempt's amount. For other requests the payment is only
 * recorded as an answer to the attempt. Owners and accountants are notified of requests that are under way again or paid
 * twice, and of those given up, since the person may have been paid otherwise. Of several attempts at one request, the
 * first pays it. The requests belong to one company and are locked.
 */
export async function recordPaidLate(
  tx: Tx,
  notify: Notify,
  { organizationId, at }: { organizationId: string; at: Date },
  said: readonly PaidLate[],
): Promise<void> {
  if (!said.length) return;
  const attempts = await readAttemptsByKey(
    tx,
    organizationId,
    said.map(({ key }) => key),
  );
  const toAnnounce: PaymentRequest[] = [];
  const paid = new Set<string>();
  for (const one of said) {
    const { request, key, paidOn, reference, note, byAccountId, source, announces = true } = one;
    const attempt = attempts.get(key)!;
    const stops = canBeStopped(request) && !paid.has(request.id);
    if (stops && request.state === 'approvedAlone') await settleAlone(tx, notify, request, at);
    const answer = { source, reference, paidOn, note, byAccountId };
    await notePaidLate(tx, { organizationId, at }, { requestId: request.id, attempt, stops, answer });
    if (!stops) {
      if (announces) toAnnounce.push({ ...request, amount: attempt.amount });
      continue;
    }
    paid.add(request.id);
    const waiting: PaymentRequest = {
      ...request,
      ...(request.state === 'approvedAlone' && { state: 'approved', undoUntil: null }),
      ...(request.state === 'cancelled' && { cancelledBy: null, reviewReason: null }),
      cardId: attempt.cardId,
      amount: attempt.amount,
    };
    if (request.state === 'cancelled') toAnnounce.push(waiting);
    await followPayouts(tx, notify, [waiting], {
      verb: 'pay',
      provider: attempt.provider,
      at,
      paidOn,
      isReapproved: waiting.state !== 'approved' || request.amount !== attempt.amount,
      ...(note !== null && { reason: note }),
      ...(byAccountId !== null && { byAccountId }),
    });
  }
  await announcePaidLate(tx, notify, organizationId, toAnnounce, at);
}

/** A paid request can no longer be undone. */
async function settleAlone(tx: Tx, notify: Notify, request: PaymentRequest, at: Date): Promise<void> {
  const { organizationId } = request;
  const settled: PaymentRequest = { ...request, undoUntil: null };
  await followPayouts(tx, notify, [settled], { verb: 'settle', provider: 'hand', at });
  await followRequests(tx, { organizationId, at }, [{ ...settled, state: 'approved' }]);
}

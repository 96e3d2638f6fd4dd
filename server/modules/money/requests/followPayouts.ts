import type { CompanyDate } from '#domain/calendar/index.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import type { Notify } from '../../notifications/index.ts';
import { settleByEarlierAttempt, type RequestVerb } from '../payouts/index.ts';
import { announceOutcome } from './announce.ts';
import { bookRequests } from './bookings.ts';
import { eventOf, writeEvents } from './history.ts';
import { updateRequests, type State } from './sql/requests.ts';

export interface Moved {
  verb: RequestVerb | 'settle';
  /** The provider that has or had the money. */
  provider: string;
  at: Date;
  /** The account that reported it, if a person did. */
  byAccountId?: string;
  reason?: string | ((requestId: string) => string);
  /** For a payment: its day, where known. */
  paidOn?: CompanyDate | null;
  /** See `Booked`. */
  isReapproved?: boolean;
}

/**
 * Moves requests after their payouts: state, history, ledger and notifications. The requests belong to one company and
 * are locked. A failed or returned request is paid by an earlier attempt if one is known to be paid.
 */
export async function followPayouts(
  tx: Tx,
  notify: Notify,
  requests: readonly PaymentRequest[],
  { verb, provider, at, byAccountId, reason, paidOn = null, isReapproved = false }: Moved,
): Promise<void> {
  const organizationId = requests[0]?.organizationId;
  if (organizationId === undefined) return;
  const booked = requests.map((request) => {
    const decision = decide(paymentRequestMachine, request.state, verb, 'system');
    if (!decision.legal) throw new Error(`a request in ${request.state} cannot ${verb}`);
    const moved = { ...request, state: decision.state as State };
    const said = typeof reason === 'function' ? reason(request.id) : (reason ?? null);
    const event = eventOf(verb, request, moved, { reason: said, byAccountId: byAccountId ?? null, at });
    return { request: moved, event, provider, paidOn, isReapproved };
  });
  const moved = booked.map(({ request }) => request);
  await updateRequests(tx, moved);
  await writeEvents(
    tx,
    booked.map(({ event }) => event),
  );
  await bookRequests(tx, { organizationId, at }, booked);
  const unpaid = await payByEarlierAttempt(tx, notify, { organizationId, at }, moved);
  await announceOutcome(tx, notify, organizationId, unpaid, at);
}

/** Pays requests by earlier attempts. Resolves to those that none has paid. Their rows are locked. */
export async function payByEarlierAttempt(
  tx: Tx,
  notify: Notify,
  { organizationId, at }: { organizationId: string; at: Date },
  requests: readonly PaymentRequest[],
): Promise<PaymentRequest[]> {
  const unpaid = requests.filter(({ state }) => state === 'failed' || state === 'returned');
  const ids = unpaid.map(({ id }) => id);
  const settled = ids.length
    ? await settleByEarlierAttempt(tx, { organizationId, at }, ids)
    : new Map<string, never>();
  for (const request of unpaid) {
    const paid = settled.get(request.id);
    if (!paid) continue;
    const { attempt, answer } = paid;
    const by = answer.byAccountId === null ? {} : { byAccountId: answer.byAccountId };
    await followPayouts(tx, notify, [{ ...request, cardId: attempt.cardId, amount: attempt.amount }], {
      verb: 'pay',
      provider: attempt.provider,
      at,
      isReapproved: true,
      paidOn: answer.paidOn,
      ...by,
      ...(answer.note !== null && { reason: answer.note }),
    });
  }
  return requests.filter(({ id }) => !settled.has(id));
}

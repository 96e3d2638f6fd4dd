import { decide } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Tx } from '../../database/database.ts';
import type { PaymentRequest } from '../../database/tables.generated.ts';
import { illegalTransition, notFound, refusedByRule } from '../../http/problem.ts';
import { refuseIllegal } from '../refuseIllegal.ts';
import { lockRequests, updateRequests, type State } from './queries.ts';

export interface Review {
  organizationId: string;
  ids: readonly string[];
  event: 'approve' | 'cancel';
  reason: string | null;
  byAccountId: string;
  at: Date;
}

/**
 * One or many, all or none, in the order of `ids`. Throws 422 reasonRequired for a cancellation without a reason, 404
 * for an id of another company, 409 illegalTransition with a pointer for each request that does not allow the event.
 */
export async function reviewRequests(tx: Tx, review: Review): Promise<PaymentRequest[]> {
  const { organizationId, ids, event, byAccountId, at } = review;
  const reason = review.reason?.trim() || null;
  if (event === 'cancel' && !reason)
    throw refusedByRule('reasonRequired', { errors: [{ pointer: '/reason', code: 'reasonRequired' }] });
  const found = new Map((await lockRequests(tx, organizationId, ids)).map((row) => [row.id, row]));
  if (!ids.every((id) => found.has(id))) throw notFound();
  const next = refuseIllegal<State>(
    ids.map((id) => {
      const from = found.get(id)!.state;
      return { id, from, decision: decide(paymentRequestMachine, from, event, 'employer') };
    }),
  );
  const changed = new Map<string, PaymentRequest>();
  for (const state of new Set(next.map(({ to }) => to))) {
    const cancelled = state === 'cancelled' ? { cancelReason: reason, cancelledBy: 'employer' as const } : {};
    const change = { state, ...cancelled, reviewedAt: at, reviewedByAccountId: byAccountId };
    const moved = next.filter(({ to }) => to === state).map(({ id }) => id);
    for (const row of await updateRequests(tx, organizationId, moved, change)) changed.set(row.id, row);
  }
  return ids.map((id) => changed.get(id)!);
}

/** The person's own request, taken back before it is approved. Throws 404 for anyone else's, 409 illegalTransition. */
export async function withdrawRequest(
  tx: Tx,
  { organizationId, employeeId, id }: { organizationId: string; employeeId: string; id: string },
): Promise<PaymentRequest> {
  const [request] = await lockRequests(tx, organizationId, [id]);
  if (request?.employeeId !== employeeId) throw notFound();
  const decision = decide(paymentRequestMachine, request.state, 'withdraw', 'employee');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  const [changed] = await updateRequests(tx, organizationId, [id], {
    state: decision.state as State,
    cancelledBy: 'employee',
  });
  return changed!;
}

import { decide, legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine, UNDO_MS } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { fieldRefused, forbidden, illegalTransition, notFound } from '../../../http/problem.ts';
import { writeAudit } from '../../audit/index.ts';
import { defaultCardsOf, heldCardsOf } from '../cards/index.ts';
import { lockEmployees, ownRecordsOf } from '../../employees/records/index.ts';
import type { Notify } from '../../notifications/index.ts';
import type { Scope } from '../../organization/index.ts';
import { followRequests, findUndelivered } from '../payouts/index.ts';
import { reasonGiven, reasonRequired } from '../../reasonGiven.ts';
import { refuseWhenAllIllegal } from '../../refuseWhenAllIllegal.ts';
import { decidesAlone } from './alone.ts';
import { prepareApprovals } from './approvals.ts';
import { bookRequests } from './bookings.ts';
import { isUndelivered, cardHoldUntil } from './cardHold.ts';
import { eventOf, writeEvents } from './history.ts';
import { payByEarlierAttempt } from './followPayouts.ts';
import { lockRequests, selectEmployeeIds, updateRequests, type State } from './sql/requests.ts';

type Schemas = components['schemas'];
type ReviewEvent = Schemas['PaymentRequestReview']['event'];

export interface Review {
  organizationId: string;
  event: ReviewEvent;
  requests: readonly Schemas['ReviewedRequest'][];
  reason: string | undefined;
  byAccountId: string;
  at: Date;
  /** Requests outside the scope are not found. */
  scope: Scope | undefined;
  /** Whether the reviewer has just given the password. */
  isProven: boolean;
  /** Whether the company itself pays approved requests that failed or came back. */
  byHand?: boolean | undefined;
}

type Refusal = Pick<Schemas['PaymentRequestReviewResult'], 'legalEvents'> & {
  code: NonNullable<Schemas['PaymentRequestReviewResult']['code']>;
};

/** `request` is the row after the review; null when the company has no such request. */
export type Reviewed = { id: string } & (
  | { outcome: 'reviewed'; request: PaymentRequest }
  | ({ outcome: 'refused'; request: PaymentRequest | null } & Refusal)
);

/** Requests that the review decided. Those that an earlier attempt has paid are announced with that payment. */
export const pickDecided = (reviewed: readonly Reviewed[]): PaymentRequest[] =>
  reviewed.flatMap((one) => (one.outcome === 'reviewed' && one.request.state !== 'paid' ? one.request : []));

/**
 * Reviews each request separately, in the given order: an approval leaves less for a later one. A failed or returned
 * request that an earlier attempt is known to have paid is paid by it, whatever the decision. Employees are locked before
 * their requests, as when a request is made, so that `enabled` cannot change in between. Throws 400 duplicateInList and
 * reasonRequired; 409 illegalTransition when the event is illegal for every request; 403 ownRequest when all are the
 * reviewer's own; 403 cardSetByYou when all go to cards that the reviewer set recently. The only employer decides on
 * both, one request at a time: throws 400 required at /password and reasonRequired when either is missing.
 */
export async function reviewRequests(tx: Tx, notify: Notify, review: Review): Promise<Reviewed[]> {
  const { organizationId, event, byAccountId, at, scope } = review;
  const ids = review.requests.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated >= 0) throw fieldRefused(`/requests/${repeated}/id`, 'duplicateInList');
  const reason = reasonGiven(paymentRequestMachine, event, review.reason);

  const employees = await lockEmployees(tx, organizationId, await selectEmployeeIds(tx, organizationId, ids));
  const own = await ownRecordsOf(tx, organizationId, byAccountId, [...employees.keys()]);
  const found = new Map((await lockRequests(tx, organizationId, ids, scope)).map((row) => [row.id, row]));
  const account = { organizationId, accountId: byAccountId };
  const held =
    event === 'approve'
      ? await cardHoldUntil(tx, organizationId, await heldCardsOf(tx, account, at.getTime()), [
          ...found.values(),
        ])
      : undefined;
  const toHeld = [...found.values()].filter((request) => held?.(request));
  const theirs = new Set([...own, ...toHeld.map(({ employeeId }) => employeeId)]);
  const mayOwn = ids.length === 1 && (await decidesAlone(tx, account, [...theirs], at.getTime()));
  if (mayOwn && event !== 'undo') {
    if (!review.isProven) throw fieldRefused('/password', 'required');
    if (!reason) throw reasonRequired();
  }
  const isTheirs = (request: PaymentRequest) => own.has(request.employeeId) || held?.(request) !== undefined;
  const free = [...found.values()].filter((request) => mayOwn || !isTheirs(request));
  const paid = await settlePaidEarlier(tx, notify, { organizationId, at }, free);
  const approvals =
    event === 'approve'
      ? await prepareApprovals(tx, organizationId, [...found.values()], employees, at)
      : undefined;
  const byHand =
    event === 'approve' && review.byHand ? await findUndelivered(tx, organizationId, ids) : undefined;
  const cards =
    event === 'approve' ? await defaultCardsOf(tx, organizationId, [...employees.keys()]) : undefined;

  const reviewed = review.requests.map(({ id, amount }): Reviewed => {
    const request = found.get(id);
    if (!request) return { id, outcome: 'refused', request: null, code: 'notFound', legalEvents: [] };
    if (own.has(request.employeeId) && !mayOwn && event !== 'undo')
      return { id, outcome: 'refused', request, code: 'ownRequest', legalEvents: [] };
    if (held?.(request) && !mayOwn)
      return { id, outcome: 'refused', request, code: 'cardSetByYou', legalEvents: [] };
    const byEarlier = paid.get(id);
    if (byEarlier) return { id, outcome: 'reviewed', request: byEarlier };
    const decision = decide(paymentRequestMachine, stateAt(request, at), event, 'employer', {
      alone: mayOwn,
    });
    if (!decision.legal || (byHand && !byHand.has(id))) {
      const legal = legalEvents(paymentRequestMachine, stateAt(request, at), 'employer');
      return {
        id,
        outcome: 'refused',
        request,
        code: 'illegalTransition',
        legalEvents: legal as ReviewEvent[],
      };
    }
    const approved = event === 'approve' ? (amount ?? request.amount) : request.amount;
    const code = approvals?.problemOf(request, approved);
    if (code) return { id, outcome: 'refused', request, code, legalEvents: [] };
    if (approved < request.askedAmount && approved !== request.amount && !reason) throw reasonRequired();
    return {
      id,
      outcome: 'reviewed',
      request: {
        ...request,
        state: decision.state as State,
        undoUntil: decision.state === 'approvedAlone' ? new Date(at.getTime() + UNDO_MS) : null,
        amount: approved,
        cardId: (isUndelivered(request) && cards?.get(request.employeeId)) || request.cardId,
        // Another run may gather a request again; a payment that a run made stays with its run.
        runId: event === 'undo' && request.kind === 'asked' ? null : request.runId,
        reviewReason: event === 'undo' ? null : (reason ?? request.reviewReason),
        cancelledBy: event === 'cancel' ? 'employer' : null,
        reviewedAt: event === 'undo' ? null : at,
        reviewedByAccountId: event === 'undo' ? null : byAccountId,
      },
    };
  });
  for (const code of ['ownRequest', 'cardSetByYou'] as const)
    if (reviewed.every((one) => one.outcome === 'refused' && one.code === code)) throw forbidden(code);
  refuseWhenAllIllegal(reviewed, (index) => `/requests/${index}`);

  const changed = pickDecided(reviewed);
  await updateRequests(tx, changed);
  const booked = changed.map((request) => ({
    request,
    event: eventOf(event, found.get(request.id)!, request, { reason, byAccountId, at }),
  }));
  await writeEvents(
    tx,
    booked.map((one) => one.event),
  );
  await bookRequests(tx, { organizationId, at }, booked);
  await followRequests(tx, { organizationId, at }, changed, byHand ? 'hand' : 'provider');
  if (mayOwn || event === 'undo')
    await writeAudit(
      tx,
      { organizationId, byAccountId, at },
      changed.map((to) => ({
        subject: 'paymentRequest' as const,
        subjectId: to.id,
        employeeId: to.employeeId,
        event: `${event}Alone` as const,
        before: valuesOf(found.get(to.id)!),
        after: valuesOf(to),
      })),
    );
  return reviewed;
}

/** Pays requests that an earlier attempt is known to have paid, and resolves to them as they are then. Their rows are locked. */
async function settlePaidEarlier(
  tx: Tx,
  notify: Notify,
  when: { organizationId: string; at: Date },
  requests: readonly PaymentRequest[],
): Promise<ReadonlyMap<string, PaymentRequest>> {
  const unpaid = new Set(await payByEarlierAttempt(tx, notify, when, requests));
  const ids = requests.filter((request) => !unpaid.has(request)).map(({ id }) => id);
  const paid = ids.length ? await lockRequests(tx, when.organizationId, ids) : [];
  return new Map(paid.map((request) => [request.id, request]));
}

const valuesOf = ({ state, amount }: PaymentRequest) => ({ state, amount });

/** An approval that can no longer be undone is final, even if the job that settles it has not run yet. */
const stateAt = ({ state, undoUntil }: PaymentRequest, at: Date): State =>
  undoUntil && undoUntil <= at ? 'approved' : state;

/** Withdraws one's own request before it is approved. Throws 404 for anyone else's, 409 illegalTransition. */
export async function withdrawRequest(
  tx: Tx,
  {
    organizationId,
    employeeId,
    id,
    byAccountId,
    at,
  }: { organizationId: string; employeeId: string; id: string; byAccountId: string; at: Date },
): Promise<PaymentRequest> {
  const [request] = await lockRequests(tx, organizationId, [id]);
  if (request?.employeeId !== employeeId) throw notFound();
  const decision = decide(paymentRequestMachine, request.state, 'withdraw', 'employee');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  const changed = { ...request, state: decision.state as State, cancelledBy: 'employee' as const };
  await updateRequests(tx, [changed]);
  await writeEvents(tx, [eventOf('withdraw', request, changed, { reason: null, byAccountId, at })]);
  await followRequests(tx, { organizationId, at }, [changed]);
  return changed;
}

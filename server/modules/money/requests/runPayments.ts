import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { paidBy, type ComputedRunKind } from '#domain/payRun.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine, UNDO_MS } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { newId } from '../../../identifier.ts';
import { inPortions } from '../../../inPortions.ts';
import type { Notify } from '../../notifications/index.ts';
import { followRequests } from '../payouts/index.ts';
import { announceOutcome, announceRequests } from './announce.ts';
import { bookRequests } from './bookings.ts';
import { eventOf, writeEvents } from './history.ts';
import { pickDecided, reviewRequests } from './review.ts';
import { insertRequests, lockRequests, selectUndecided, updateRequests, type State } from './sql/requests.ts';

export interface PaidRun {
  organizationId: string;
  id: string;
  kind: ComputedRunKind;
  period: CompanyMonth;
  at: Date;
  byAccountId: string;
  note: string | null;
}

export interface RunPayment {
  employeeId: string;
  cardId: string;
  amount: Tiyin;
  /** Paid to the person who confirms the run, because nobody else can: it can be undone for a while. */
  alone: boolean;
}

/**
 * Cancels undecided requests of these people and month, because the salary includes them, and notifies the people; those
 * who get nothing are told that nothing is left. The caller has locked them.
 */
export async function includeUndecided(
  tx: Tx,
  notify: Notify,
  { organizationId, period, at }: Pick<PaidRun, 'organizationId' | 'period' | 'at'>,
  { employeeIds, paid }: { employeeIds: readonly string[]; paid: ReadonlySet<string> },
): Promise<void> {
  const ids = await selectUndecided(tx, organizationId, employeeIds, period);
  const cancelled: PaymentRequest[] = [];
  await inPortions(ids, async (portion) => {
    cancelled.push(...(await cancelUndecided(tx, { organizationId, at }, portion)));
  });
  if (!cancelled.length) return;
  const isPaid = ({ employeeId }: PaymentRequest) => paid.has(employeeId);
  await announceOutcome(tx, notify, organizationId, cancelled.filter(isPaid), at);
  const others = cancelled.filter((request) => !isPaid(request));
  await announceOutcome(tx, notify, organizationId, others, at, true);
}

async function cancelUndecided(
  tx: Tx,
  { organizationId, at }: Pick<PaidRun, 'organizationId' | 'at'>,
  ids: readonly string[],
): Promise<PaymentRequest[]> {
  const included = (await lockRequests(tx, organizationId, ids)).flatMap((request) => {
    const decision = decide(paymentRequestMachine, request.state, 'include', 'system');
    if (!decision.legal) return [];
    const to: PaymentRequest = { ...request, state: decision.state as State, cancelledBy: 'salary' };
    return [{ to, event: eventOf('include', request, to, { reason: null, byAccountId: null, at }) }];
  });
  const cancelled = included.map(({ to }) => to);
  await updateRequests(tx, cancelled);
  await writeEvents(
    tx,
    included.map(({ event }) => event),
  );
  await followRequests(tx, { organizationId, at }, cancelled);
  return cancelled;
}

/** Makes the payments of a confirmed run. Each is approved at once and continues like an approved request. */
export async function payByRun(tx: Tx, run: PaidRun, payments: readonly RunPayment[]): Promise<void> {
  const made: PaymentRequest[] = [];
  await inPortions(payments, async (portion) => {
    made.push(...(await makePayments(tx, run, portion)));
  });
  await announceRequests(tx, run.organizationId, made, run.at);
}

async function makePayments(
  tx: Tx,
  run: PaidRun,
  payments: readonly RunPayment[],
): Promise<PaymentRequest[]> {
  const { organizationId, kind, period, at, byAccountId, note } = run;
  const made = payments.map(({ employeeId, cardId, amount, alone }): PaymentRequest => ({
    organizationId,
    id: newId(),
    employeeId,
    cardId,
    kind: paidBy(kind),
    runId: run.id,
    period,
    amount,
    askedAmount: amount,
    note: null,
    reviewReason: alone ? note : null,
    cancelledBy: null,
    state: alone ? 'approvedAlone' : 'approved',
    undoUntil: alone ? new Date(at.getTime() + UNDO_MS) : null,
    requestedAt: at,
    reviewedAt: at,
    reviewedByAccountId: byAccountId,
  }));
  await insertRequests(tx, made);
  const by = { reason: note, byAccountId, at };
  const events = made.map((request) => {
    const computed: PaymentRequest = { ...request, state: 'inProcess' };
    return {
      computed: eventOf('ask', null, computed, { ...by, reason: null }),
      approved: eventOf('approve', computed, request, by),
    };
  });
  await writeEvents(
    tx,
    events.flatMap(({ computed, approved }) => [computed, approved]),
  );
  await bookRequests(
    tx,
    { organizationId, at },
    made.map((request, index) => ({ request, event: events[index]!.approved })),
  );
  await followRequests(tx, { organizationId, at }, made);
  return made;
}

/** Reviews payments of a run one by one, and notifies their people. Resolves to the number of changed payments. */
export async function reviewRunPayments(
  tx: Tx,
  notify: Notify,
  {
    event,
    reason,
    ...by
  }: {
    organizationId: string;
    byAccountId: string;
    at: Date;
    event: 'approve' | 'cancel';
    reason: string | null;
  },
  ids: readonly string[],
): Promise<number> {
  const requests = ids.map((id) => ({ id }));
  const review = { event, reason: reason ?? undefined, scope: undefined, isProven: false } as const;
  const reviewed = await reviewRequests(tx, notify, { ...by, ...review, requests });
  await announceOutcome(tx, notify, by.organizationId, pickDecided(reviewed), by.at);
  return reviewed.filter(({ outcome }) => outcome === 'reviewed').length;
}

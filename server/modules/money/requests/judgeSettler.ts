import { companyDate } from '#domain/calendar/index.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest, PayoutAttempt } from '../../../database/tables.generated.ts';
import { forbidden, type Problem } from '../../../http/problem.ts';
import { heldCardsOf } from '../cards/index.ts';
import { ownRecordsOf } from '../../employees/records/index.ts';
import { seersOf } from '../../organization/index.ts';
import { selectApprovals } from './sql/requestEvents.ts';

type Settling = components['schemas']['PaymentRequestDetails']['settling'];
const events = ['markPaid', 'markUnpaid', 'markReturned'] as const;

export interface Settler {
  organizationId: string;
  accountId: string;
}

/**
 * Whether the account may report the outcome of a request's payment: yes (`open`), with the password because nobody else
 * can (`alone`), or only somebody else (`others`); null when there is nothing to report. Nobody settles their own
 * request, a doubtful payment that they approved, or one to a card that they set recently. `now` is in epoch ms.
 */
export async function settlingOf(
  db: Executor,
  settler: Settler,
  request: PaymentRequest,
  now: number,
): Promise<Settling> {
  const legal = legalEvents(paymentRequestMachine, request.state, 'employer');
  if (!events.some((event) => legal.includes(event))) return null;
  return judgeSettler(db, settler, settlementCaseOf(request), now);
}

/** Whether the account may report that one of these refused attempts was paid after all. The approver of an attempt may not. */
export async function lateSettlingOf(
  db: Executor,
  settler: Settler,
  request: PaymentRequest,
  refused: readonly PayoutAttempt[],
  now: number,
): Promise<Settling> {
  if (!refused.length) return null;
  return judgeSettler(db, settler, await readLateSettlementCase(db, request, refused), now);
}

interface SettlementCase {
  request: PaymentRequest;
  cardIds: readonly string[];
  /** Accounts that may not settle, because they approved and a second person has to confirm. */
  approvedBy: readonly (string | null)[];
}

export const settlementCaseOf = (request: PaymentRequest): SettlementCase => ({
  request,
  cardIds: [request.cardId],
  approvedBy: request.state === 'inDoubt' ? [request.reviewedByAccountId] : [],
});

/** Excludes the account that approved all of these attempts; an account that approved only some may still settle the others. */
export async function readLateSettlementCase(
  db: Executor,
  request: PaymentRequest,
  refused: readonly PayoutAttempt[],
): Promise<SettlementCase> {
  const approvals = await selectApprovals(db, request.organizationId, [request.id]);
  const approverOf = ({ at }: PayoutAttempt) =>
    approvals.findLast((one) => one.at <= at)?.byAccountId ?? null;
  const approvers = new Set(refused.map(approverOf));
  return {
    request,
    cardIds: [request.cardId, ...refused.map(({ cardId }) => cardId)],
    approvedBy: approvers.size === 1 ? [...approvers] : [],
  };
}

/** `now` is in epoch ms. */
export async function judgeSettler(
  db: Executor,
  { organizationId, accountId }: Settler,
  { request: { employeeId }, cardIds, approvedBy }: SettlementCase,
  now: number,
): Promise<NonNullable<Settling>> {
  const own = await ownRecordsOf(db, organizationId, accountId, [employeeId]);
  const held = await heldCardsOf(db, { organizationId, accountId }, now);
  const isTheirs =
    own.size > 0 || cardIds.some((cardId) => held.has(cardId)) || approvedBy.includes(accountId);
  if (!isTheirs) return 'open';
  const seers = await seersOf(db, organizationId, [{ employeeId, date: companyDate(now) }]);
  const others = seers.filter((one) => one.role !== 'manager' && one.accountId !== accountId);
  return others.length ? 'others' : 'alone';
}

/** The refusal for an account that has to leave it to others. */
export async function explainOthers(
  db: Executor,
  { organizationId, accountId }: Settler,
  { request: { employeeId }, approvedBy }: SettlementCase,
): Promise<Problem> {
  const own = await ownRecordsOf(db, organizationId, accountId, [employeeId]);
  if (approvedBy.includes(accountId) || (own.size && approvedBy.length))
    return forbidden('secondPersonNeeded');
  return forbidden(own.size ? 'ownRequest' : 'cardSetByYou');
}

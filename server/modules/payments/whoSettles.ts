import { companyDate } from '#domain/calendar/index.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import type { PaymentRequest, PayoutAttempt } from '../../database/tables.generated.ts';
import { forbidden, type Problem } from '../../http/problem.ts';
import { heldCardsOf } from '../cards/index.ts';
import { ownRecordsOf } from '../employees/index.ts';
import { seersOf } from '../organization/index.ts';

type Settling = components['schemas']['PaymentRequestDetails']['settling'];
const events = ['markPaid', 'markUnpaid', 'markReturned'] as const;

export interface Settler {
  organizationId: string;
  accountId: string;
}

/**
 * Who may say what became of a request's payment: anybody who settles (`open`), with the password as nobody else may
 * (`alone`), or somebody else (`others`); null when nothing can be said. Nobody settles their own request, a payment in doubt
 * that they approved, nor one to a card that they have set lately. `now` is in epoch ms.
 */
export async function settlingOf(
  db: Executor,
  settler: Settler,
  request: PaymentRequest,
  now: number,
): Promise<Settling> {
  const legal = legalEvents(paymentRequestMachine, request.state, 'employer');
  if (!events.some((event) => legal.includes(event))) return null;
  return whoSettles(db, settler, judged(request), now);
}

/** The same of its attempts that were refused and may be paid all the same: who approved it does not say so. */
export async function lateSettlingOf(
  db: Executor,
  settler: Settler,
  request: PaymentRequest,
  refused: readonly PayoutAttempt[],
  now: number,
): Promise<Settling> {
  return refused.length ? whoSettles(db, settler, judgedLate(request, refused), now) : null;
}

interface Judged {
  request: PaymentRequest;
  cardIds: readonly string[];
  /** What is said decides between two answers, so it takes somebody else than who approved. */
  needsSecond: boolean;
}

export const judged = (request: PaymentRequest): Judged => ({
  ...{ request, cardIds: [request.cardId], needsSecond: request.state === 'inDoubt' },
});

export const judgedLate = (request: PaymentRequest, refused: readonly PayoutAttempt[]): Judged => ({
  ...{ request, cardIds: [request.cardId, ...refused.map(({ cardId }) => cardId)], needsSecond: true },
});

async function whoSettles(
  db: Executor,
  { organizationId, accountId }: Settler,
  { request: { employeeId, reviewedByAccountId }, cardIds, needsSecond }: Judged,
  now: number,
): Promise<NonNullable<Settling>> {
  const own = await ownRecordsOf(db, organizationId, accountId, [employeeId]);
  const held = await heldCardsOf(db, { organizationId, accountId }, now);
  const isTheirs =
    own.size > 0 ||
    cardIds.some((cardId) => held.has(cardId)) ||
    (needsSecond && reviewedByAccountId === accountId);
  if (!isTheirs) return 'open';
  const seers = await seersOf(db, organizationId, [{ employeeId, date: companyDate(now) }]);
  const others = seers.filter((one) => one.role !== 'manager' && one.accountId !== accountId);
  return others.length ? 'others' : 'alone';
}

/** What to answer somebody who leaves it to others. */
export async function whyOthers(
  db: Executor,
  { organizationId, accountId }: Settler,
  { request: { employeeId, reviewedByAccountId }, needsSecond }: Judged,
): Promise<Problem> {
  const own = await ownRecordsOf(db, organizationId, accountId, [employeeId]);
  if (needsSecond && (own.size || reviewedByAccountId === accountId)) return forbidden('secondPersonNeeded');
  return forbidden(own.size ? 'ownRequest' : 'cardSetByYou');
}

import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { decide, legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../database/database.ts';
import type { PaymentRequest } from '../../database/tables.generated.ts';
import { fieldRefused, forbidden, illegalTransition, notFound } from '../../http/problem.ts';
import { writeAudit } from '../audit/index.ts';
import { heldCardsOf } from '../cards/index.ts';
import { ownRecordsOf } from '../employees/index.ts';
import { seersOf } from '../organization/index.ts';
import { settleByHand } from '../payouts/index.ts';
import { reasonGiven, reasonRequired } from '../reasonGiven.ts';
import { bookRequests } from './bookings.ts';
import { eventOf, writeEvents } from './history.ts';
import { lockWithPeople } from './lockWithPeople.ts';
import { updateRequests, type State } from './sql/requests.ts';

type Schemas = components['schemas'];
const events = ['markPaid', 'markUnpaid', 'markReturned'] as const;

interface Settler {
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
  { organizationId, accountId }: Settler,
  { state, employeeId, cardId, reviewedByAccountId }: PaymentRequest,
  now: number,
): Promise<Schemas['PaymentRequestDetails']['settling']> {
  const legal = legalEvents(paymentRequestMachine, state, 'employer');
  if (!events.some((event) => legal.includes(event))) return null;
  const own = await ownRecordsOf(db, organizationId, accountId, [employeeId]);
  const held = await heldCardsOf(db, { organizationId, accountId }, now);
  const isTheirs =
    own.size > 0 || held.has(cardId) || (state === 'inDoubt' && reviewedByAccountId === accountId);
  if (!isTheirs) return 'open';
  const seers = await seersOf(db, organizationId, [{ employeeId, date: companyDate(now) }]);
  const others = seers.filter((one) => one.role !== 'manager' && one.accountId !== accountId);
  return others.length ? 'others' : 'alone';
}

/** Throws 404, 409 illegalTransition, 403 ownRequest, secondPersonNeeded or cardSetByYou, and 400 at the field that is wrong. */
export async function settlePayment(
  tx: Tx,
  { organizationId, accountId, at, isProven }: Settler & { at: Date; isProven: boolean },
  id: string,
  { event, paidOn, reference, reason }: Schemas['PayoutSettlement'],
): Promise<PaymentRequest> {
  const [request] = await lockWithPeople(tx, organizationId, [id]);
  if (!request) throw notFound();
  const decision = decide(paymentRequestMachine, request.state, event, 'employer');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  const settling = await settlingOf(tx, { organizationId, accountId }, request, at.getTime());
  if (settling === 'others') throw forbidden(await whyOthers(tx, { organizationId, accountId }, request));
  if (settling === 'alone' && !isProven) throw fieldRefused('/password', 'required');
  const note = reasonGiven(paymentRequestMachine, event, reason);
  if (note === null && (settling === 'alone' || request.state === 'inDoubt')) throw reasonRequired();
  const day = event === 'markPaid' ? paidOnAccepted(request, paidOn, at) : null;

  const byAccountId = accountId;
  const said = { event, paidOn: day, reference: reference?.trim() || null, note, byAccountId, at };
  const { provider } = await settleByHand(tx, request, said);
  const settled = { ...request, state: decision.state as State };
  await updateRequests(tx, [settled]);
  const settledBy = eventOf(event, request, settled, { reason: note, byAccountId, at });
  await writeEvents(tx, [settledBy]);
  const booked = { request: settled, event: settledBy, provider, paidOn: day };
  await bookRequests(tx, { organizationId, at }, [booked]);
  if (settling === 'alone')
    await writeAudit(tx, { organizationId, byAccountId, at }, [
      {
        ...{
          subject: 'paymentRequest',
          subjectId: id,
          employeeId: request.employeeId,
          event: `${event}Alone`,
        },
        before: { state: request.state },
        after: { state: settled.state, ...(day && { paidOn: day }) },
      },
    ]);
  return settled;
}

async function whyOthers(
  tx: Tx,
  { organizationId, accountId }: Settler,
  { state, employeeId, reviewedByAccountId }: PaymentRequest,
) {
  const own = await ownRecordsOf(tx, organizationId, accountId, [employeeId]);
  if (state === 'inDoubt' && (own.size || reviewedByAccountId === accountId)) return 'secondPersonNeeded';
  return own.size ? 'ownRequest' : 'cardSetByYou';
}

/** From the day of the approval until today. */
function paidOnAccepted(
  { reviewedAt }: PaymentRequest,
  paidOn: CompanyDate | undefined,
  at: Date,
): CompanyDate {
  if (paidOn === undefined) throw fieldRefused('/paidOn', 'required');
  if (paidOn > companyDate(at.getTime())) throw fieldRefused('/paidOn', 'dayNotYet');
  if (reviewedAt && paidOn < companyDate(reviewedAt.getTime()))
    throw fieldRefused('/paidOn', 'beforeApproval');
  return paidOn;
}

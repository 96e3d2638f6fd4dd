import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { fieldRefused, illegalTransition, notFound } from '../../../http/problem.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { settleByHand } from '../payouts/index.ts';
import { reasonGiven, reasonRequired } from '../../reasonGiven.ts';
import { bookRequests } from './bookings.ts';
import { eventOf, writeEvents } from './history.ts';
import { lockWithPeople } from './lockWithPeople.ts';
import { updateRequests, type State } from './sql/requests.ts';
import { settlementCaseOf, settlingOf, explainOthers, type Settler } from './judgeSettler.ts';

type Schemas = components['schemas'];

/** Throws 404, 409 illegalTransition, 403 ownRequest, secondPersonNeeded or cardSetByYou, and 400 at the wrong field. */
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
  if (settling === 'others')
    throw await explainOthers(tx, { organizationId, accountId }, settlementCaseOf(request));
  if (settling === 'alone' && !isProven) throw fieldRefused('/password', 'required');
  const note = reasonGiven(paymentRequestMachine, event, reason);
  if (note === null && (settling === 'alone' || request.state === 'inDoubt')) throw reasonRequired();
  const day = event === 'markPaid' ? acceptPaymentDay(request, paidOn, at) : null;

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
    await auditAlone(tx, { organizationId, byAccountId, at }, { event, from: request, to: settled, day });
  return settled;
}

/** Audits a report of the only person who may make it. */
export const auditAlone = (
  tx: Tx,
  author: Author,
  {
    event,
    from: { id: subjectId, employeeId, state },
    to,
    day,
  }: {
    event: Schemas['PayoutSettlement']['event'];
    from: PaymentRequest;
    to: Pick<PaymentRequest, 'state'>;
    day: CompanyDate | null;
  },
) =>
  writeAudit(tx, author, [
    {
      subject: 'paymentRequest',
      subjectId,
      employeeId,
      event: `${event}Alone`,
      before: { state },
      after: { state: to.state, ...(day && { paidOn: day }) },
    },
  ]);

/** The day must be between the approval and today. */
function acceptPaymentDay(
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

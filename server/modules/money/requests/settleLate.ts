import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest, PayoutAttempt } from '../../../database/tables.generated.ts';
import { fieldRefused, illegalTransition, notFound } from '../../../http/problem.ts';
import type { Notify } from '../../notifications/index.ts';
import { readRefusedAttempts } from '../payouts/index.ts';
import { reasonGiven, reasonRequired } from '../../reasonGiven.ts';
import { lockWithPeople } from './lockWithPeople.ts';
import { recordPaidLate } from './paidLate.ts';
import { auditAlone } from './settlePayment.ts';
import { lockRequests } from './sql/requests.ts';
import { readLateSettlementCase, lateSettlingOf, explainOthers, type Settler } from './judgeSettler.ts';

/**
 * Records a person's report that a refused attempt was paid after all, and notifies the people concerned. Throws 404, 409
 * illegalTransition for any other attempt, 403 secondPersonNeeded or cardSetByYou, and 400 at the wrong field.
 */
export async function settleLate(
  tx: Tx,
  notify: Notify,
  { organizationId, accountId, at, isProven }: Settler & { at: Date; isProven: boolean },
  id: string,
  { event, attempt: n, paidOn, reference, reason }: components['schemas']['PayoutSettlement'],
): Promise<PaymentRequest> {
  const [request] = await lockWithPeople(tx, organizationId, [id]);
  if (!request) throw notFound();
  const refused = await readRefusedAttempts(tx, organizationId, id);
  const attempt = refused.find((one) => one.n === n);
  if (event !== 'markPaid' || !attempt)
    throw illegalTransition(legalEvents(paymentRequestMachine, request.state, 'employer'));
  const settler = { organizationId, accountId };
  const settling = await lateSettlingOf(tx, settler, request, [attempt], at.getTime());
  if (settling === 'others')
    throw await explainOthers(tx, settler, await readLateSettlementCase(tx, request, [attempt]));
  if (settling === 'alone' && !isProven) throw fieldRefused('/password', 'required');
  const note = reasonGiven(paymentRequestMachine, event, reason);
  if (note === null) throw reasonRequired();
  const day = acceptPaymentDay(attempt, paidOn, at);
  await recordPaidLate(tx, notify, { organizationId, at }, [
    {
      request,
      key: attempt.key,
      source: 'hand',
      reference: reference?.trim() || null,
      paidOn: day,
      note,
      byAccountId: accountId,
    },
  ]);
  const [after] = await lockRequests(tx, organizationId, [id]);
  const author = { organizationId, byAccountId: accountId, at };
  if (settling === 'alone') await auditAlone(tx, author, { event, from: request, to: after!, day });
  return after!;
}

/** The day must be between the attempt and today. */
function acceptPaymentDay(attempt: PayoutAttempt, paidOn: CompanyDate | undefined, at: Date): CompanyDate {
  if (paidOn === undefined) throw fieldRefused('/paidOn', 'required');
  if (paidOn > companyDate(at.getTime())) throw fieldRefused('/paidOn', 'dayNotYet');
  if (paidOn < companyDate(attempt.at.getTime())) throw fieldRefused('/paidOn', 'beforeAttempt');
  return paidOn;
}

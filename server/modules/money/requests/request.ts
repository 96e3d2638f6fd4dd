import { amountProblem } from '#domain/fields/requestAmount.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { conflict, notFound, refusedByRule } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { cardsOf } from '../cards/index.ts';
import { lockActiveEmployee } from '../../employees/records/index.ts';
import { eventOf, writeEvents } from './history.ts';
import { insertRequest } from './sql/requests.ts';
import { explainSalary } from './salary.ts';

/**
 * Creates a payment request. The employee's row is locked before anything is computed, so concurrent requests are
 * sequential and their sum never exceeds what is enabled. Throws 403 employeeBlocked, 404 for a card that is not
 * theirs, 409 cardGone for one that was removed, 422 amountNotWholeSom, amountTooSmall or amountAboveEnabled at /amount.
 */
export async function requestSalary(
  tx: Tx,
  {
    organizationId,
    employeeId,
    byAccountId,
    at,
  }: { organizationId: string; employeeId: string; byAccountId: string; at: Date },
  { amount, cardId, note }: components['schemas']['NewSalaryRequest'],
): Promise<PaymentRequest> {
  const employee = await lockActiveEmployee(tx, organizationId, employeeId);
  const card = (await cardsOf(tx, organizationId, [cardId])).get(cardId);
  if (card?.employeeId !== employeeId) throw notFound();
  if (card.isRemoved) throw conflict('cardGone');
  const salary = await explainSalary(tx, organizationId, employee, at.getTime());
  const code = amountProblem(amount, salary);
  if (code) throw refusedByRule(code, { errors: [{ pointer: '/amount', code }] });
  const made = await insertRequest(tx, {
    organizationId,
    id: newId(),
    employeeId,
    cardId,
    kind: 'asked',
    runId: null,
    amount,
    askedAmount: amount,
    period: salary.period,
    state: 'inProcess',
    note: note?.trim() || null,
    reviewReason: null,
    cancelledBy: null,
    requestedAt: at,
    reviewedAt: null,
    reviewedByAccountId: null,
    undoUntil: null,
  });
  await writeEvents(tx, [eventOf('ask', null, made, { reason: null, byAccountId, at })]);
  return made;
}

import { MINIMUM_REQUEST } from '#domain/accrual.ts';
import { approvedAmountProblem } from '#domain/fields/requestAmount.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { payRunMachine } from '#machines/lifecycles/payRunMachine.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayRun } from '../../../database/tables.generated.ts';
import { fieldRefused, refusedByRule, notFound } from '../../../http/problem.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { reasonGiven } from '../../reasonGiven.ts';
import { identifyRun } from './identifyRun.ts';
import { isPaid } from './compute.ts';
import { lockRunFor } from './lockRunFor.ts';
import { selectItems, updateItem, type FoundItem, updateRun } from '../runRecords/index.ts';

type Schemas = components['schemas'];

/**
 * Excludes a person from a draft, includes them again with the proposed amount, or lowers their amount. Throws 404 for
 * somebody who is not in the run, 409 illegalTransition, and at the field 400 reasonRequired, required and
 * amountAboveProposed, for a request also 422 amountNotWholeSom and amountTooSmall.
 */
export async function changeRun(
  tx: Tx,
  author: Author,
  id: string,
  { event, employeeId, requestId, amount, reason: given }: Schemas['PayRunChange'],
): Promise<PayRun> {
  const { organizationId } = author;
  const { run } = await lockRunFor(tx, author, id, event);
  const [item] = await selectItems(tx, { organizationId, runId: id, key: requestId ?? employeeId }, one);
  if (item?.employeeId !== employeeId || !isPaid(item)) throw notFound();
  const reason = reasonGiven(payRunMachine, event, given);
  const after = {
    exclude: () => ({ amount: item.amount, excluded: true, reason }),
    include: () => ({ amount: item.proposed, excluded: false, reason: null }),
    lower: () => ({ amount: lowerAmount(item, amount), excluded: false, reason }),
  }[event]();
  await updateItem(tx, item, after);
  await writeAudit(tx, author, [
    {
      subject: 'payRun',
      subjectId: id,
      employeeId,
      event,
      before: { employeeId, amount: item.amount, excluded: item.excluded },
      after: { ...identifyRun(run), employeeId, amount: after.amount, excluded: after.excluded },
      reason: after.reason,
    },
  ]);
  return run;
}

const one = { limit: 1, offset: 0 };

function lowerAmount({ proposed, requestId }: FoundItem, amount: Schemas['PayRunChange']['amount']) {
  if (amount === undefined) throw fieldRefused('/amount', 'required');
  const problem = requestId === null ? undefined : approvedAmountProblem(amount, MINIMUM_REQUEST);
  if (problem) throw refusedByRule(problem, { errors: [{ pointer: '/amount', code: problem }] });
  if (amount >= proposed) throw fieldRefused('/amount', 'amountAboveProposed');
  return amount;
}

/** Cancels a draft; it stays in the list. Throws 404, 409 illegalTransition and 400 reasonRequired. */
export async function cancelRun(tx: Tx, author: Author, id: string, given: string): Promise<PayRun> {
  const { run, state } = await lockRunFor(tx, author, id, 'cancel');
  const { at: cancelledAt, byAccountId: cancelledByAccountId } = author;
  const reason = reasonGiven(payRunMachine, 'cancel', given);
  const after: PayRun = { ...run, state, cancelledAt, cancelledByAccountId, reason };
  await updateRun(tx, after);
  await writeAudit(tx, author, [
    {
      subject: 'payRun',
      subjectId: id,
      event: 'cancel',
      before: { state: run.state },
      after: { ...identifyRun(run), state },
      reason,
    },
  ]);
  return after;
}

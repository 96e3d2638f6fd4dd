import { payRunMachine } from '#machines/lifecycles/payRunMachine.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayRun } from '../../../database/tables.generated.ts';
import { conflict } from '../../../http/problem.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { reasonGiven } from '../../reasonGiven.ts';
import { identifyRun } from './identifyRun.ts';
import { lockRunFor } from './lockRunFor.ts';
import { reviewOthersPayments } from './reviewOthersPayments.ts';
import { selectPaymentsIn } from '../runRecords/index.ts';

/**
 * Cancels payments of a confirmed run that have not been sent yet. The next salary of the month pays what is still owed.
 * The caller's own are left to somebody else. Throws 404; 409 illegalTransition and nothingToStop; 403 ownRequest when
 * all are the caller's own; 400 reasonRequired.
 */
export async function stopRun(
  tx: Tx,
  notify: Notify,
  author: Author,
  id: string,
  given: string,
): Promise<{ run: PayRun; changed: number; refused: number }> {
  const { run } = await lockRunFor(tx, author, id, 'stop');
  const reason = reasonGiven(payRunMachine, 'stop', given);
  const waiting = await selectPaymentsIn(tx, author.organizationId, id, ['approved', 'approvedAlone']);
  if (!waiting.length) throw conflict('nothingToStop');
  const counts = await reviewOthersPayments(tx, notify, author, waiting, { event: 'cancel', reason });
  await writeAudit(tx, author, [
    {
      subject: 'payRun',
      subjectId: id,
      event: 'stop',
      before: null,
      after: { ...identifyRun(run), ...counts },
      reason,
    },
  ]);
  return { run, ...counts };
}

import type { Tx } from '../../../database/database.ts';
import type { PayRun } from '../../../database/tables.generated.ts';
import { conflict } from '../../../http/problem.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { identifyRun } from './identifyRun.ts';
import { lockRunFor } from './lockRunFor.ts';
import { statesOf, selectPaymentsIn } from '../runRecords/index.ts';
import { reviewOthersPayments } from './reviewOthersPayments.ts';

/**
 * Approves failed and returned payments of a confirmed run again. Each payment is checked separately; the caller's own
 * are left to somebody else. Throws 404; 409 illegalTransition and nobodyToPay; 403 ownRequest when all are the caller's
 * own.
 */
export async function retryRun(
  tx: Tx,
  notify: Notify,
  author: Author,
  id: string,
): Promise<{ run: PayRun; changed: number; refused: number }> {
  const { run } = await lockRunFor(tx, author, id, 'retry');
  const failed = await selectPaymentsIn(tx, author.organizationId, id, statesOf('failed'));
  if (!failed.length) throw conflict('nobodyToPay');
  const counts = await reviewOthersPayments(tx, notify, author, failed, { event: 'approve', reason: null });
  await writeAudit(tx, author, [
    {
      subject: 'payRun',
      subjectId: id,
      event: 'retry',
      before: null,
      after: { ...identifyRun(run), ...counts },
    },
  ]);
  return { run, ...counts };
}

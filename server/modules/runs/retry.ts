import type { Tx } from '../../database/database.ts';
import type { PayRun } from '../../database/tables.generated.ts';
import { conflict, forbidden } from '../../http/problem.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import { ownRecordsOf } from '../employees/index.ts';
import type { Notify } from '../notifications/index.ts';
import { approveAgain } from '../payments/index.ts';
import { namedBy } from './audited.ts';
import { decided } from './change.ts';
import { selectFailed } from './sql/items.ts';

/**
 * Approves again what failed or came back of a confirmed run. Each payment is judged for itself; the caller's own are left to
 * somebody else. Throws 404; 409 illegalTransition and nobodyToPay; 403 ownRequest when all are the caller's own.
 */
export async function retryRun(
  tx: Tx,
  notify: Notify,
  author: Author,
  id: string,
): Promise<{ run: PayRun; changed: number; refused: number }> {
  const { organizationId, byAccountId } = author;
  const { run } = await decided(tx, author, id, 'retry');
  const failed = await selectFailed(tx, organizationId, id);
  if (!failed.length) throw conflict('nobodyToPay');
  const people = failed.map(({ employeeId }) => employeeId);
  const own = await ownRecordsOf(tx, organizationId, byAccountId, people);
  const others = failed.filter(({ employeeId }) => !own.has(employeeId));
  if (!others.length) throw forbidden('ownRequest');
  const ids = others.map((payment) => payment.id);
  const changed = await approveAgain(tx, notify, author, ids);
  const refused = failed.length - changed;
  await writeAudit(tx, author, [
    {
      ...{ subject: 'payRun', subjectId: id, event: 'retry', before: null },
      after: { ...namedBy(run), changed, refused },
    },
  ]);
  return { run, changed, refused };
}

import type { Tx } from '../../database/database.ts';
import { forbidden } from '../../http/problem.ts';
import type { Author } from '../audit/index.ts';
import { ownRecordsOf } from '../employees/index.ts';
import type { Notify } from '../notifications/index.ts';
import { reviewOfRun } from '../payments/index.ts';

/**
 * Reviews payments of a run, each for itself, and tells their people; the caller's own are left to somebody else. Throws 403
 * ownRequest when all are the caller's own.
 */
export async function reviewOfOthers(
  tx: Tx,
  notify: Notify,
  author: Author,
  payments: readonly { id: string; employeeId: string }[],
  review: { event: 'approve' | 'cancel'; reason: string | null },
): Promise<{ changed: number; refused: number }> {
  const people = payments.map(({ employeeId }) => employeeId);
  const own = await ownRecordsOf(tx, author.organizationId, author.byAccountId, people);
  const others = payments.filter(({ employeeId }) => !own.has(employeeId));
  if (!others.length) throw forbidden('ownRequest');
  const ids = others.map(({ id }) => id);
  const changed = await reviewOfRun(tx, notify, { ...author, ...review }, ids);
  return { changed, refused: payments.length - changed };
}

import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { sqlState } from '../../database/transaction.ts';
import { illegalTransition, notFound } from '../../http/problem.ts';
import { countMoves } from './counts.ts';
import type { Writing } from './hire.ts';
import { lockCore } from './queries.ts';
import { changeStatus } from './status.ts';
import { deleteRecords, lockUntouched, selectPresent } from './writeQueries.ts';

/**
 * Deletes an employee (product §1): a record that nothing refers to is removed, any other becomes `left`. A joined
 * account counts as history too. Throws 404, or 409 illegalTransition for someone with history who has already left.
 */
export async function deleteEmployee(tx: Tx, writing: Writing, id: string): Promise<'removed' | 'left'> {
  const { organizationId } = writing;
  const [record] = await lockCore(tx, organizationId, [id]);
  if (!record) throw notFound();
  if (record.accountId === null && (await goes(tx, organizationId, [id]))) {
    await countMoves(tx, organizationId, [{ from: { status: record.status, registered: false } }]);
    return 'removed';
  }
  const [result] = await changeStatus(tx, { ...writing, ids: [id], event: 'leave', reason: null });
  if (result?.outcome !== 'changed') throw illegalTransition(result?.legalEvents ?? []);
  return 'left';
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Tried in a savepoint and rolled back when a foreign key of any module's table refers to the record, so no table has
 * to be listed here.
 */
async function goes(tx: Tx, organizationId: string, ids: readonly string[]): Promise<boolean> {
  await sql`savepoint removal`.execute(tx);
  try {
    await deleteRecords(tx, organizationId, ids);
    return true;
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
    await sql`rollback to savepoint removal`.execute(tx);
    return false;
  }
}

/**
 * Removes people to whom nothing has happened since they were hired: not joined, not corrected, no status change, no
 * reference. Returns the ids that no longer exist, including those removed before.
 */
export async function removeUntouched(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const untouched = await lockUntouched(tx, organizationId, ids);
  const all = untouched.map(({ id }) => id);
  const removed = all.length && (await goes(tx, organizationId, all)) ? new Set(all) : new Set<string>();
  if (!removed.size) for (const id of all) if (await goes(tx, organizationId, [id])) removed.add(id);
  await countMoves(
    tx,
    organizationId,
    untouched.flatMap(({ id, status }) => (removed.has(id) ? [{ from: { status, registered: false } }] : [])),
  );
  const present = await selectPresent(tx, organizationId, ids);
  return new Set(ids.filter((id) => !present.has(id)));
}

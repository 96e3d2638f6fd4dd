import { searchKey } from '#domain/text.ts';
import type { Tx } from '../../../database/database.ts';
import { unlessReferredTo } from '../../../database/savepoint.ts';
import { illegalTransition, notFound } from '../../../http/problem.ts';
import { writeAudit } from '../../audit/index.ts';
import { removeCards } from '../../money/cards/index.ts';
import type { AnnounceJobs } from '../../organization/index.ts';
import { countMoves } from './counts.ts';
import type { RecordedDaysOf } from './firstDay.ts';
import type { Writing } from './writing.ts';
import { fullName } from './present.ts';
import { deleteRecords } from './sql/changes.ts';
import { lockCore, type EmployeeStatus } from './sql/employees.ts';
import { lockUntouched, selectExistingIds } from './sql/records.ts';
import { changeStatus } from './status.ts';

/**
 * Deletes an employee (product §1): a record that nothing refers to is removed, any other becomes `left`. A joined
 * account counts as history too. Throws 404, or 409 illegalTransition for someone with history who has already left.
 */
export async function deleteEmployee(
  services: { recordedDaysOf: RecordedDaysOf; announceJobs: AnnounceJobs },
  tx: Tx,
  writing: Writing,
  id: string,
): Promise<'removed' | 'left'> {
  const { organizationId } = writing;
  const [record] = await lockCore(tx, organizationId, [id]);
  if (!record) throw notFound();
  if (record.accountId === null && (await removeUnreferenced(tx, organizationId, [id]))) {
    await countMoves(tx, organizationId, [{ from: { status: record.status, registered: false } }]);
    await auditRemoved(tx, writing, [record]);
    return 'removed';
  }
  // The question before a deletion asks for no reason (spec section 8). The question before ending the employment does.
  const [result] = await changeStatus(services, tx, { ...writing, ids: [id], event: 'leave', reason: null });
  if (result?.outcome !== 'changed') throw illegalTransition(result?.legalEvents ?? []);
  return 'left';
}

interface RemovedRecord {
  id: string;
  status: EmployeeStatus;
  firstName: string;
  lastName: string;
}

/** Records the removals in the audit with the names, because the history is removed with the records. */
const auditRemoved = (tx: Tx, writing: Writing, records: readonly RemovedRecord[]) =>
  writeAudit(
    tx,
    writing,
    records.map(({ id, status, ...names }) => ({
      subject: 'employee' as const,
      subjectId: id,
      employeeId: id,
      event: 'remove' as const,
      before: { status, about: fullName(names), searchKey: searchKey(fullName(names)) },
    })),
  );

/**
 * Tries to remove the records, and rolls back if a row of any module refers to one of them: no module has to be listed
 * here.
 */
const removeUnreferenced = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  unlessReferredTo(tx, async () => {
    await removeCards(tx, organizationId, ids);
    await deleteRecords(tx, organizationId, ids);
  });

/**
 * Removes people whose records are unchanged since hiring: not joined, not corrected, no status change, no reference.
 * Returns the ids that no longer exist, including those removed before.
 */
export async function removeUntouched(
  tx: Tx,
  writing: Writing,
  ids: readonly string[],
): Promise<Set<string>> {
  const { organizationId } = writing;
  const untouched = await lockUntouched(tx, organizationId, ids);
  const all = untouched.map(({ id }) => id);
  const removedIds =
    all.length && (await removeUnreferenced(tx, organizationId, all)) ? new Set(all) : new Set<string>();
  if (!removedIds.size)
    for (const id of all) if (await removeUnreferenced(tx, organizationId, [id])) removedIds.add(id);
  const removedRecords = untouched.filter(({ id }) => removedIds.has(id));
  await countMoves(
    tx,
    organizationId,
    removedRecords.map(({ status }) => ({ from: { status, registered: false } })),
  );
  await auditRemoved(tx, writing, removedRecords);
  const existingIds = await selectExistingIds(tx, organizationId, ids);
  return new Set(ids.filter((id) => !existingIds.has(id)));
}

import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import { unitsOfPeople } from '../../organization/index.ts';
import type { Change } from './changes.ts';
import { readEmployees } from './facts.ts';
import type { Writing } from './writing.ts';
import { writeUpdates } from './update.ts';

/** Supplied by the module of schedules, which stands above this one. Throws 400 unitGone. */
export type AssignUnit = (
  tx: Tx,
  writing: Writing,
  change: { unitId: string | null; employeeIds: string[]; validFrom: CompanyDate },
) => Promise<unknown>;

/**
 * Moves a person into a unit from today or another day on. Returns the change for the history; empty if the person is
 * in the unit on that day already.
 */
export async function moveToUnit(
  { assignUnit }: { assignUnit: AssignUnit },
  tx: Tx,
  writing: Writing,
  {
    id,
    unitId,
    validFrom = companyDate(writing.at.getTime()),
  }: { id: string; unitId: string | null; validFrom?: CompanyDate },
): Promise<Change[]> {
  const { organizationId } = writing;
  const readUnit = async () => (await unitsOfPeople(tx, organizationId, [id], validFrom)).get(id);
  const before = await readUnit();
  if ((before?.id ?? null) === unitId) return [];
  await assignUnit(tx, writing, { unitId, employeeIds: [id], validFrom });
  const after = await readUnit();
  return [{ field: 'unitId', from: before?.title ?? null, to: after?.title ?? null, validFrom: null }];
}

/** Moves people into another unit and records in the history of each person what changed on the day. */
export async function recordMoves<Result>(
  tx: Tx,
  writing: Writing,
  { employeeIds, validFrom }: { employeeIds: readonly string[]; validFrom: CompanyDate },
  move: () => Promise<Result>,
): Promise<Result> {
  const { organizationId, at } = writing;
  const ids = [...new Set(employeeIds)];
  const readUnits = () => unitsOfPeople(tx, organizationId, ids, validFrom);
  const before = await readUnits();
  const result = await move();
  const after = await readUnits();
  const validFromOther = validFrom === companyDate(at.getTime()) ? null : validFrom;
  const records = await readEmployees(tx, organizationId, ids);
  const moved = ids.flatMap((id) => {
    const record = records.get(id);
    const [old, next] = [before.get(id), after.get(id)];
    if (!record || old?.id === next?.id) return [];
    const change: Change = {
      field: 'unitId',
      from: old?.title ?? null,
      to: next?.title ?? null,
      validFrom: validFromOther,
    };
    return [{ record, changes: [change] }];
  });
  if (moved.length > 0) await writeUpdates(tx, writing, moved);
  return result;
}

import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { changesOf, inOrder } from './changes.ts';
import { namesOfRows, type Names } from './names.ts';
import { recordChangesOf, type RecordChange } from './recordChanges.ts';
import type { TrailRow } from './sql/trail.ts';
import { toldOf } from './told.ts';

type AuditEntry = components['schemas']['AuditEntry'];

/** What is gone was called so. */
const aboutOf = ({ before, after }: TrailRow) => {
  const about = after?.about ?? before?.about;
  return typeof about === 'string' ? about : null;
};

function entryOf(row: TrailRow, names: Names, record: RecordChange | undefined): AuditEntry {
  const { id, subject, subjectId, event, reason, validFrom, before, after } = toldOf(row);
  const employee = row.employeeId === null ? undefined : names.employee.get(row.employeeId);
  return {
    ...{ id, subject, subjectId, event, reason },
    at: row.at.toISOString(),
    by: (row.byAccountId && names.account.get(row.byAccountId)) ?? null,
    title: names.title(row) ?? aboutOf(row),
    employee: employee === undefined ? null : { id: row.employeeId!, name: employee },
    validFrom: validFrom ?? record?.validFrom ?? null,
    changes: inOrder([...changesOf(subject, before, after, names.titles), ...(record?.changes ?? [])]),
  };
}

/** As they are shown, with names in place of ids. */
export async function presentTrail(
  db: Executor,
  organizationId: string,
  rows: readonly TrailRow[],
): Promise<AuditEntry[]> {
  const names = await namesOfRows(db, organizationId, rows);
  const records = await recordChangesOf(db, organizationId, rows);
  return rows.map((row) => entryOf(row, names, records.get(row.id)));
}

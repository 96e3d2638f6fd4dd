import { aboutText } from '#domain/audit/show.ts';
import { formatPhone, maskPhone } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { changesOf, sortChanges, isNumbered } from './changes.ts';
import { namesOfRows, type Names } from './names.ts';
import { recordChangesOf, type RecordChange } from './recordChanges.ts';
import type { AuditRow } from './sql/entries.ts';
import { toReadableRow } from './readableRow.ts';

type AuditEntry = components['schemas']['AuditEntry'];

/** The number of runs and registers, or the stored name of something removed. */
function aboutOf({ subject, before, after }: AuditRow): string | null {
  if (isNumbered(subject)) return typeof after?.number === 'number' ? `№ ${after.number}` : null;
  const about = after?.about ?? before?.about;
  return typeof about === 'string' ? about : null;
}

/** The title of an entry, with the name of a person who has no record any more. */
function titleOf(row: AuditRow, names: Names): string | null {
  const removed = row.employeeId === null ? undefined : names.removed.get(row.employeeId);
  if (row.subject === 'employee') return removed ?? aboutOf(row);
  const title = names.title(row) ?? aboutOf(row);
  return removed === undefined ? title : aboutText({ employee: { name: removed }, title });
}

/** People without a name are shown by phone number, masked, as not everybody here may see it. */
const shownName = (name: string) => formatPhone(maskPhone(name));

function entryOf(row: AuditRow, names: Names, record: RecordChange | undefined): AuditEntry {
  const { id, subject, subjectId, event, reason, validFrom, before, after } = toReadableRow(row);
  const by = names.account.get(row.byAccountId ?? '');
  const employee = row.employeeId === null ? undefined : names.employee.get(row.employeeId);
  return {
    id,
    subject,
    subjectId,
    event,
    reason,
    at: row.at.toISOString(),
    by: by === undefined ? null : shownName(by),
    title: titleOf(row, names),
    employee: employee === undefined ? null : { id: row.employeeId!, name: employee },
    validFrom: validFrom ?? record?.validFrom ?? null,
    changes: sortChanges([...changesOf(subject, before, after, names.titles), ...(record?.changes ?? [])]),
  };
}

/** Entries with names in place of ids. */
export async function presentEntries(
  db: Executor,
  organizationId: string,
  rows: readonly AuditRow[],
): Promise<AuditEntry[]> {
  const names = await namesOfRows(db, organizationId, rows);
  const records = await recordChangesOf(db, organizationId, rows);
  return rows.map((row) => entryOf(row, names, records.get(row.id)));
}

import type { components } from '#openapi/generated/contract.d.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { groupBy } from '../../groupBy.ts';
import { selectRecordChanges } from '../../employees/records/index.ts';
import type { AuditRow } from './sql/entries.ts';

type AuditChange = components['schemas']['AuditChange'];

export interface RecordChange {
  changes: AuditChange[];
  /** The first day of dated changes, if they all have the same one. */
  validFrom: CompanyDate | null;
}

/** Events that changed fields of the record. */
const changing = ['create', 'update'];
const texts = (value: string | null) => (value === null ? null : [value]);

/** The changes made by those rows that are events of people's records, by row id. */
export async function recordChangesOf(
  db: Executor,
  organizationId: string,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, RecordChange>> {
  const ids = rows.flatMap(({ subject, event, id }) =>
    subject === 'employee' && changing.includes(event) ? [id] : [],
  );
  const found = ids.length ? await selectRecordChanges(db, organizationId, ids) : [];
  return new Map(
    [...groupBy(found, ({ eventId }) => eventId)].map(([id, own]) => {
      const days = [...new Set(own.flatMap(({ validFrom }) => validFrom ?? []))];
      const changes = own.map(({ field, fromValue, toValue }) => ({
        field,
        before: texts(fromValue),
        after: texts(toValue),
      }));
      return [id, { changes, validFrom: days.length === 1 ? days[0]! : null }];
    }),
  );
}

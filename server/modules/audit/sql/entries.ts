import { sql, type RawBuilder } from 'kysely';
import type { AuditSubject } from '#domain/audit/subjects.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { insertMany } from '../../../database/insertMany.ts';
import type { AuditEntry } from '../../../database/tables.generated.ts';
import type { AuditEvent } from '../audited.ts';

export const insertEntries = (tx: Tx, rows: AuditEntry[]) => insertMany('auditEntry', rows).execute(tx);

/** Entries of these events and subjects, the earliest first. */
export const selectHappened = <Subject extends AuditSubject>(
  db: Executor,
  organizationId: string,
  subjects: readonly Subject[],
  subjectIds: readonly string[],
  events: readonly AuditEvent<Subject>[],
) =>
  db
    .selectFrom('auditEntry')
    .select(['subjectId', 'event', 'at', 'byAccountId', 'after'])
    .where('organizationId', '=', organizationId)
    .where('subject', 'in', subjects)
    .where('subjectId', 'in', subjectIds)
    .where('event', 'in', events)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** A condition: the event happened to the subject. Company and id are columns of the surrounding statement. */
export const hasHappened = <Subject extends AuditSubject>(
  subject: Subject,
  event: AuditEvent<Subject>,
  { organizationId, subjectId }: Record<'organizationId' | 'subjectId', RawBuilder<unknown>>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from audit_entry
    where audit_entry.organization_id = ${organizationId} and audit_entry.subject = ${sql.lit(subject)}
      and audit_entry.subject_id = ${subjectId} and audit_entry.event = ${sql.lit(event)})`;

/** Downloads of register files as audited until 2026-11: with the number of rows, without the register. The oldest first. */
export const selectOldRegisterFiles = (db: Executor, organizationId: string, since: Date) =>
  db
    .selectFrom('auditEntry')
    .select(['at', sql<number>`(after ->> 'rows')::integer`.as('rows')])
    .where('organizationId', '=', organizationId)
    .where('subject', '=', 'list')
    .where('event', '=', 'export')
    .where('at', '>=', since)
    .where(sql<boolean>`after ->> 'kind' = 'register'`)
    .orderBy('at')
    .execute();

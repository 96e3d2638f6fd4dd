import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';

/** Of corrections and absences: the audit keeps what their own rows no longer say. */
export const selectAcceptances = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  (
    await sql<{ id: string; at: Date }>`
      select subject_id as id, at from audit_entry
       where organization_id = ${organizationId} and subject in ('correction', 'absence')
         and subject_id = any(${ids}::uuid[]) and event = 'accept'`.execute(db)
  ).rows;

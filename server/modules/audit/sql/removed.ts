import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../database/database.ts';

/** Names of removed people, from the entries of their removal. */
export const selectRemoved = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  (
    await sql<{ id: string; about: string }>`
      select subject_id as id, before ->> 'about' as about from audit_entry
       where organization_id = ${organizationId} and subject = 'employee' and event = 'remove'
         and subject_id = any(${ids}::uuid[]) and before ->> 'about' is not null`.execute(db)
  ).rows;

/** Ids of removed people for whom every folded word is a prefix of a word of their name, to be part of another statement. */
export const queryRemoved = (organizationId: string, words: readonly string[]): RawBuilder<unknown> => sql`
  select removed.subject_id from audit_entry as removed
   where removed.organization_id = ${organizationId} and removed.subject = 'employee' and removed.event = 'remove'
     and ' ' || (removed.before ->> 'searchKey') like all(${words.map((word) => `% ${word}%`)}::text[])`;

import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';

/** Accounts of colleagues by their place; for a removed one, the account that had accepted it. */
export const selectPlaces = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  (
    await sql<{ id: string; accountId: string }>`
      select id, account_id from employer where organization_id = ${organizationId} and id = any(${ids}::uuid[])
      union
      select subject_id, by_account_id from audit_entry
       where organization_id = ${organizationId} and subject = 'colleague' and event = 'accept'
         and by_account_id is not null and subject_id = any(${ids}::uuid[])`.execute(db)
  ).rows;

/** Everybody who is or was a colleague; a removed one has made or accepted an invitation. */
export const selectAuthors = (db: Executor, organizationId: string) =>
  db
    .selectFrom('account')
    .where('id', 'in', (row) =>
      row
        .selectFrom('employer')
        .where('organizationId', '=', organizationId)
        .select('accountId')
        .union(
          row
            .selectFrom('auditEntry')
            .where('organizationId', '=', organizationId)
            .where('subject', '=', 'colleague')
            .where('byAccountId', 'is not', null)
            .select((entry) => entry.ref('byAccountId').$notNull().as('accountId')),
        ),
    )
    .select(['id', 'firstName', 'lastName', 'phoneNumber'])
    .execute();

import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';

/**
 * Selects those of these records that belong to the account's own person: they have the account itself, the same PINFL
 * or phone number, or a card that such a record of the company has too.
 */
export const selectOwnRecords = async (
  db: Executor,
  organizationId: string,
  accountId: string,
  ids: readonly string[],
) =>
  (
    await sql<{ id: string }>`
      select e.id
        from employee e
       where e.organization_id = ${organizationId} and e.id = any(${ids}::uuid[]) and exists (
             select from employee own
               join account a on a.id = ${accountId}
              where own.organization_id = e.organization_id
                and (own.account_id = a.id or own.pinfl = a.pinfl or own.phone_number = a.phone_number)
                and (own.id = e.id or exists (
                    select from card c
                      join card o on o.organization_id = c.organization_id and o.fingerprint = c.fingerprint
                     where c.organization_id = e.organization_id and c.employee_id = e.id and o.employee_id = own.id)))`.execute(
      db,
    )
  ).rows;

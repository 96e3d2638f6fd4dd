import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';
import { prepared, type ValuesOf } from '../../../../database/prepared.ts';

interface Asked {
  organizationId: string;
  accountId: string;
  ids: readonly string[];
}

/**
 * Those of these records that belong to the account's own person: they have the account itself, the same PINFL
 * or phone number, or a card that such a record of the company has too.
 */
export const queryOwnRecords = (db: Executor, { organizationId, accountId, ids }: ValuesOf<Asked>) =>
  db
    .selectFrom('employee as e')
    .select('e.id')
    .where('e.organizationId', '=', organizationId)
    .where('e.id', '=', sql<string>`any(${ids}::uuid[])`).where(sql<boolean>`exists (
      select from employee own
        join account a on a.id = ${accountId}
       where own.organization_id = e.organization_id
         and (own.account_id = a.id or own.pinfl = a.pinfl or own.phone_number = a.phone_number)
         and (own.id = e.id or exists (
             select from card c
               join card o on o.organization_id = c.organization_id and o.fingerprint = c.fingerprint
              where c.organization_id = e.organization_id and c.employee_id = e.id and o.employee_id = own.id)))`);

export const selectOwnRecords = prepared<Asked>()(queryOwnRecords);

import { sql, type RawBuilder } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Value } from '../../../database/prepared.ts';
import { insertMany } from '../../../database/insertMany.ts';
import type { EmployeeUnit } from '../../../database/tables.generated.ts';
import { holdsOn } from './scope.ts';

export const selectMemberships = (db: Executor, organizationId: string, ids?: readonly string[]) =>
  db
    .selectFrom('employeeUnit')
    .where('organizationId', '=', organizationId)
    .where('replacedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`employee_id = any(${ids ?? []}::uuid[])`))
    .select(['employeeId', 'unitId', 'validFrom'])
    .orderBy('validFrom')
    .execute();

/** Memberships on a date, to be joined; people in no unit are missing. */
export const unitsOn = (db: Executor, organizationId: Value<string>, date: Value<CompanyDate>) =>
  db
    .selectFrom('employeeUnit as own')
    .where('own.organizationId', '=', organizationId)
    .where('own.unitId', 'is not', null)
    .where(holdsOn(organizationId, date))
    .select(['own.employeeId', 'own.unitId']);

/** A number that grows with each move and each withdrawal of one. */
export const membershipChanges = (organizationId: string): RawBuilder<number> =>
  sql`(select count(*) + count(replaced_at) from employee_unit where organization_id = ${organizationId})`;

/** Marks memberships of these people from a day on as replaced. */
export const replaceMemberships = (
  tx: Tx,
  { organizationId, validFrom, at }: { organizationId: string; validFrom: CompanyDate; at: Date },
  people: readonly string[],
) =>
  tx
    .updateTable('employeeUnit')
    .set({ replacedAt: at })
    .where('organizationId', '=', organizationId)
    .where('validFrom', '=', validFrom)
    .where('replacedAt', 'is', null)
    .where(sql<boolean>`employee_id = any(${people}::uuid[])`)
    .returning('unitId')
    .execute();

export async function insertMemberships(tx: Tx, rows: readonly EmployeeUnit[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { organizationId, validFrom, savedAt: at } = first;
  const people = rows.map(({ employeeId }) => employeeId);
  await replaceMemberships(tx, { organizationId, validFrom, at }, people);
  await insertMany('employeeUnit', rows).execute(tx);
}

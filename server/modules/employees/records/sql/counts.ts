import { sql } from 'kysely';
import type { Tx } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import { newId } from '../../../../identifier.ts';
import type { EmployeeStatus } from './employees.ts';

/** The combination that a record is counted under. */
export interface Standing {
  status: EmployeeStatus;
  registered: boolean;
}

export interface CountFilter {
  status?: EmployeeStatus | undefined;
  registered?: boolean | undefined;
}

/** A reader sums at most this many rows, besides those being written at the moment. */
const MOST_ROWS = 64;

/** Adds changes, and merges earlier rows into one for each standing where they are many; skips those that another writer is merging. */
export const addCounts = (
  tx: Tx,
  organizationId: string,
  changes: readonly (Standing & { change: number })[],
) => {
  const rows = changes.map((row) => ({ ...row, organizationId, id: newId() }));
  return sql`
    with many as (
      select id from employee_count
       where organization_id = ${organizationId}
         and (select count(*) from employee_count where organization_id = ${organizationId}) > ${MOST_ROWS}
         for update skip locked
    ), gone as (
      delete from employee_count where organization_id = ${organizationId} and id in (select id from many)
      returning status, registered, change
    ), merged as (
      insert into employee_count (organization_id, id, status, registered, change)
      select ${organizationId}::uuid, gen_random_uuid(), status, registered, sum(change)
        from gone group by status, registered having sum(change) <> 0)
    ${insertMany('employeeCount', rows)}`.execute(tx);
};

/** Sums the counts of each status. A status without people may be missing. */
export const sumCountsByStatus = prepared<{ organizationId: string; registered: boolean | undefined }>()((
  db,
  { organizationId, registered },
) => {
  const query = db.selectFrom('employeeCount').where('organizationId', '=', organizationId);
  return (registered === undefined ? query : query.where('registered', '=', registered))
    .select(['status', (row) => row.fn.sum<number>('change').as('count')])
    .groupBy('status')
    .$castTo<{ status: EmployeeStatus; count: number }>();
});

import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
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

export const insertCounts = (
  tx: Tx,
  organizationId: string,
  rows: readonly (Standing & { change: number })[],
) =>
  tx
    .insertInto('employeeCount')
    .values(rows.map((row) => ({ ...row, organizationId, id: newId() })))
    .execute();

/** Merges many rows into one for each standing, and skips rows that another writer is merging. */
export const mergeCounts = (tx: Tx, organizationId: string) =>
  sql`
    with many as (
      select id from employee_count
       where organization_id = ${organizationId}
         and (select count(*) from employee_count where organization_id = ${organizationId}) > ${MOST_ROWS}
         for update skip locked
    ), gone as (
      delete from employee_count where organization_id = ${organizationId} and id in (select id from many)
      returning status, registered, change
    )
    insert into employee_count (organization_id, id, status, registered, change)
    select ${organizationId}::uuid, gen_random_uuid(), status, registered, sum(change)
      from gone group by status, registered having sum(change) <> 0`.execute(tx);

const queryCounts = (db: Executor, organizationId: string, registered: boolean | undefined) => {
  const query = db.selectFrom('employeeCount').where('organizationId', '=', organizationId);
  return registered === undefined ? query : query.where('registered', '=', registered);
};

export async function sumCounts(
  db: Executor,
  organizationId: string,
  { status, registered }: CountFilter,
): Promise<number> {
  let query = queryCounts(db, organizationId, registered);
  if (status) query = query.where('status', '=', status);
  const { total } = await query
    .select((row) => row.fn.sum<number | null>('change').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** Sums the counts of each status. A status without people may be missing. */
export const sumCountsByStatus = (db: Executor, organizationId: string, registered: boolean | undefined) =>
  queryCounts(db, organizationId, registered)
    .select(['status', (row) => row.fn.sum<number>('change').as('count')])
    .groupBy('status')
    .$castTo<{ status: EmployeeStatus; count: number }>()
    .execute();

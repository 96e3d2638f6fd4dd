import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';
import type { EmployeeStatus } from './queries.ts';

/** The combination that a record is counted under. */
export interface Standing {
  status: EmployeeStatus;
  registered: boolean;
}

export interface CountFilter {
  status?: EmployeeStatus | undefined;
  registered?: boolean | undefined;
}

/** At most this many rows are summed by a reader, apart from those being written right now. */
const MOST_ROWS = 64;

/**
 * Records what a change did to the counts: rows are only added, so writers never wait for each other. A created
 * record has no `from`, a removed one no `to`.
 */
export async function countMoves(
  tx: Tx,
  organizationId: string,
  moves: readonly { from?: Standing; to?: Standing }[],
): Promise<void> {
  const sums = new Map<string, Standing & { change: number }>();
  const add = (standing: Standing | undefined, change: number) => {
    if (!standing) return;
    const { status, registered } = standing;
    const key = `${status} ${registered}`;
    sums.set(key, { status, registered, change: (sums.get(key)?.change ?? 0) + change });
  };
  for (const { from, to } of moves) {
    add(from, -1);
    add(to, 1);
  }
  const rows = [...sums.values()].filter(({ change }) => change !== 0);
  if (!rows.length) return;
  await tx
    .insertInto('employeeCount')
    .values(rows.map((row) => ({ ...row, organizationId, id: newId() })))
    .execute();
  await putTogether(tx, organizationId);
}

/** Merges many rows into one for each standing; skips rows that another writer is merging. */
const putTogether = (tx: Tx, organizationId: string) =>
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

export async function countedEmployees(
  db: Executor,
  organizationId: string,
  { status, registered }: CountFilter,
): Promise<number> {
  let query = db.selectFrom('employeeCount').where('organizationId', '=', organizationId);
  if (status) query = query.where('status', '=', status);
  if (registered !== undefined) query = query.where('registered', '=', registered);
  const { total } = await query
    .select((row) => row.fn.sum<number | null>('change').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { PayRunKind } from '#domain/payRun.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { insertMany } from '../../../database/insertMany.ts';
import type { PayRun, PayRunItem } from '../../../database/tables.generated.ts';

export const selectLastNumber = async (tx: Tx, organizationId: string): Promise<number> =>
  (
    await tx
      .selectFrom('payRun')
      .select((row) => row.fn.max<number | null>('number').as('number'))
      .where('organizationId', '=', organizationId)
      .executeTakeFirst()
  )?.number ?? 0;

export const selectDraft = (tx: Tx, organizationId: string, kind: PayRunKind, period: CompanyMonth) =>
  tx
    .selectFrom('payRun')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('state', '=', 'draft')
    .executeTakeFirst();

export async function insertRun(tx: Tx, run: PayRun, items: readonly PayRunItem[]): Promise<void> {
  await tx.insertInto('payRun').values(run).execute();
  await insertMany('payRunItem', items).execute(tx);
}

const ofCompany = (db: Executor, organizationId: string) =>
  db.selectFrom('payRun').where('organizationId', '=', organizationId);

export const selectRuns = (
  db: Executor,
  organizationId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  ofCompany(db, organizationId).selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute();

export const countRuns = async (db: Executor, organizationId: string): Promise<number> =>
  (
    await ofCompany(db, organizationId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const selectRun = (db: Executor, organizationId: string, id: string) =>
  ofCompany(db, organizationId).selectAll().where('id', '=', id).executeTakeFirst();

/** So that a run changes once at a time. */
export const lockRun = (tx: Tx, organizationId: string, id: string) =>
  ofCompany(tx, organizationId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateRun = (tx: Tx, { organizationId, id, ...values }: PayRun) =>
  tx
    .updateTable('payRun')
    .set(values)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

export interface RunSums {
  includedCount: number;
  includedAmount: Tiyin;
  excludedCount: number;
  excludedAmount: Tiyin;
  lowered: number;
  withoutCard: number;
  notActive: number;
  warned: number;
}

/** What each run would pay, and what stands in its way today. */
export const sumRuns = async (
  db: Executor,
  organizationId: string,
  runIds: readonly string[],
): Promise<Map<string, RunSums>> => {
  const { rows } = await sql<RunSums & { runId: string }>`
    select i.run_id as "runId",
           count(*) filter (where not i.excluded) as "includedCount",
           coalesce(sum(i.amount) filter (where not i.excluded), 0) as "includedAmount",
           count(*) filter (where i.excluded) as "excludedCount",
           coalesce(sum(i.amount) filter (where i.excluded), 0) as "excludedAmount",
           count(*) filter (where not i.excluded and i.amount < i.proposed) as lowered,
           count(*) filter (where not i.excluded and c.id is null) as "withoutCard",
           count(*) filter (where not i.excluded and e.status <> 'active') as "notActive",
           count(*) filter (where not i.excluded and (c.id is null or e.status <> 'active')) as warned
      from pay_run_item i
      join employee e on e.organization_id = i.organization_id and e.id = i.employee_id
      left join default_card c on c.organization_id = i.organization_id and c.employee_id = i.employee_id
     where i.organization_id = ${organizationId} and i.run_id = any(${runIds}::uuid[])
     group by i.run_id`.execute(db);
  return new Map(rows.map((row) => [row.runId, row]));
};

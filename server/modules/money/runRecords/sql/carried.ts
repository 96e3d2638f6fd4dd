import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { settlingKinds } from '#domain/payRun.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { Value } from '../../../../database/prepared.ts';

/** What a month overpaid a person, less what it took back. */
export interface Carried {
  employeeId: string;
  /** Null: of all other months together. */
  period: CompanyMonth | null;
  amount: Tiyin;
}

/**
 * Carry-overs by the confirmed salaries, by person: one row for each of these months, and one for all other months.
 * @param employeeIds null for everybody
 */
export const queryCarried = (
  db: Executor,
  organizationId: Value<string>,
  employeeIds: Value<readonly string[]> | null,
  periods: Value<readonly CompanyMonth[]>,
) => {
  const ofThese = sql<CompanyMonth | null>`case when run.period = any(${periods}::text[]) then run.period end`;
  let query = db
    .selectFrom('payRunItem as item')
    .innerJoin('payRun as run', (on) =>
      on.onRef('run.organizationId', '=', 'item.organizationId').onRef('run.id', '=', 'item.runId'),
    )
    .where('item.organizationId', '=', organizationId)
    .where('item.carried', '<>', tiyin(0))
    .where('item.excluded', '=', false)
    .where('run.state', '=', 'confirmed');
  if (employeeIds) query = query.where('item.employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`);
  return query
    .groupBy(['item.employeeId', sql`2`])
    .select(['item.employeeId', ofThese.as('period'), sql<Tiyin>`sum(item.carried)`.as('amount')]);
};

/** The sums that the confirmed salaries of a month entered in the ledger. */
export interface Entered {
  accrued: Tiyin;
  additions: Tiyin;
  deductions: Tiyin;
  tax: Tiyin;
  /** The net amount that replaced the earnings in the last salary, if any. */
  netBase: Tiyin | null;
}

export const nothingEntered: Entered = {
  accrued: tiyin(0),
  additions: tiyin(0),
  deductions: tiyin(0),
  tax: tiyin(0),
  netBase: null,
};

/** By person. */
export const sumEntered = async (
  db: Executor,
  organizationId: string,
  period: CompanyMonth,
  employeeIds: readonly string[],
): Promise<Map<string, Entered & { at: Date }>> => {
  const rows = await db
    .selectFrom('payRun')
    .innerJoin('payRunItem as item', (on) =>
      on.onRef('item.organizationId', '=', 'payRun.organizationId').onRef('item.runId', '=', 'payRun.id'),
    )
    .select(({ fn }) => [
      'item.employeeId',
      fn.sum<Tiyin>('item.accrued').as('accrued'),
      fn.sum<Tiyin>('item.added').as('additions'),
      fn.sum<Tiyin>('item.deducted').as('deductions'),
      fn.sum<Tiyin>('item.taxed').as('tax'),
      fn.max<Date>('payRun.confirmedAt').as('at'),
      sql<Tiyin | null>`(array_agg(item.net_base order by pay_run.number desc))[1]`.as('netBase'),
    ])
    .where('payRun.organizationId', '=', organizationId)
    .where('payRun.kind', 'in', settlingKinds)
    .where('payRun.state', '=', 'confirmed')
    .where('payRun.period', '=', period)
    .where('item.employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`)
    .where('item.excluded', '=', false)
    .groupBy('item.employeeId')
    .execute();
  return new Map(rows.map(({ employeeId, ...entered }) => [employeeId, entered]));
};

export interface SettledMonth {
  employeeId: string;
  period: CompanyMonth;
  /** The last of them. */
  runId: string;
}

/** Those of these people's months that confirmed salaries have settled. */
export const selectSettledMonths = async (
  db: Executor,
  organizationId: string,
  months: readonly Pick<SettledMonth, 'employeeId' | 'period'>[],
): Promise<SettledMonth[]> => {
  const people = months.map(({ employeeId }) => employeeId);
  const periods = months.map(({ period }) => period);
  const { rows } = await sql<SettledMonth>`
    select distinct on (m.employee_id, m.period) m.employee_id as "employeeId", m.period, r.id as "runId"
      from unnest(${people}::uuid[], ${periods}::text[]) as m(employee_id, period)
      join pay_run r on r.organization_id = ${organizationId} and r.period = m.period
                    and r.kind in ('salary', 'correction') and r.state = 'confirmed'
      join pay_run_item i on i.organization_id = r.organization_id and i.run_id = r.id
                         and i.employee_id = m.employee_id and not i.excluded
     order by m.employee_id, m.period, r.number desc`.execute(db);
  return rows;
};

/** Adds amounts to settled items that were entered after their salary was confirmed. */
export const addToSettled = (
  tx: Tx,
  organizationId: string,
  items: readonly (Pick<SettledMonth, 'employeeId' | 'runId'> &
    Record<'accrued' | 'taxed' | 'carried', Tiyin>)[],
) =>
  sql`
    update pay_run_item i
       set accrued = i.accrued + n.accrued, taxed = i.taxed + n.taxed, carried = i.carried + n.carried
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
           as n("runId" uuid, "employeeId" uuid, accrued bigint, taxed bigint, carried bigint)
     where i.organization_id = ${organizationId} and i.run_id = n."runId" and i.employee_id = n."employeeId"`.execute(
    tx,
  );

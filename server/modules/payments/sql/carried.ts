import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';

/** What months gave somebody too much, less what they took back. */
export interface Carried {
  /** By this month. */
  own: Tiyin;
  /** By all the others. */
  others: Tiyin;
}

/** By the confirmed salaries, of each of these people for whom anything was carried over. */
export const sumCarried = async (
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  period: CompanyMonth,
): Promise<Map<string, Carried>> => {
  const rows = await db
    .selectFrom('payRunItem as item')
    .innerJoin('payRun as run', (on) =>
      on.onRef('run.organizationId', '=', 'item.organizationId').onRef('run.id', '=', 'item.runId'),
    )
    .where('item.organizationId', '=', organizationId)
    .where('item.employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`)
    .where('item.carried', '<>', tiyin(0))
    .where('run.state', '=', 'confirmed')
    .groupBy('item.employeeId')
    .select([
      'item.employeeId',
      sql<Tiyin>`coalesce(sum(item.carried) filter (where run.period = ${period}), 0)`.as('own'),
      sql<Tiyin>`coalesce(sum(item.carried) filter (where run.period <> ${period}), 0)`.as('others'),
    ])
    .execute();
  return new Map(rows.map(({ employeeId, ...sums }) => [employeeId, sums]));
};

/** Those of these requests whose person's month a confirmed salary has settled. */
export const selectSettledBySalary = async (
  db: Executor,
  organizationId: string,
  requestIds: readonly string[],
): Promise<string[]> =>
  (
    await db
      .selectFrom('paymentRequest as request')
      .innerJoin('payRun as run', (on) =>
        on
          .onRef('run.organizationId', '=', 'request.organizationId')
          .onRef('run.period', '=', 'request.period'),
      )
      .innerJoin('payRunItem as item', (on) =>
        on
          .onRef('item.organizationId', '=', 'run.organizationId')
          .onRef('item.runId', '=', 'run.id')
          .onRef('item.employeeId', '=', 'request.employeeId'),
      )
      .where('request.organizationId', '=', organizationId)
      .where('request.id', '=', sql<string>`any(${requestIds}::uuid[])`)
      .where('run.kind', '=', 'salary')
      .where('run.state', '=', 'confirmed')
      .where('item.excluded', '=', false)
      .select('request.id')
      .distinct()
      .execute()
  ).map(({ id }) => id);

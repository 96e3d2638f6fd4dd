import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { Value } from '../../../../database/prepared.ts';
import type { NetPay } from '../../../../database/tables.generated.ts';
import { inPortions } from '../../../../inPortions.ts';

/**
 * By person and month paid by net amounts: what replaces the earnings of the days.
 * @param employeeIds null for everybody
 */
export const netBases = (
  db: Executor,
  organizationId: Value<string>,
  employeeIds: Value<readonly string[]> | null,
  periods: Value<readonly CompanyMonth[]>,
) => {
  let query = db
    .selectFrom('netPay')
    .where('organizationId', '=', organizationId)
    .where('period', '=', sql<CompanyMonth>`any(${periods}::text[])`);
  if (employeeIds) query = query.where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`);
  return query.select(['employeeId', 'period', sql<'netBase'>`'netBase'`.as('state'), 'base as amount']);
};

/** People whose month was paid by net amounts. */
export const selectPeopleByNet = async (
  db: Executor,
  organizationId: string,
  period: CompanyMonth,
): Promise<string[]> =>
  (
    await db
      .selectFrom('netPay')
      .select('employeeId')
      .where('organizationId', '=', organizationId)
      .where('period', '=', period)
      .orderBy('employeeId')
      .execute()
  ).map(({ employeeId }) => employeeId);

/** Those of these people's months that were paid by net amounts. */
export const selectMonthsByNet = (
  db: Executor,
  organizationId: string,
  months: readonly Pick<NetPay, 'employeeId' | 'period'>[],
) =>
  db
    .selectFrom('netPay')
    .select(['employeeId', 'period'])
    .where('organizationId', '=', organizationId)
    .where('period', 'in', [...new Set(months.map(({ period }) => period))])
    .where('employeeId', '=', sql<string>`any(${months.map(({ employeeId }) => employeeId)}::uuid[])`)
    .execute();

/** Puts net amounts in force, replacing those of the same people and month. */
export const saveNetPay = (tx: Tx, rows: readonly NetPay[]) =>
  inPortions(rows, async (portion) => {
    const { organizationId, period } = portion[0]!;
    await tx
      .deleteFrom('netPay')
      .where('organizationId', '=', organizationId)
      .where('period', '=', period)
      .where('employeeId', '=', sql<string>`any(${portion.map(({ employeeId }) => employeeId)}::uuid[])`)
      .execute();
    await insertMany('netPay', portion).execute(tx);
  });

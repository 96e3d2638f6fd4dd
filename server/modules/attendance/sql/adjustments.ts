import { sql } from 'kysely';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Adjustment } from '../../../database/tables.generated.ts';

export type AdjustmentRow = Adjustment;

/** What these people have in a month for closed days, in the order of the days. */
export const selectAdjustments = (
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
  ids: readonly string[],
): Promise<AdjustmentRow[]> =>
  db
    .selectFrom('adjustment')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .where('undoneAt', 'is', null)
    .where(sql<boolean>`employee_id = any(${ids}::uuid[])`)
    .orderBy('employeeId')
    .orderBy('date')
    .orderBy('id')
    .limit(10_000)
    .execute();

/** Who has anything in a month for closed days. */
export const selectAdjustedPeople = async (
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
): Promise<string[]> =>
  (
    await db
      .selectFrom('adjustment')
      .where('organizationId', '=', organizationId)
      .where('month', '=', month)
      .where('undoneAt', 'is', null)
      .select('employeeId')
      .distinct()
      .execute()
  ).map(({ employeeId }) => employeeId);

/** What a person's closed days of a month have been adjusted by, in the order in which it was entered. */
export const selectAdjusted = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  { from, to }: { from: CompanyDate; to: CompanyDate },
): Promise<AdjustmentRow[]> =>
  db
    .selectFrom('adjustment')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .limit(10_000)
    .execute();

/** What closed days have been adjusted by, in whatever month. */
export const selectAdjustmentsOfDays = (
  db: Executor,
  organizationId: string,
  days: readonly { employeeId: string; date: CompanyDate }[],
) =>
  db
    .selectFrom('adjustment')
    .select(['employeeId', 'date', 'minutes', 'countedPercent', 'amount'])
    .where('organizationId', '=', organizationId)
    .where(
      sql<boolean>`(employee_id, date) in (
        select * from unnest(${days.map(({ employeeId }) => employeeId)}::uuid[], ${days.map(({ date }) => date)}::date[]))`,
    )
    .where('undoneAt', 'is', null)
    .execute();

export const insertAdjustment = (tx: Tx, row: AdjustmentRow) =>
  tx.insertInto('adjustment').values(row).execute();

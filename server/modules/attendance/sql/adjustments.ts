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

/** What a closed day has been adjusted by, in whatever month. */
export const selectAdjustmentsOfDay = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  date: CompanyDate,
) =>
  db
    .selectFrom('adjustment')
    .select(['minutes', 'countedPercent', 'amount'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('date', '=', date)
    .where('undoneAt', 'is', null)
    .execute();

export const insertAdjustment = (tx: Tx, row: AdjustmentRow) =>
  tx.insertInto('adjustment').values(row).execute();

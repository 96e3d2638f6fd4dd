import { sql } from 'kysely';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { Adjustment } from '../../../../database/tables.generated.ts';

export type AdjustmentRow = Adjustment;

/** `countedIn` of one that mirrors another: the month that has the other. */
export type AdjustmentOfMonth = AdjustmentRow & { countedIn: CompanyMonth | null };

/** What these people have in months for closed days, in the order of the days. */
export const selectAdjustments = (
  db: Executor,
  organizationId: string,
  months: readonly CompanyMonth[],
  ids: readonly string[],
): Promise<AdjustmentOfMonth[]> =>
  db
    .selectFrom('adjustment')
    .leftJoin('adjustment as mirrored', (on) =>
      on
        .onRef('mirrored.organizationId', '=', 'adjustment.organizationId')
        .onRef('mirrored.id', '=', 'adjustment.mirrors'),
    )
    .selectAll('adjustment')
    .select('mirrored.month as countedIn')
    .where('adjustment.organizationId', '=', organizationId)
    .where('adjustment.month', 'in', months)
    .where('adjustment.undoneAt', 'is', null)
    .where(sql<boolean>`adjustment.employee_id = any(${ids}::uuid[])`)
    .orderBy('adjustment.employeeId')
    .orderBy('adjustment.date')
    .orderBy('adjustment.id')
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

interface Range {
  from: CompanyDate;
  to: CompanyDate;
}

/** That stand, of days from one to another. */
const queryAdjustmentsOfDays = (db: Executor, organizationId: string, { from, to }: Range) =>
  db
    .selectFrom('adjustment')
    .where('adjustment.organizationId', '=', organizationId)
    .where('adjustment.date', '>=', from)
    .where('adjustment.date', '<=', to)
    .where('adjustment.undoneAt', 'is', null);

/** Those that no reopened month has taken over, and none that does so. */
const queryUnmirrored = (db: Executor, organizationId: string, range: Range) =>
  queryAdjustmentsOfDays(db, organizationId, range)
    .where('adjustment.mirrors', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('adjustment as mirror')
            .select('mirror.id')
            .whereRef('mirror.organizationId', '=', 'adjustment.organizationId')
            .whereRef('mirror.mirrors', '=', 'adjustment.id'),
        ),
      ),
    );

/** What a person's closed days of a month have been adjusted by, in the order in which it was entered. */
export const selectAdjusted = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  range: Range,
): Promise<AdjustmentRow[]> =>
  queryUnmirrored(db, organizationId, range)
    .selectAll('adjustment')
    .where('adjustment.employeeId', '=', employeeId)
    .orderBy('adjustment.id')
    .limit(10_000)
    .execute();

/** What days of these people have been adjusted by, in whatever month. */
export const selectAdjustmentsOfDays = (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  range: Range,
) =>
  queryAdjustmentsOfDays(db, organizationId, range)
    .select(['employeeId', 'date', 'minutes', 'countedPercent', 'amount'])
    .where(sql<boolean>`employee_id = any(${ids}::uuid[])`)
    .execute();

/** Whose days other months have something for. */
export const selectPeopleAdjusted = async (
  db: Executor,
  organizationId: string,
  range: Range,
): Promise<string[]> =>
  (
    await queryAdjustmentsOfDays(db, organizationId, range)
      .select('adjustment.employeeId')
      .distinct()
      .orderBy('adjustment.employeeId')
      .execute()
  ).map(({ employeeId }) => employeeId);

/** Whose days of these a salary of another month has entered as earned. */
export const selectPeopleEntered = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  range: Range,
): Promise<string[]> =>
  (
    await queryAdjustmentsOfDays(db, organizationId, range)
      .select('adjustment.employeeId')
      .distinct()
      .where('adjustment.runId', 'is not', null)
      .where(sql<boolean>`adjustment.employee_id = any(${ids}::uuid[])`)
      .execute()
  ).map(({ employeeId }) => employeeId);

export const selectUnmirrored = (
  db: Executor,
  organizationId: string,
  range: Range,
): Promise<AdjustmentRow[]> => queryUnmirrored(db, organizationId, range).selectAll('adjustment').execute();

/** Takes back what no salary has entered as earned; resolves to how many. */
export const undoUnentered = async (
  tx: Tx,
  organizationId: string,
  { from, to }: Range,
  undoneAt: Date,
): Promise<number> =>
  (
    await tx
      .updateTable('adjustment')
      .set({ undoneAt })
      .where('organizationId', '=', organizationId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('undoneAt', 'is', null)
      .where('runId', 'is', null)
      .where('mirrors', 'is', null)
      .returning('id')
      .execute()
  ).length;

/** A salary has entered them as earned. */
export const enterAdjustments = (
  tx: Tx,
  { organizationId, runId }: { organizationId: string; runId: string },
  ids: readonly string[],
) =>
  tx
    .updateTable('adjustment')
    .set({ runId })
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

export const insertAdjustments = async (tx: Tx, rows: readonly AdjustmentRow[]): Promise<void> => {
  if (rows.length) await insertMany('adjustment', rows).execute(tx);
};

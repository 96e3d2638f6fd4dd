import { sql, type InferResult } from 'kysely';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { Value } from '../../../../database/prepared.ts';
import type { Adjustment } from '../../../../database/tables.generated.ts';

export type AdjustmentRow = Adjustment;

/** Adjustments of these people in these months, in the order of the days. */
export const queryAdjustments = (
  db: Executor,
  organizationId: Value<string>,
  months: Value<readonly CompanyMonth[]>,
  ids: Value<readonly string[]>,
) =>
  db
    .selectFrom('adjustment')
    .where('adjustment.organizationId', '=', organizationId)
    .where('adjustment.month', '=', sql<CompanyMonth>`any(${months}::text[])`)
    .where('adjustment.undoneAt', 'is', null)
    .where(sql<boolean>`adjustment.employee_id = any(${ids}::uuid[])`)
    .orderBy('adjustment.employeeId')
    .orderBy('adjustment.date')
    .orderBy('adjustment.id')
    .limit(10_000);

export const selectAdjustments = (...asked: Parameters<typeof queryAdjustments>): Promise<AdjustmentRow[]> =>
  queryAdjustments(...asked)
    .selectAll('adjustment')
    .execute();

/** What is shown of `queryAdjustments`. For a mirroring adjustment, `countedIn` is the month that has the mirrored one. */
export const queryShownAdjustments = (...asked: Parameters<typeof queryAdjustments>) =>
  queryAdjustments(...asked)
    .leftJoin('adjustment as mirrored', (on) =>
      on
        .onRef('mirrored.organizationId', '=', 'adjustment.organizationId')
        .onRef('mirrored.id', '=', 'adjustment.mirrors'),
    )
    .select([
      'adjustment.employeeId',
      'adjustment.date',
      'adjustment.minutes',
      'adjustment.countedPercent',
      'adjustment.amount',
      'mirrored.month as countedIn',
    ]);

export type ShownAdjustment = InferResult<ReturnType<typeof queryShownAdjustments>>[number];

/** People with adjustments in a month. */
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

/** Adjustments in force for days in a range. */
const queryAdjustmentsOfDays = (db: Executor, organizationId: string, { from, to }: Range) =>
  db
    .selectFrom('adjustment')
    .where('adjustment.organizationId', '=', organizationId)
    .where('adjustment.date', '>=', from)
    .where('adjustment.date', '<=', to)
    .where('adjustment.undoneAt', 'is', null);

/** Adjustments that neither mirror another one nor are mirrored. */
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

/** Adjustments for a person's closed days of a month, in the order of entry. */
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

/** Adjustments for days of these people, in any month. */
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

/** People for whose days other months have adjustments. */
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

/** Those of these people for whose days a salary of another month has entered adjustments. */
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

/** Undoes adjustments that no salary has entered; resolves to their number. */
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

/** Marks adjustments as entered by a salary. */
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

import { sql, type ExpressionBuilder } from 'kysely';
import type { Executor } from '../../../../database/database.ts';
import type { DB } from '../../../../database/tables.generated.ts';
import { queryImportRows, type ImportRow, type Key } from './rows.ts';

export type ShownState = ImportRow['state'] | 'done' | 'undone';
export interface RowFilter {
  outcome?: ImportRow['outcome'] | undefined;
  state?: ShownState | undefined;
}
/** The numbers of the last committed row and of the last undone row. */
export interface Progress {
  doneTo: number;
  undoneTo: number;
}

/** Only failed and kept rows store their state. The state of the others follows from how far the job has come. */
const isInState =
  (state: ShownState, { doneTo, undoneTo }: Progress) =>
  (row: ExpressionBuilder<DB, 'employeeImportRow'>) => {
    if (state === 'failed' || state === 'kept') return row('state', '=', state);
    const isOrdinary = row('state', '=', 'staged');
    if (state === 'undone') return row.and([isOrdinary, row('rowNumber', '<=', undoneTo)]);
    if (state === 'staged') return row.and([isOrdinary, row('rowNumber', '>', doneTo)]);
    return row.and([isOrdinary, row('rowNumber', '<=', doneTo), row('rowNumber', '>', undoneTo)]);
  };

const queryRows = (db: Executor, key: Key, { outcome, state }: RowFilter, progress: Progress) => {
  let query = queryImportRows(db, key);
  if (outcome) query = query.where('outcome', '=', outcome);
  if (state) query = query.where(isInState(state, progress));
  return query;
};

export const countRows = async (db: Executor, key: Key, filter: RowFilter, progress: Progress) =>
  (
    await queryRows(db, key, filter, progress)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const selectRows = (
  db: Executor,
  key: Key,
  filter: RowFilter,
  progress: Progress,
  page: { limit: number; offset: number },
) =>
  queryRows(db, key, filter, progress)
    .selectAll()
    .orderBy('rowNumber')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export const countOutcomes = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('employeeImportRow')
    .where('organizationId', '=', organizationId)
    .where('importId', '=', id)
    .groupBy('outcome')
    .select(['outcome', sql<number>`count(*)`.as('rows')])
    .execute();

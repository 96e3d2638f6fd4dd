import type { Executor, Tx } from '../../../database/database.ts';
import type { AbsenceKind } from '../../../database/tables.generated.ts';

export const selectKinds = (db: Executor, organizationId: string) =>
  db.selectFrom('absenceKind').selectAll().where('organizationId', '=', organizationId).execute();

export const saveKind = (tx: Tx, row: AbsenceKind) =>
  tx
    .insertInto('absenceKind')
    .values(row)
    .onConflict((on) => on.columns(['organizationId', 'number']).doUpdateSet(row))
    .execute();

import type { Executor, Tx } from '../../../database/database.ts';
import type { AbsenceKind } from '../../../database/tables.generated.ts';

export const selectKinds = (db: Executor, organizationId: string) =>
  db.selectFrom('absenceKind').selectAll().where('organizationId', '=', organizationId).execute();

/** One kind at most is that of days that nobody has entered. */
export async function saveKind(tx: Tx, row: AbsenceKind): Promise<void> {
  if (row.unentered)
    await tx
      .updateTable('absenceKind')
      .set({ unentered: false })
      .where('organizationId', '=', row.organizationId)
      .where('unentered', '=', true)
      .execute();
  await tx
    .insertInto('absenceKind')
    .values(row)
    .onConflict((on) => on.columns(['organizationId', 'number']).doUpdateSet(row))
    .execute();
}

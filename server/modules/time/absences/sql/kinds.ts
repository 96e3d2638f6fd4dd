import type { Tx } from '../../../../database/database.ts';
import { keptByCompany } from '../../../../database/keptRules.ts';
import type { AbsenceKind } from '../../../../database/tables.generated.ts';
import { lockOrganization } from '../../../organization/index.ts';

export const selectKinds = keptByCompany((db, organizationId) =>
  db.selectFrom('absenceKind').selectAll().where('organizationId', '=', organizationId).execute(),
);

/** At most one kind is for unentered days; without `unentered`, that does not change. */
export async function saveKind(
  tx: Tx,
  row: Omit<AbsenceKind, 'unentered'> & { unentered: boolean | undefined },
): Promise<void> {
  if (row.unentered) {
    // Two owners may mark two kinds at once.
    await lockOrganization(tx, row.organizationId);
    await tx
      .updateTable('absenceKind')
      .set({ unentered: false })
      .where('organizationId', '=', row.organizationId)
      .where('unentered', '=', true)
      .execute();
  }
  await tx
    .insertInto('absenceKind')
    .values({ ...row, unentered: row.unentered ?? false })
    .onConflict((on) => on.columns(['organizationId', 'number']).doUpdateSet(row))
    .execute();
}

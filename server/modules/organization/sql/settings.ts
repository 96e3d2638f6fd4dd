import type { Executor, Tx } from '../../../database/database.ts';
import type { OrganizationSettings } from '../../../database/tables.generated.ts';

export const insertSettings = (tx: Tx, row: OrganizationSettings) =>
  tx.insertInto('organizationSettings').values(row).execute();

export const selectSettings = (db: Executor, organizationId: string) =>
  db
    .selectFrom('organizationSettings')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();

export const selectShifts = (db: Executor) =>
  db
    .selectFrom('organizationSettings')
    .select(['organizationId', 'shiftStart', 'shiftEnd', 'graceMinutes', 'closingMinutes'])
    .execute();

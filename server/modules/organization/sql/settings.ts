import type { Executor, Tx } from '../../../database/database.ts';
import type { Holiday, OrganizationSettings } from '../../../database/tables.generated.ts';

export const insertSettings = (tx: Tx, row: OrganizationSettings) =>
  tx.insertInto('organizationSettings').values(row).execute();

export const insertHolidays = (tx: Tx, rows: Holiday[]) => tx.insertInto('holiday').values(rows).execute();

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

export const selectHolidays = (db: Executor, organizationId: string) =>
  db.selectFrom('holiday').select(['date', 'kind']).where('organizationId', '=', organizationId).execute();

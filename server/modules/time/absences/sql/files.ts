import type { Executor, Tx } from '../../../../database/database.ts';

export const insertFile = (tx: Tx, row: { organizationId: string; absenceId: string; content: Buffer }) =>
  tx.insertInto('absenceFile').values(row).execute();

export const selectFile = (db: Executor, organizationId: string, absenceId: string) =>
  db
    .selectFrom('absenceFile')
    .select('content')
    .where('organizationId', '=', organizationId)
    .where('absenceId', '=', absenceId)
    .executeTakeFirst();

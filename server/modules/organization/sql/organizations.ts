import type { Executor, Tx } from '../../../database/database.ts';

export const insertOrganization = (
  tx: Tx,
  row: { id: string; title: string; tin: string; createdAt: Date },
) =>
  tx
    .insertInto('organization')
    .values({ ...row, version: 1 })
    .execute();

export const selectTitle = (db: Executor, organizationId: string) =>
  db.selectFrom('organization').select('title').where('id', '=', organizationId).executeTakeFirstOrThrow();

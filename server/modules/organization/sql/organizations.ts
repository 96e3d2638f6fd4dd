import { sql } from 'kysely';
import type { Details } from '#domain/settings.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { keptByCompany } from '../../../database/keptRules.ts';

export const insertOrganization = (
  tx: Tx,
  row: { id: string; title: string; tin: string; createdAt: Date },
) =>
  tx
    .insertInto('organization')
    .values({ ...row, version: 1 })
    .execute();

/** Columns as printed on forms. */
export const selectTitle = (db: Executor, organizationId: string) =>
  db
    .selectFrom('organization')
    .select(['title', 'tin', 'okpo'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();

/** When the company was founded, in epoch ms. */
export const selectFoundedAt = keptByCompany(async (db, organizationId) => {
  const { createdAt } = await db
    .selectFrom('organization')
    .where('id', '=', organizationId)
    .select('createdAt')
    .executeTakeFirstOrThrow();
  return createdAt.getTime();
});

export const selectDetails = (db: Executor, organizationId: string) =>
  db
    .selectFrom('organization')
    .where('id', '=', organizationId)
    .select([
      'createdAt',
      'version',
      'title',
      'tin',
      'mfo',
      'dbibt',
      'ifut',
      'thsht',
      'okpo',
      'accountCredit',
    ])
    .executeTakeFirstOrThrow();

export const updateDetails = (tx: Tx, organizationId: string, details: Details) =>
  tx
    .updateTable('organization')
    .set({ ...details, version: sql<number>`version + 1` })
    .where('id', '=', organizationId)
    .execute();

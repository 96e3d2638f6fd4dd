import type { Executor, Tx } from '../../../database/database.ts';
import { keptByCompany } from '../../../database/keptRules.ts';

export const selectUnits = keptByCompany((db, organizationId) =>
  db
    .selectFrom('unit')
    .where('organizationId', '=', organizationId)
    .select(['id', 'title', 'closedAt'])
    .orderBy('title')
    .orderBy('id')
    .limit(1000)
    .execute(),
);

export const lockUnit = (tx: Tx, organizationId: string, id: string) =>
  tx
    .selectFrom('unit')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .select(['id', 'title', 'closedAt'])
    .forUpdate()
    .executeTakeFirst();

export const insertUnits = (
  tx: Tx,
  rows: readonly { organizationId: string; id: string; title: string; createdAt: Date }[],
) => tx.insertInto('unit').values(rows).execute();

export const updateUnit = (
  tx: Tx,
  organizationId: string,
  id: string,
  change: { title?: string; closedAt?: Date },
) =>
  tx
    .updateTable('unit')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

/** The open ones of these units. */
export const selectOpenUnits = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  new Set(
    (
      await db
        .selectFrom('unit')
        .where('organizationId', '=', organizationId)
        .where('id', 'in', ids)
        .where('closedAt', 'is', null)
        .select('id')
        .execute()
    ).map(({ id }) => id),
  );

/** Closed ones too. */
export const selectTitlesOfUnits = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('unit')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .select(['id', 'title'])
    .execute();

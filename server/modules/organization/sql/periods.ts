import type { Executor, Tx } from '../../../database/database.ts';

/** The company's head row: changes of its rules take it one after another, closing a month alone. */
export const lockOrganization = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('organization')
    .selectAll()
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Held while a dated change is written, so that no month closes meanwhile. */
export const shareOrganization = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('organization')
    .select('createdAt')
    .where('id', '=', organizationId)
    .forShare()
    .executeTakeFirstOrThrow();

export const selectClosedMonths = async (db: Executor, organizationId: string) =>
  (
    await db
      .selectFrom('period')
      .select('month')
      .where('organizationId', '=', organizationId)
      .where('state', 'in', ['closing', 'closed'])
      .orderBy('month')
      .execute()
  ).map(({ month }) => month);

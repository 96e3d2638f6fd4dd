import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { PayoutItem } from '../../../../database/tables.generated.ts';

export const insertItems = (tx: Tx, rows: readonly PayoutItem[]) =>
  insertMany('payoutItem', rows).execute(tx);

export const selectItems = (db: Executor, organizationId: string, requestIds: readonly string[]) =>
  db
    .selectFrom('payoutItem')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('requestId', '=', sql<string>`any(${requestIds}::uuid[])`)
    .orderBy('requestId')
    .execute();

export const updateItem = (tx: Tx, { organizationId, id, ...values }: PayoutItem) =>
  tx
    .updateTable('payoutItem')
    .set(values)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

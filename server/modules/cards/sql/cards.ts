import { sql } from 'kysely';
import type { Executor, Tx } from '../../../database/database.ts';
import { insertMany } from '../../../database/insertMany.ts';
import type { Card } from '../../../database/tables.generated.ts';

export const insertCards = (tx: Tx, rows: readonly Card[]) => insertMany('card', rows).execute(tx);

export const unsetDefaults = (tx: Tx, organizationId: string, employeeIds: readonly string[]) =>
  tx
    .updateTable('card')
    .set({ isDefault: false })
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('isDefault', '=', true)
    .execute();

/** A card that the person had before becomes the default again. */
export const insertOrRestoreDefaults = (tx: Tx, rows: readonly Card[]) =>
  tx
    .insertInto('card')
    .values([...rows])
    .onConflict((on) =>
      on.columns(['organizationId', 'employeeId', 'fingerprint']).doUpdateSet({ isDefault: true }),
    )
    .execute();

export const deleteCards = (tx: Tx, organizationId: string, employeeIds: readonly string[]) =>
  tx
    .deleteFrom('card')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${employeeIds}::uuid[])`)
    .execute();

export const selectCards = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('card')
    .select(['id', 'employeeId', 'first4', 'last4'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();

export const selectDefaultCard = (db: Executor, organizationId: string, employeeId: string) =>
  db
    .selectFrom('defaultCard')
    .select(['id', 'first4', 'last4'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst();

export const selectSealedNumbers = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('card')
    .select(['id', 'numberEncrypted'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

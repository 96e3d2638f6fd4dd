import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import { epochMs } from '../../../../database/epochMs.ts';
import { prepared, type Value, type ValuesOf } from '../../../../database/prepared.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { Card } from '../../../../database/tables.generated.ts';

export const insertCards = (rows: readonly Card[]) => insertMany('card', rows);

export const unsetDefaults = (tx: Tx, organizationId: string, employeeIds: readonly string[]) =>
  tx
    .updateTable('card')
    .set({ isDefault: false })
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('isDefault', '=', true)
    .execute();

/** Inserts cards. One that the person has already, or had removed, is restored and becomes the default if the row says so. */
export const insertOrRestore = (tx: Tx, rows: readonly Card[]) =>
  tx
    .insertInto('card')
    .values([...rows])
    .onConflict((on) =>
      on.columns(['organizationId', 'employeeId', 'fingerprint']).doUpdateSet((row) => ({
        isDefault: row.ref('excluded.isDefault'),
        createdAt: row.ref('excluded.createdAt'),
        setByAccountId: row.ref('excluded.setByAccountId'),
        setAt: row.ref('excluded.setAt'),
        removedAt: null,
      })),
    )
    .execute();

export const deleteCards = (tx: Tx, organizationId: string, employeeIds: readonly string[]) =>
  tx
    .deleteFrom('card')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${employeeIds}::uuid[])`)
    .execute();

export const queryCards = (db: Executor, organizationId: Value<string>, ids: Value<readonly string[]>) =>
  db
    .selectFrom('card')
    .select(['id', 'employeeId', 'first4', 'last4', sql<boolean>`removed_at is not null`.as('isRemoved')])
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`);

export const selectCards = prepared<{ organizationId: string; ids: readonly string[] }>()(
  (db, { organizationId, ids }) => queryCards(db, organizationId, ids),
);

/** A person's current cards: the default one first, then the newest. */
export const selectCardsOf = (db: Executor, organizationId: string, employeeId: string) =>
  db
    .selectFrom('card')
    .select(['id', 'first4', 'last4', 'fingerprint', 'isDefault', 'createdAt'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('removedAt', 'is', null)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const setDefault = (
  tx: Tx,
  organizationId: string,
  id: string,
  set: Pick<Card, 'setByAccountId' | 'setAt'>,
) =>
  tx
    .updateTable('card')
    .set({ isDefault: true, ...set })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

export const markRemoved = (tx: Tx, organizationId: string, id: string, at: Date) =>
  tx
    .updateTable('card')
    .set({ removedAt: at })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

export interface SetBy {
  organizationId: string;
  accountId: string;
  since: Date;
}

/** Cards that this account set after `since`, with the time in epoch ms. */
export const querySetBy = (db: Executor, { organizationId, accountId, since }: ValuesOf<SetBy>) =>
  db
    .selectFrom('card')
    .select(['id', epochMs(sql.ref('setAt')).as('setAt')])
    .where('organizationId', '=', organizationId)
    .where('setByAccountId', '=', accountId)
    .where('setAt', '>', since);

export const selectSetBy = prepared<SetBy>()(querySetBy);

export const queryDefaultCard = (db: Executor, organizationId: Value<string>, employeeId: Value<string>) =>
  db
    .selectFrom('defaultCard')
    .select(['id', 'first4', 'last4'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId);

export const selectDefaultCards = (db: Executor, organizationId: string, employeeIds: readonly string[]) =>
  db
    .selectFrom('defaultCard')
    .select(['id', 'employeeId'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`)
    .execute();

export const selectSealedNumbers = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('card')
    .select(['id', 'numberEncrypted'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

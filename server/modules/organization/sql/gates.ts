import type { Executor, Tx } from '../../../database/database.ts';

/** Open ones with a screen: a printed code is only scanned. */
export const selectGates = (db: Executor, organizationId: string) =>
  db
    .selectFrom('gate')
    .select(['id', 'title', 'tokenHash'])
    .where('organizationId', '=', organizationId)
    .where('closedAt', 'is', null)
    .where('isStatic', '=', false)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(200)
    .execute();

export const selectGateByToken = (db: Executor, tokenHash: string) =>
  db
    .selectFrom('gate')
    .where('tokenHash', '=', tokenHash)
    .select(['id', 'organizationId'])
    .executeTakeFirst();

/** A gate of any company; the caller compares the company. */
export const selectGate = (db: Executor, gateId: string) =>
  db
    .selectFrom('gate')
    .select(['id', 'organizationId', 'title', 'secretEncrypted', 'isStatic', 'closedAt'])
    .where('id', '=', gateId)
    .executeTakeFirst();

/** The last pairing wins: the same statement replaces the former token. Nothing for a closed or printed gate. */
export const updateGateToken = (
  tx: Tx,
  organizationId: string,
  gateId: string,
  tokenHash: string,
  at: Date,
) =>
  tx
    .updateTable('gate')
    .set({ tokenHash, pairedAt: at })
    .where('organizationId', '=', organizationId)
    .where('id', '=', gateId)
    .where('closedAt', 'is', null)
    .where('isStatic', '=', false)
    .returning('id')
    .executeTakeFirst();

/** Of closed ones too. */
export const selectGateTitles = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('gate')
    .select(['id', 'title'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();

export const selectGateTitle = async (db: Executor, organizationId: string, gateId: string) =>
  (
    await db
      .selectFrom('gate')
      .select('title')
      .where('organizationId', '=', organizationId)
      .where('id', '=', gateId)
      .executeTakeFirstOrThrow()
  ).title;

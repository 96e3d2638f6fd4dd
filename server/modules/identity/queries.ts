import type { Executor, Tx } from '../../database/database.ts';
import type { ProvenIdentity, ProviderName } from './provider.ts';

export const findIdentity = (db: Executor, provider: ProviderName, subject: string) =>
  db
    .selectFrom('identity')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .select('accountId')
    .executeTakeFirst();

export const findIdentities = (db: Executor, accountId: string) =>
  db
    .selectFrom('identity')
    .where('accountId', '=', accountId)
    .select(['provider', 'displayName', 'linkedAt'])
    .orderBy('provider')
    .execute();

export const insertIdentity = (tx: Tx, accountId: string, identity: ProvenIdentity, linkedAt: Date) =>
  tx
    .insertInto('identity')
    .values({ accountId, ...identity, linkedAt })
    .execute();

/** For automatic linking: does nothing when either side is already linked. */
export const insertIdentityIfFree = (tx: Tx, accountId: string, identity: ProvenIdentity, linkedAt: Date) =>
  tx
    .insertInto('identity')
    .values({ accountId, ...identity, linkedAt })
    .onConflict((on) => on.doNothing())
    .execute();

export const deleteIdentity = (tx: Tx, accountId: string, provider: ProviderName) =>
  tx
    .deleteFrom('identity')
    .where('accountId', '=', accountId)
    .where('provider', '=', provider)
    .returning('subject')
    .executeTakeFirst();

export const insertPending = (
  db: Executor,
  pending: ProvenIdentity & { ticketHash: string; deviceId: string; expiresAt: Date },
) => db.insertInto('pendingIdentity').values(pending).execute();

export const takePending = (tx: Tx, ticketHash: string, deviceId: string) =>
  tx
    .deleteFrom('pendingIdentity')
    .where('ticketHash', '=', ticketHash)
    .where('deviceId', '=', deviceId)
    .returning(['provider', 'subject', 'displayName', 'expiresAt'])
    .executeTakeFirst();

/** False when it was already used. */
export const spendProof = async (db: Executor, proofHash: string, spentAt: Date): Promise<boolean> =>
  (await db
    .insertInto('spentProof')
    .values({ proofHash, spentAt })
    .onConflict((on) => on.doNothing())
    .returning('proofHash')
    .executeTakeFirst()) !== undefined;

export const deleteOutdated = async (db: Executor, now: Date, proofsBefore: Date): Promise<void> => {
  await db.deleteFrom('pendingIdentity').where('expiresAt', '<', now).execute();
  await db.deleteFrom('telegramSignIn').where('expiresAt', '<', now).execute();
  await db.deleteFrom('spentProof').where('spentAt', '<', proofsBefore).execute();
};

export const findSubjects = (db: Executor, provider: ProviderName, accountIds: readonly string[]) =>
  db
    .selectFrom('identity')
    .where('provider', '=', provider)
    .where('accountId', 'in', accountIds)
    .select(['accountId', 'subject'])
    .execute();

import type { Executor, Tx } from '../../../../database/database.ts';
import type { ProvenIdentity } from '../provider.ts';

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

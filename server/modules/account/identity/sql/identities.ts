import type { Executor, Tx } from '../../../../database/database.ts';
import type { ProvenIdentity, ProviderName } from '../provider.ts';

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

export const findSubjects = (db: Executor, provider: ProviderName, accountIds: readonly string[]) =>
  db
    .selectFrom('identity')
    .where('provider', '=', provider)
    .where('accountId', 'in', accountIds)
    .select(['accountId', 'subject'])
    .execute();

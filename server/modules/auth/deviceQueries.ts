import { expressionBuilder } from 'kysely';
import type { Executor, Tx } from '../../database/database.ts';
import { raised } from '../../database/signals.ts';
import type { DB } from '../../database/tables.generated.ts';

/** Of the query's `device`. */
const liveSession = () => {
  const eb = expressionBuilder<DB, 'device'>();
  return eb
    .selectFrom('session')
    .whereRef('session.accountId', '=', 'device.accountId')
    .whereRef('session.deviceId', '=', 'device.deviceId')
    .where('session.endedAt', 'is', null)
    .select('session.id');
};

export const findDevices = (db: Executor, accountId: string, most: number) =>
  db
    .selectFrom('device')
    .where('accountId', '=', accountId)
    .where('terminatedAt', 'is', null)
    .select((eb) => [
      'deviceId',
      'name',
      'platform',
      'createdAt',
      'lastSeenAt',
      eb.exists(liveSession()).$castTo<boolean>().as('signedIn'),
    ])
    .orderBy('lastSeenAt', 'desc')
    .orderBy('deviceId')
    .limit(most)
    .execute();

export const setOtherDevicesTerminated = (tx: Tx, accountId: string, deviceId: string, at: Date) =>
  tx
    .updateTable('device')
    .set({ terminatedAt: at, trusted: false, fireBaseToken: null })
    .where('accountId', '=', accountId)
    .where('deviceId', '<>', deviceId)
    .where('terminatedAt', 'is', null)
    .execute();

export const endSessionsOfOtherDevices = (
  tx: Tx,
  accountId: string,
  deviceId: string,
  endedBecause: 'terminated' | 'passwordChanged',
  at: Date,
) =>
  tx
    .updateTable('session')
    .set({ endedAt: at, endedBecause })
    .where('accountId', '=', accountId)
    .where('deviceId', '<>', deviceId)
    .where('endedAt', 'is', null)
    .returning(raised('session', 'account_id'))
    .execute();

export const findPasswordHash = (db: Executor, accountId: string) =>
  db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['passwordHash', 'phoneNumber'])
    .executeTakeFirstOrThrow();

/** False when the password is no longer the one that was compared. */
export const replacePasswordHash = async (tx: Tx, accountId: string, before: string, after: string) =>
  (
    await tx
      .updateTable('account')
      .set({ passwordHash: after })
      .where('id', '=', accountId)
      .where('passwordHash', '=', before)
      .returning('id')
      .execute()
  ).length > 0;

/** No pushes to a signed-out device: the next person to use it would read them. */
export const findPushDevices = (db: Executor, accountIds: readonly string[]) =>
  db
    .selectFrom('device')
    .where('accountId', 'in', accountIds)
    .where('terminatedAt', 'is', null)
    .where('fireBaseToken', 'is not', null)
    .where((row) => row.exists(liveSession()))
    .select(['accountId', 'deviceId'])
    .execute();

export const findPushDevice = (db: Executor, accountId: string, deviceId: string) =>
  db
    .selectFrom('device')
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId)
    .where('terminatedAt', 'is', null)
    .where((row) => row.exists(liveSession()))
    .select(['fireBaseToken', 'language'])
    .executeTakeFirst();

export const forgetToken = (db: Executor, accountId: string, deviceId: string, token: string) =>
  db
    .updateTable('device')
    .set({ fireBaseToken: null })
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId)
    .where('fireBaseToken', '=', token)
    .execute();

export const findLanguage = (db: Executor, accountId: string) =>
  db
    .selectFrom('device')
    .where('accountId', '=', accountId)
    .where('language', 'is not', null)
    .orderBy('lastSeenAt', 'desc')
    .select('language')
    .limit(1)
    .executeTakeFirst();

import type { Executor, Tx } from '../../database/database.ts';

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
      eb
        .exists(
          eb
            .selectFrom('session')
            .whereRef('session.accountId', '=', 'device.accountId')
            .whereRef('session.deviceId', '=', 'device.deviceId')
            .where('session.endedAt', 'is', null)
            .select('session.id'),
        )
        .$castTo<boolean>()
        .as('signedIn'),
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

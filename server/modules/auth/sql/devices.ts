import type { DeviceDescriptor } from './deviceDescriptor.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { liveSession } from './sessions.ts';

export const findDevice = (db: Executor, accountId: string, deviceId: string) =>
  db
    .selectFrom('device')
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId)
    .select(['trusted', 'terminatedAt'])
    .executeTakeFirst();

/** Everything that a sign-in needs, in one query: the account of the phone number and its record of this device. */
export const findSigningIn = (db: Executor, phoneNumber: string, deviceId: string) =>
  db
    .selectFrom('account')
    .leftJoin('device', (on) =>
      on.onRef('device.accountId', '=', 'account.id').on('device.deviceId', '=', deviceId),
    )
    .where('account.phoneNumber', '=', phoneNumber)
    .select(['account.id', 'account.passwordHash', 'device.trusted', 'device.terminatedAt'])
    .executeTakeFirst();

export const hasAnyDevice = async (db: Executor, accountId: string) =>
  (await db.selectFrom('device').where('accountId', '=', accountId).select('deviceId').limit(1).execute())
    .length > 0;

/** Another device of the account that may sign in without a code. */
export const hasOtherTrustedDevice = async (db: Executor, accountId: string, deviceId: string) =>
  (
    await db
      .selectFrom('device')
      .where('accountId', '=', accountId)
      .where('deviceId', '<>', deviceId)
      .where('trusted', '=', true)
      .where('terminatedAt', 'is', null)
      .select('deviceId')
      .limit(1)
      .execute()
  ).length > 0;

/** Inserts or updates the device as trusted and not terminated. */
export const trustDevice = (tx: Tx, accountId: string, deviceId: string, at: Date) =>
  tx
    .insertInto('device')
    .values({ accountId, deviceId, trusted: true, createdAt: at, lastSeenAt: at })
    .onConflict((on) =>
      on.columns(['accountId', 'deviceId']).doUpdateSet({ trusted: true, terminatedAt: null }),
    )
    .execute();

export const touchDevice = (tx: Tx, accountId: string, { deviceId, language }: DeviceDescriptor, at: Date) =>
  tx
    .updateTable('device')
    .set({ lastSeenAt: at, ...(language ? { language } : {}) })
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId)
    .where('terminatedAt', 'is', null)
    .returning('deviceId')
    .executeTakeFirst();

export const setPushToken = (
  tx: Tx,
  accountId: string,
  deviceId: string,
  fireBaseToken: string | null,
  at: Date,
) =>
  tx
    .updateTable('device')
    .set({ fireBaseToken, lastSeenAt: at })
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId)
    .execute();

export const setDeviceTerminated = (tx: Tx, accountId: string, deviceId: string, at: Date) =>
  tx
    .updateTable('device')
    .set({ terminatedAt: at, trusted: false, fireBaseToken: null })
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId)
    .where('terminatedAt', 'is', null)
    .execute();

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

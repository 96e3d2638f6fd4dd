import { sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { raised } from '../../database/signals.ts';

export interface DeviceDescriptor {
  deviceId: string;
  name?: string | undefined;
  platform?: string | undefined;
  language?: Language | undefined;
}

export const findDevice = (db: Executor, accountId: string, deviceId: string) =>
  db
    .selectFrom('device')
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId)
    .select(['trusted', 'terminatedAt'])
    .executeTakeFirst();

/** Everything a sign-in needs, in one query: the account of the phone number and its record of this device. */
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

export const endSessionsOfDevice = (
  tx: Tx,
  accountId: string,
  deviceId: string,
  endedBecause: 'logout' | 'terminated',
  at: Date,
) =>
  tx
    .updateTable('session')
    .set({ endedAt: at, endedBecause })
    .where('accountId', '=', accountId)
    .where('deviceId', '=', deviceId)
    .where('endedAt', 'is', null)
    .returning(raised('session', 'account_id'))
    .execute();

export const endSession = (tx: Tx, id: string, endedBecause: 'logout' | 'reuse', at: Date) =>
  tx
    .updateTable('session')
    .set({ endedAt: at, endedBecause })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning(raised('session', 'account_id'))
    .execute();

/** The signing-in device exists, is trusted and not terminated. */
export const trustDevice = (tx: Tx, accountId: string, deviceId: string, at: Date) =>
  tx
    .insertInto('device')
    .values({ accountId, deviceId, trusted: true, createdAt: at, lastSeenAt: at })
    .onConflict((on) =>
      on.columns(['accountId', 'deviceId']).doUpdateSet({ trusted: true, terminatedAt: null }),
    )
    .execute();

/**
 * Creates a session with its first generation for a trusted device and ends the device's former one. False, doing
 * nothing, when the device is not trusted (any more). The account must be locked. One constant statement, because
 * every sign-in runs it.
 */
export const startTrustedSession = async (
  tx: Tx,
  { id, accountId, device, at }: { id: string; accountId: string; device: DeviceDescriptor; at: Date },
): Promise<boolean> => {
  const { deviceId, name = null, platform = null, language = null } = device;
  const { rows } = await sql`
    with
      trusted as (
        update device
           set name = ${name},
               platform = ${platform},
               language = coalesce(${language}, language),
               last_seen_at = ${at}
         where account_id = ${accountId} and device_id = ${deviceId} and trusted and terminated_at is null
        returning account_id, device_id),
      ended as (
        update session set ended_at = ${at}, ended_because = 'logout'
          from trusted
         where session.account_id = trusted.account_id and session.device_id = trusted.device_id and ended_at is null
        returning ${raised('session', 'session.account_id')}),
      started as (
        insert into session (id, account_id, device_id, generation, created_at)
        select ${id}::uuid, account_id, device_id, 0, ${at}::timestamptz from trusted)
    insert into session_generation (session_id, generation, issued_at)
    select ${id}::uuid, 0, ${at}::timestamptz from trusted
    returning 1`.execute(tx);
  return rows.length > 0;
};

export const insertGeneration = (tx: Tx, sessionId: string, generation: number, at: Date) =>
  tx.insertInto('sessionGeneration').values({ sessionId, generation, issuedAt: at }).execute();

export const setGeneration = (tx: Tx, sessionId: string, generation: number) =>
  tx.updateTable('session').set({ generation }).where('id', '=', sessionId).execute();

/** Locked: refreshes of one session are sequential. */
export const lockSession = (tx: Tx, id: string) =>
  tx
    .selectFrom('session')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .select(['accountId', 'deviceId', 'generation'])
    .forUpdate()
    .executeTakeFirst();

export const findGeneration = (tx: Tx, sessionId: string, generation: number) =>
  tx
    .selectFrom('sessionGeneration')
    .where('sessionId', '=', sessionId)
    .where('generation', '=', generation)
    .select(['issuedAt', 'firstUsedAt'])
    .executeTakeFirst();

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

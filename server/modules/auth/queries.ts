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

/** The device as it signs in: there, trusted, not terminated. */
export const trustDevice = (tx: Tx, accountId: string, device: DeviceDescriptor, at: Date) =>
  tx
    .insertInto('device')
    .values({
      accountId,
      deviceId: device.deviceId,
      name: device.name ?? null,
      platform: device.platform ?? null,
      language: device.language ?? null,
      trusted: true,
      createdAt: at,
      lastSeenAt: at,
    })
    .onConflict((on) =>
      on.columns(['accountId', 'deviceId']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        platform: row.ref('excluded.platform'),
        language: sql<string | null>`coalesce(excluded.language, device.language)`,
        trusted: true,
        lastSeenAt: at,
        terminatedAt: null,
      })),
    )
    .execute();

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

/** A session with its first generation; the one the device had before is over. One statement: every sign-in does it. */
export const replaceSession = (
  tx: Tx,
  { id, accountId, deviceId, at }: { id: string; accountId: string; deviceId: string; at: Date },
) =>
  tx
    .with('ended', (db) =>
      db
        .updateTable('session')
        .set({ endedAt: at, endedBecause: 'logout' })
        .where('accountId', '=', accountId)
        .where('deviceId', '=', deviceId)
        .where('endedAt', 'is', null)
        .returning(raised('session', 'account_id')),
    )
    .with('started', (db) =>
      db.insertInto('session').values({ id, accountId, deviceId, generation: 0, createdAt: at }),
    )
    .insertInto('sessionGeneration')
    .values({ sessionId: id, generation: 0, issuedAt: at })
    .execute();

export const insertGeneration = (tx: Tx, sessionId: string, generation: number, at: Date) =>
  tx.insertInto('sessionGeneration').values({ sessionId, generation, issuedAt: at }).execute();

export const setGeneration = (tx: Tx, sessionId: string, generation: number) =>
  tx.updateTable('session').set({ generation }).where('id', '=', sessionId).execute();

/** Locked: refreshes of one session happen one after another. */
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

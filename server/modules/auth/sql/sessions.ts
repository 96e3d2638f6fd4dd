import { expressionBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../database/database.ts';
import { prepared, type ValuesOf } from '../../../database/prepared.ts';
import { raised } from '../../../database/signals.ts';
import type { DB } from '../../../database/tables.generated.ts';
import { standingOf } from '../../account/accounts/index.ts';
import type { DeviceDescriptor } from './deviceDescriptor.ts';

interface OfToken {
  sessionId: string;
  generation: number;
}

/** The session of an access token, unless it has ended. */
export const querySession = (db: Executor, { sessionId, generation }: ValuesOf<OfToken>) =>
  db
    .selectFrom('session')
    .innerJoin('device', (join) =>
      join
        .onRef('device.accountId', '=', 'session.accountId')
        .onRef('device.deviceId', '=', 'session.deviceId'),
    )
    .innerJoin('sessionGeneration', 'sessionGeneration.sessionId', 'session.id')
    .where('session.id', '=', sessionId)
    .where('sessionGeneration.generation', '=', generation)
    .where('session.endedAt', 'is', null)
    .where('device.terminatedAt', 'is', null)
    .select(['session.accountId', 'session.deviceId', 'sessionGeneration.firstUsedAt']);

export const findSession = prepared<OfToken>()((db, token) =>
  querySession(db, token).select(standingOf(sql.ref('session.account_id'))),
);

export const markGenerationUsed = (db: Executor, sessionId: string, generation: number, at: Date) =>
  db
    .updateTable('sessionGeneration')
    .set({ firstUsedAt: at })
    .where('sessionId', '=', sessionId)
    .where('generation', '=', generation)
    .where('firstUsedAt', 'is', null)
    .execute();

/** Which of these sessions have ended, and why. */
export const findEnded = (db: Executor, sessionIds: readonly string[]) =>
  db
    .selectFrom('session')
    .where('id', '=', (row) => row.fn.any(row.val(sessionIds)))
    .where('endedAt', 'is not', null)
    .select(['id', 'endedBecause'])
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

/** A condition: the query's `device` has a session that has not ended. */
export const liveSession = () => {
  const eb = expressionBuilder<DB, 'device'>();
  return eb
    .selectFrom('session')
    .whereRef('session.accountId', '=', 'device.accountId')
    .whereRef('session.deviceId', '=', 'device.deviceId')
    .where('session.endedAt', 'is', null)
    .select('session.id');
};

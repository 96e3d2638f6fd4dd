import type { Executor } from '../../../database/database.ts';
import { liveSession } from './sessions.ts';

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

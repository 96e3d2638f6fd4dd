import type { Language } from '#domain/language.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { OneTimeCode } from '../../../database/tables.generated.ts';
import type { DeviceDescriptor } from './deviceDescriptor.ts';

export type CodePurpose = OneTimeCode['purpose'];
export type TicketPurpose = Extract<CodePurpose, 'registration' | 'passwordRecovery'>;

const codeFields = [
  'id',
  'accountId',
  'phoneNumber',
  'purpose',
  'deviceId',
  'language',
  'sentAt',
  'expiresAt',
  'usedAt',
  'wrongTries',
  'codeHash',
] as const;

export interface NewCode {
  id: string;
  accountId: string | null;
  phoneNumber: string;
  purpose: CodePurpose;
  device: DeviceDescriptor;
  language: Language;
  codeHash: string;
  sentAt: Date;
  expiresAt: Date;
}

export const insertCode = (tx: Tx, { device, ...code }: NewCode) =>
  tx
    .insertInto('oneTimeCode')
    .values({
      ...code,
      deviceId: device.deviceId,
      deviceName: device.name ?? null,
      devicePlatform: device.platform ?? null,
    })
    .execute();

export const findCode = (db: Executor, id: string) =>
  db.selectFrom('oneTimeCode').where('id', '=', id).select(codeFields).executeTakeFirst();
export type Code = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/** Locked: tries of one code are counted one after another. */
export const lockCode = (tx: Tx, id: string) =>
  tx.selectFrom('oneTimeCode').where('id', '=', id).select(codeFields).forUpdate().executeTakeFirst();

export const updateCode = (
  tx: Tx,
  id: string,
  change: { wrongTries?: number; usedAt?: Date; codeHash?: string; sentAt?: Date; expiresAt?: Date },
) => tx.updateTable('oneTimeCode').set(change).where('id', '=', id).execute();

/** Pending codes of an account; with a device, those of that device. */
export const spendCodes = (tx: Tx, accountId: string, usedAt: Date, deviceId?: string) =>
  tx
    .updateTable('oneTimeCode')
    .set({ usedAt })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .$if(deviceId !== undefined, (query) => query.where('deviceId', '=', deviceId ?? ''))
    .execute();

/** Deletes old codes, tickets and messages, and with them the phone numbers of people who never came back. */
export async function deletePastCodes(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('oneTimeCode').where('sentAt', '<', before).execute();
  await db.deleteFrom('passwordTicket').where('expiresAt', '<', before).execute();
  await db.deleteFrom('outboxMessage').where('createdAt', '<', before).execute();
}

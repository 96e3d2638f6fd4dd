import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts';
import type { Executor } from '../../database/database.ts';
import { findLanguage, findPushDevice, findPushDevices, forgetToken } from './sql/contacts.ts';

/** Devices of these accounts that have a push token. */
export const pushDevicesOf = findPushDevices;

export interface PushAddress {
  token: string;
  language: Language;
}
const languageOrDefault = (language: string | null | undefined) =>
  isLanguage(language) ? language : defaultLanguage;

/** The device's current push token; undefined when it is terminated or has none any more. */
export async function pushAddressOf(
  db: Executor,
  accountId: string,
  deviceId: string,
): Promise<PushAddress | undefined> {
  const device = await findPushDevice(db, accountId, deviceId);
  return device?.fireBaseToken
    ? { token: device.fireBaseToken, language: languageOrDefault(device.language) }
    : undefined;
}

/** Deletes a token that the provider rejects; a token that was registered meanwhile stays. */
export const forgetPushToken = forgetToken;

/** The person's language, as set on the device seen last. */
export const languageOf = async (db: Executor, accountId: string): Promise<Language> =>
  languageOrDefault((await findLanguage(db, accountId))?.language);

import type { Executor, Tx } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import { spendCodes } from './codeQueries.ts';
import { endSessionsOfOtherDevices, findDevices, setOtherDevicesTerminated } from './deviceQueries.ts';
import { endSessionsOfDevice, findDevice, setDeviceTerminated, setPushToken } from './queries.ts';

/** No account's: an unknown phone is looked up like a known one. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Signed in by a code or as the account's first, and not terminated since. */
export async function isTrustedDevice(
  db: Executor,
  accountId: string | null | undefined,
  deviceId: string,
): Promise<boolean> {
  const device = await findDevice(db, accountId ?? NOBODY, deviceId);
  return device?.trusted === true && device.terminatedAt === null;
}

/** null = the device has no push token, or no longer. */
export const registerPushToken = setPushToken;

/**
 * Its tokens and the codes it waits for are dead at once, its push token is forgotten. The account must be locked. Throws
 * 404 for a device that is not the account's.
 */
export async function terminateDevice(tx: Tx, accountId: string, deviceId: string, at: Date): Promise<void> {
  if (!(await findDevice(tx, accountId, deviceId))) throw notFound();
  await setDeviceTerminated(tx, accountId, deviceId, at);
  await endSessionsOfDevice(tx, accountId, deviceId, 'terminated', at);
  await spendCodes(tx, accountId, at, deviceId);
}

/** Everything but the calling device, as `terminateDevice` does it. */
export async function terminateOtherDevices(
  tx: Tx,
  accountId: string,
  deviceId: string,
  at: Date,
): Promise<void> {
  await setOtherDevicesTerminated(tx, accountId, deviceId, at);
  await endSessionsOfOtherDevices(tx, accountId, deviceId, 'terminated', at);
  await spendCodes(tx, accountId, at);
}

/** Most the contract lists. */
const MOST_DEVICES = 100;

/** What the account's devices are, the latest seen first. */
export async function devicesOf(db: Executor, accountId: string, callingDevice: string) {
  const rows = await findDevices(db, accountId, MOST_DEVICES);
  return rows.map(({ createdAt, lastSeenAt, ...device }) => ({
    ...device,
    current: device.deviceId === callingDevice,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

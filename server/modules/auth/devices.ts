import { decide } from '#machines/lifecycles/lifecycle.ts';
import { deviceMachine, deviceStateOf, type DeviceState } from '#machines/lifecycles/deviceMachine.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import { spendCodes } from './sql/codes.ts';
import {
  findDevice,
  findDevices,
  findSigningIn,
  hasAnyDevice,
  setDeviceTerminated,
  setOtherDevicesTerminated,
  setPushToken,
} from './sql/devices.ts';
import { endSessionsOfDevice, endSessionsOfOtherDevices } from './sql/sessions.ts';

/** No account's id: an unknown phone number takes the same lookups as a known one. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Lifecycle state of the device; one that the account has never had is untrusted. */
async function readDeviceState(db: Executor, accountId: string, deviceId: string): Promise<DeviceState> {
  return deviceStateOf(await findDevice(db, accountId, deviceId));
}

/** Signed in by a code or as the account's first device, and not terminated since. */
export async function isTrustedDevice(
  db: Executor,
  accountId: string | null | undefined,
  deviceId: string,
): Promise<boolean> {
  return (await readDeviceState(db, accountId ?? NOBODY, deviceId)) === 'trusted';
}

/** The account of this phone number with its password hash, and whether it trusts the device. */
export async function readCredentials(db: Executor, phoneNumber: string, deviceId: string) {
  const found = await findSigningIn(db, phoneNumber, deviceId);
  if (!found) return { account: undefined, trusted: false };
  const { id, passwordHash, trusted, terminatedAt } = found;
  const device = trusted === null ? undefined : { trusted, terminatedAt };
  return { account: { id, passwordHash }, trusted: deviceStateOf(device) === 'trusted' };
}

/** Whether the account's proven holder may sign in on this device without a code. The account must be locked. */
export async function maySignIn(tx: Tx, accountId: string, deviceId: string): Promise<boolean> {
  const state = await readDeviceState(tx, accountId, deviceId);
  const first = state === 'untrusted' && !(await hasAnyDevice(tx, accountId));
  const decision = decide(deviceMachine, state, 'signIn', 'holder', { first });
  return decision.legal && decision.state === 'trusted';
}

/** null removes the device's push token. */
export const registerPushToken = setPushToken;

/**
 * Ends its sessions and pending codes at once and deletes its push token. The account must be locked. Throws 404 for
 * a device that does not belong to the account.
 */
export async function terminateDevice(tx: Tx, accountId: string, deviceId: string, at: Date): Promise<void> {
  if (!decide(deviceMachine, await readDeviceState(tx, accountId, deviceId), 'terminate', 'holder').legal)
    throw notFound();
  await setDeviceTerminated(tx, accountId, deviceId, at);
  await endSessionsOfDevice(tx, accountId, deviceId, 'terminated', at);
  await spendCodes(tx, accountId, at, deviceId);
}

/** All devices but the calling one, as `terminateDevice` does it. */
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

/** The contract's limit. */
const MOST_DEVICES = 100;

/** Devices of the account, latest activity first. */
export async function devicesOf(db: Executor, accountId: string, callingDevice: string) {
  const rows = await findDevices(db, accountId, MOST_DEVICES);
  return rows.map(({ createdAt, lastSeenAt, ...device }) => ({
    ...device,
    current: device.deviceId === callingDevice,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

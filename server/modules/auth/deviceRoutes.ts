import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { fieldRefused } from '../../http/problem.ts';
import { lockAccount } from '../account/accounts/index.ts';
import { devicesOf, registerPushToken, terminateDevice, terminateOtherDevices } from './devices.ts';

export type DeviceOperations = 'listDevices' | 'registerDevice' | 'terminateDevice' | 'terminateOtherDevices';

export const deviceHandlers = ({ db, clock }: Services): Pick<Handlers, DeviceOperations> => ({
  listDevices: async ({ caller }) =>
    reply<'listDevices'>()(200, { items: await devicesOf(db, caller.accountId, caller.deviceId) }),

  registerDevice: async ({ body, caller, inChange }) => {
    if (body.deviceId !== caller.deviceId) throw fieldRefused('/deviceId', 'deviceIdInvalid');
    return inChange(async (tx) => {
      await registerPushToken(tx, caller.accountId, caller.deviceId, body.fireBaseToken, clock.date());
      return reply<'registerDevice'>()(204);
    });
  },

  terminateDevice: async ({ params, caller, inChange }) =>
    inChange(async (tx) => {
      // A concurrent sign-in that found the device still trusted must not trust it again afterwards.
      await lockAccount(tx, caller.accountId);
      await terminateDevice(tx, caller.accountId, params.id, clock.date());
      return reply<'terminateDevice'>()(204);
    }),

  terminateOtherDevices: async ({ caller, inChange }) =>
    inChange(async (tx) => {
      await lockAccount(tx, caller.accountId);
      await terminateOtherDevices(tx, caller.accountId, caller.deviceId, clock.date());
      return reply<'terminateOtherDevices'>()(204);
    }),
});

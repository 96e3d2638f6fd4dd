import { identitySchema } from '#domain/employee.ts';
import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { fieldRefused } from '../../http/problem.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import { acceptJob, isAnyJobExists, jobsOf, type IdentifyEmployee } from './jobs.ts';
import { devicesOf, registerPushToken, terminateDevice, terminateOtherDevices } from '../auth/devices.ts';
import type { FairQueue } from '../auth/fairQueue.ts';
import { passwordChanger } from '../auth/passwordChange.ts';
import { findAccount } from './queries.ts';
import { isIdentificated, lockAccount, updateProfile } from './service.ts';

type Operations =
  | 'getAccount'
  | 'getAccountInfo'
  | 'updateProfile'
  | 'listJobs'
  | 'acceptJob'
  | 'listDevices'
  | 'registerDevice'
  | 'terminateDevice'
  | 'terminateOtherDevices'
  | 'changePassword';

export const accountHandlers = (
  services: Services,
  queue: FairQueue,
  identifyEmployee: IdentifyEmployee,
): Pick<Handlers, Operations> => {
  const { db, clock } = services;
  const changePassword = passwordChanger(services);
  return {
    getAccount: async ({ caller }) => reply<'getAccount'>()(200, await findAccount(db, caller.accountId)),

    getAccountInfo: async ({ caller: { accountId } }) =>
      reply<'getAccountInfo'>()(200, {
        isIdentificated: isIdentificated(await findAccount(db, accountId)),
        isAnyJobExists: await isAnyJobExists(db, accountId),
      }),

    updateProfile: async ({ body, caller, inChange }) => {
      const identity = fieldsAccepted(identitySchema, body);
      return inChange(async (tx) =>
        reply<'updateProfile'>()(200, await updateProfile(tx, caller.accountId, identity)),
      );
    },

    listJobs: async ({ caller }) => reply<'listJobs'>()(200, { items: await jobsOf(db, caller.accountId) }),

    acceptJob: async ({ params, caller, inChange }) =>
      inChange(async (tx) => {
        const who = { accountId: caller.accountId, employeeId: params.employeeId, at: clock.date() };
        return reply<'acceptJob'>()(200, await acceptJob(tx, who, identifyEmployee));
      }),

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
        // In line with sign-ins: one that found the device still trusted must not trust it again afterwards.
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

    changePassword: async ({ body, caller, address }) => {
      await queue.run(address, () => changePassword(caller, body));
      return reply<'changePassword'>()(204);
    },
  };
};

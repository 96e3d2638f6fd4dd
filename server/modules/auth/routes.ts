import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { deviceHandlers, type DeviceOperations } from './deviceRoutes.ts';
import type { AuthService } from './service.ts';
import { signInQueue } from './signInQueue.ts';

type Operations =
  | 'login'
  | 'startRegistration'
  | 'completeRegistration'
  | 'startPasswordRecovery'
  | 'completePasswordRecovery'
  | 'startOtpSignIn'
  | 'verifyOtp'
  | 'resendOtp'
  | 'refreshToken'
  | 'changePassword'
  | 'logout';

export function authHandlers(
  services: Services,
  auth: AuthService,
): Pick<Handlers, Operations | DeviceOperations> {
  const queue = signInQueue();
  return {
    ...deviceHandlers(services),
    async login({ body, address }) {
      const result = await queue.run(address, () => auth.login(body, address));
      return 'tokens' in result
        ? reply<'login'>()(200, result.tokens)
        : reply<'login'>()(202, result.challenge);
    },
    startRegistration: async ({ body, address }) =>
      reply<'startRegistration'>()(
        202,
        await queue.run(address, () => auth.startRegistration(body, address)),
      ),
    completeRegistration: async ({ body, address }) =>
      reply<'completeRegistration'>()(200, await queue.run(address, () => auth.completeRegistration(body))),
    startPasswordRecovery: async ({ body, address }) =>
      reply<'startPasswordRecovery'>()(
        202,
        await queue.run(address, () => auth.startPasswordRecovery(body, address)),
      ),
    completePasswordRecovery: async ({ body, address }) =>
      reply<'completePasswordRecovery'>()(
        200,
        await queue.run(address, () => auth.completePasswordRecovery(body)),
      ),
    startOtpSignIn: async ({ body, address }) =>
      reply<'startOtpSignIn'>()(202, await queue.run(address, () => auth.startOtpSignIn(body, address))),
    async verifyOtp({ params, body, address }) {
      const result = await queue.run(address, () => auth.verifyOtp(params.otpId, body, address));
      return 'tokens' in result
        ? reply<'verifyOtp'>()(200, result.tokens)
        : reply<'verifyOtp'>()(202, result.ticket);
    },
    resendOtp: async ({ params, address }) =>
      reply<'resendOtp'>()(200, await queue.run(address, () => auth.resendOtp(params.otpId, address))),
    refreshToken: async ({ body }) =>
      reply<'refreshToken'>()(200, await auth.refresh(body.refreshToken, body.device)),
    changePassword: async ({ body, caller, address }) => {
      await queue.run(address, () => auth.changePassword(caller, body));
      return reply<'changePassword'>()(204);
    },
    async logout({ caller }) {
      await auth.logout(caller);
      return reply<'logout'>()(204);
    },
  };
}

import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import type { AskedCode, CodePurpose } from '#machines/flows/auth/otp/askedCode.ts';
import { publicApi } from '#src/api/publicClient.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';

/** Converts the wait to a time of this device's clock, so that it survives a reload. */
export const toAskedCode = (
  { otpId, phoneNumber, resendAfterSeconds }: components['schemas']['OtpChallenge'],
  purpose: CodePurpose,
): AskedCode => ({ otpId, phoneNumber, resendAt: Date.now() + resendAfterSeconds * 1000, purpose });

const paths = {
  signIn: '/auth/otp',
  registration: '/auth/registration',
  passwordRecovery: '/auth/password-recovery',
} as const;

/** The answers are the same for known and unknown phone numbers. */
export const askCodeFor = (purpose: keyof typeof paths) =>
  fromPromise<AskedCode, { phoneNumber: string }>(async ({ input, signal }) => {
    const body = { phoneNumber: input.phoneNumber, device: describeDevice() };
    return toAskedCode(await unwrap(publicApi.POST(paths[purpose], { body, signal })), purpose);
  });

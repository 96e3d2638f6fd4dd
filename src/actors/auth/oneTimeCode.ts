import { fromPromise } from 'xstate';
import type { ProvedNext } from '#machines/flows/auth/otp/askedCode.ts';
import type { SentCode } from '#machines/flows/auth/otp/otpMachine.ts';
import { publicApi } from '#src/api/publicClient.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { keepProof } from '../account/proof.ts';
import { openSession } from '#src/session/openSession.ts';

type Answer = { otpId: string; code: string };

export const verifyCode = fromPromise<ProvedNext | null, Answer>(async ({ input, signal }) => {
  const { otpId, code } = input;
  const params = { path: { otpId } };
  const body = { code, device: describeDevice() };
  const answer = await unwrap(publicApi.POST('/auth/otp/{otpId}/verify', { params, body, signal }));
  if ('ticket' in answer) {
    keepProof(answer);
    return answer.next;
  }
  await openSession(answer);
  return null;
});

export const resendCode = fromPromise<SentCode, { otpId: string }>(async ({ input, signal }) => {
  const params = { path: { otpId: input.otpId } };
  const sent = await unwrap(publicApi.POST('/auth/otp/{otpId}/resend', { params, signal }));
  return { phoneNumber: sent.phoneNumber, resendInSeconds: sent.resendAfterSeconds };
});

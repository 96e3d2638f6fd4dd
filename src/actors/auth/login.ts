import { fromPromise } from 'xstate';
import type { AskedCode, SignInForm } from '#machines/flows/auth/signIn/signInMachine.ts';
import { publicApi } from '#src/api/publicClient.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { toAskedCode } from './askCode.ts';
import { openSession } from '#src/session/openSession.ts';

export const login = fromPromise<AskedCode | null, SignInForm>(async ({ input, signal }) => {
  const body = { ...input, device: describeDevice() };
  const answer = await unwrap(publicApi.POST('/auth/login', { body, signal }));
  if ('otpId' in answer) return toAskedCode(answer, 'newDevice');
  await openSession(answer);
  return null;
});

import { fromPromise } from 'xstate';
import type { AskedCode, SignInForm } from '#machines/flows/signIn/signInMachine.ts';
import { publicApi } from '../api/publicClient.ts';
import { unwrap } from '../api/unwrap.ts';
import { describeDevice } from '../app/device.ts';
import { askedFrom } from './askCode.ts';
import { openSession } from './session/openSession.ts';

export const login = fromPromise<AskedCode | null, SignInForm>(async ({ input, signal }) => {
  const body = { ...input, device: describeDevice() };
  const answer = await unwrap(publicApi.POST('/auth/login', { body, signal }));
  if ('otpId' in answer) return askedFrom(answer, 'newDevice');
  await openSession(answer);
  return null;
});

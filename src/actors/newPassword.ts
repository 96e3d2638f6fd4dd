import { fromPromise } from 'xstate';
import type { ProvedNext } from '#machines/flows/otp/askedCode.ts';
import { publicApi } from '../api/publicClient.ts';
import { unwrap } from '../api/unwrap.ts';
import { describeDevice } from '../app/device.ts';
import { forgetProof, ticketFor } from './proof.ts';
import { openSession } from './session/openSession.ts';

const paths = {
  completeRegistration: '/auth/registration/complete',
  completePasswordRecovery: '/auth/password-recovery/complete',
} as const;

/** Spends the ticket: from here on it is of no use, whatever becomes of the session. */
export const setPasswordBy = (next: ProvedNext) =>
  fromPromise<void, { password: string }>(async ({ input, signal }) => {
    const body = { ticket: ticketFor(next) ?? '-', password: input.password, device: describeDevice() };
    const tokens = await unwrap(publicApi.POST(paths[next], { body, signal }));
    forgetProof();
    await openSession(tokens);
  });

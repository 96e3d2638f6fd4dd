import { fromPromise } from 'xstate';
import type { ProvedNext } from '#machines/flows/auth/otp/askedCode.ts';
import { publicApi } from '#src/api/publicClient.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { forgetProof, readTicketFor } from '../account/proof.ts';
import { openSession } from '#src/session/openSession.ts';

const paths = {
  completeRegistration: '/auth/registration/complete',
  completePasswordRecovery: '/auth/password-recovery/complete',
} as const;

/** Uses up the ticket: it is worthless afterwards, whatever happens to the session. */
export const setPasswordBy = (next: ProvedNext) =>
  fromPromise<void, { password: string }>(async ({ input, signal }) => {
    const body = { ticket: readTicketFor(next) ?? '-', password: input.password, device: describeDevice() };
    const tokens = await unwrap(publicApi.POST(paths[next], { body, signal }));
    forgetProof();
    await openSession(tokens);
  });

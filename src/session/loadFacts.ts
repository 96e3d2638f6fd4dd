import { fromPromise } from 'xstate';
import { roleOf, type AccountFacts } from '#machines/flows/auth/startup/accountFacts.ts';
import { api } from './client.ts';
import { unwrap } from '../api/unwrap.ts';
import { callerIds, keepEmployeeId, keepRole } from '../runtime/device.ts';
import { session } from './session.ts';
import { store } from './sessionStore.ts';
import { chooseJob } from './chooseJob.ts';

/**
 * Loads account info, account and jobs in parallel and stores the active job under the specification's `employeeId`.
 */
export const loadFacts = fromPromise<AccountFacts, { wantedJob: string | null }>(
  async ({ input, signal }) => {
    const [info, account, { items: jobs, isInvited }] = await Promise.all([
      unwrap(api.GET('/account/info', { signal })),
      unwrap(api.GET('/account', { signal })),
      unwrap(api.GET('/account/jobs', { signal })),
    ]);
    const { id, phoneNumber, firstName, lastName } = account;
    const employeeId = chooseJob(jobs, input.wantedJob, callerIds.employeeId());
    const facts = { info, account: { id, phoneNumber, firstName, lastName }, jobs, isInvited, employeeId };
    if (!signal.aborted) {
      keepEmployeeId(employeeId);
      keepRole(roleOf(facts));
    }
    const { sessionId } = session.getSnapshot().context;
    if (sessionId) await store.keepFacts(sessionId, facts);
    return facts;
  },
);

export const recallFacts = fromPromise<AccountFacts | null, void>(async () => {
  const { sessionId } = session.getSnapshot().context;
  return sessionId ? store.recallFacts(sessionId) : null;
});

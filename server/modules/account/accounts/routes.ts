import { companyDate } from '#domain/calendar/index.ts';
import { identitySchema } from '#domain/employee.ts';
import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { fieldsAccepted } from '../../fieldsAccepted.ts';
import { acceptJob, declineJob, jobsOf, type Joining } from './jobs.ts';
import { findAccount } from './sql/accounts.ts';
import { updateProfile } from './service.ts';

type Operations =
  | 'getAccount'
  | 'getAccountInfo'
  | 'getQueuePlace'
  | 'updateProfile'
  | 'listJobs'
  | 'acceptJob'
  | 'declineJob';

export const accountHandlers = (
  { db, clock, longWork }: Services,
  joining: Joining,
): Pick<Handlers, Operations> => ({
  getAccount: async ({ caller }) => reply<'getAccount'>()(200, await findAccount(db, caller.accountId)),

  getAccountInfo: ({ caller: { isIdentificated, isAnyJobExists } }) =>
    Promise.resolve(reply<'getAccountInfo'>()(200, { isIdentificated, isAnyJobExists })),

  getQueuePlace: ({ caller }) =>
    Promise.resolve(reply<'getQueuePlace'>()(200, { ahead: longWork.ahead(caller.accountId) })),

  updateProfile: async ({ body, caller, inChange }) => {
    const identity = fieldsAccepted(identitySchema, body);
    return inChange(async (tx) =>
      reply<'updateProfile'>()(200, await updateProfile(tx, caller.accountId, identity)),
    );
  },

  listJobs: async ({ query, caller }) => {
    const offer = query.with && { of: joining.offerOf, today: companyDate(clock.now()) };
    return reply<'listJobs'>()(200, await jobsOf(db, caller.accountId, offer));
  },

  acceptJob: async ({ params, caller, inChange }) =>
    inChange(async (tx) => {
      const who = { accountId: caller.accountId, employeeId: params.employeeId, at: clock.date() };
      return reply<'acceptJob'>()(200, await acceptJob(tx, who, joining));
    }),

  declineJob: async ({ params, body: { reason }, caller, inChange }) =>
    inChange(async (tx) => {
      const who = { accountId: caller.accountId, employeeId: params.employeeId, at: clock.date() };
      await declineJob(tx, { ...who, reason }, joining);
      return reply<'declineJob'>()(204);
    }),
});

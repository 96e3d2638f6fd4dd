import { colleagueChangeSchema, colleagueInvitationSchema } from '#domain/colleague.ts';
import type { Services } from '../../context.ts';
import { reply, type AtJob, type Handlers } from '../../http/operation.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import {
  changeColleague,
  inviteColleague,
  listColleagues,
  removeColleague,
  type AnnounceJobs,
} from './colleagues.ts';

type Operations = 'listColleagues' | 'inviteColleague' | 'changeColleague' | 'removeColleague';

export const colleagueHandlers = (
  { db, clock }: Services,
  announceJobs: AnnounceJobs,
): Pick<Handlers, Operations> => {
  const who = ({ organizationId, accountId, jobId }: AtJob) => ({
    organizationId,
    jobId,
    byAccountId: accountId,
    at: clock.date(),
  });
  return {
    listColleagues: async ({ caller }) =>
      reply<'listColleagues'>()(200, { items: await listColleagues(db, caller) }),

    inviteColleague: async ({ body, caller, inChange }) => {
      const invitation = fieldsAccepted(colleagueInvitationSchema, body);
      return inChange(async (tx) =>
        reply<'inviteColleague'>()(201, await inviteColleague(tx, who(caller), invitation)),
      );
    },

    changeColleague: async ({ params: { id }, body, caller, inChange }) => {
      const place = fieldsAccepted(colleagueChangeSchema, body);
      return inChange(async (tx) =>
        reply<'changeColleague'>()(200, await changeColleague(tx, who(caller), id, place, announceJobs)),
      );
    },

    removeColleague: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => {
        await removeColleague(tx, who(caller), id, announceJobs);
        return reply<'removeColleague'>()(204);
      }),
  };
};

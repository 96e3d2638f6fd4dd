import type { AnnounceDeclined } from '../employees/records/index.ts';
import { ownersOf } from '../organization/index.ts';
import type { Notify } from './notify.ts';

/** Notifies the company's owners that somebody declined a job. */
export const declineAnnouncer =
  (notify: Notify): AnnounceDeclined =>
  async (tx, { organizationId, ...news }) => {
    const params = { about: 'jobDeclined' as const, ...news };
    const owners = await ownersOf(tx, organizationId);
    await notify(
      tx,
      owners.map(({ id, accountId }) => ({
        type: 'other' as const,
        accountId,
        params,
        job: { organizationId, employeeId: id },
      })),
    );
  };

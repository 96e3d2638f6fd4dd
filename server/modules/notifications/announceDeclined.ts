import type { AnnounceDeclined } from '../employees/records/index.ts';
import { ownersOf } from '../organization/index.ts';
import type { Notify } from './notify.ts';

/** To the company's owners, who hire: somebody declined a job. */
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

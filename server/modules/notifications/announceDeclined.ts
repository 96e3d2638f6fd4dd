import type { AnnounceDeclined } from '../employees/index.ts';
import { employersOf } from '../organization/index.ts';
import type { Tell } from './tell.ts';

/** To the company's employers: somebody whom they hired says no. */
export const declineAnnouncer =
  (tell: Tell): AnnounceDeclined =>
  async (tx, { organizationId, ...news }) => {
    const params = { about: 'jobDeclined' as const, ...news };
    const employers = await employersOf(tx, organizationId);
    await tell(
      tx,
      employers.map(({ id, accountId }) => ({
        ...{ type: 'other' as const, accountId, params },
        job: { organizationId, employeeId: id },
      })),
    );
  };

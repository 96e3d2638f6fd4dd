import type { AnnounceReasons } from '../time/attendance/index.ts';
import { accountsOf } from '../employees/records/index.ts';
import { seersOf } from '../organization/index.ts';
import { announceChange } from './change.ts';
import type { Notice, Notify } from './notify.ts';

const about = { accepted: 'reasonAccepted', refused: 'reasonRefused' } as const;

/** Refreshes the open pages of both sides, and notifies the employee of the decision on their late reason. */
export const reasonAnnouncer =
  (notify: Notify): AnnounceReasons =>
  async (tx, organizationId, news) => {
    if (!news.length) return;
    const people = [...new Set(news.map(({ employeeId }) => employeeId))];
    const accounts = await accountsOf(tx, organizationId, people);
    const employers = await seersOf(tx, organizationId, news);
    await announceChange(tx, 'tardiness', [
      ...accounts.values(),
      ...employers.map(({ accountId }) => accountId),
    ]);
    await notify(
      tx,
      news.flatMap(({ employeeId, date, state, decisionNote: reason }): Notice[] => {
        const accountId = accounts.get(employeeId);
        if (!accountId || state === 'given') return [];
        const params = { about: about[state], date, reason };
        return [{ type: 'other', accountId, params, job: { organizationId, employeeId } }];
      }),
    );
  };

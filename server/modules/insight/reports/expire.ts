import { companyDate, DAY_MS } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceReports } from './announce.ts';
import { lockExpiring, removeEnded, selectWithUselessParts } from './sql/ended.ts';
import { removeUseless } from './sql/parts.ts';
import { updateReport } from './sql/reports.ts';
import { nextState } from './state.ts';

/** How long a report is kept after it ended. */
const FORGOTTEN_AFTER_MS = 90 * DAY_MS;

/** Deletes expired files, remains of cancelled and failed reports, and old reports. */
export async function expireReports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const expireOne = () =>
    inTransaction(db, async (tx) => {
      const report = await lockExpiring(tx, companyDate(clock.now()));
      if (!report) return false;
      await updateReport(tx, report, { state: nextState(report, 'expire') });
      await announceReports(tx, report.organizationId);
      return true;
    });
  while (await expireOne());
  for (const report of await selectWithUselessParts(db)) await removeUseless(db, report);
  while (await removeEnded(db, new Date(clock.now() - FORGOTTEN_AFTER_MS)));
}

import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { Report } from '../../../database/tables.generated.ts';
import { announceChange, notifier } from '../../notifications/index.ts';
import { bookkeepersOf } from '../../organization/index.ts';
import { selectAskers } from './sql/askers.ts';

/** Refreshes the open pages of the company's owners and accountants. */
export async function announceReports(tx: Tx, organizationId: string) {
  const people = await bookkeepersOf(tx, organizationId);
  await announceChange(
    tx,
    'reports',
    people.map(({ accountId }) => accountId),
  );
  return people;
}

/** Refreshes the pages, and notifies everybody who requested the report and is still an owner or accountant. */
export async function announceEnd(
  services: Pick<Services, 'config' | 'clock'>,
  tx: Tx,
  report: Report,
  news: { about: 'reportReady' | 'reportFailed'; file: string },
): Promise<void> {
  const { organizationId, id: reportId, requestedByAccountId } = report;
  const people = await announceReports(tx, organizationId);
  const askers = new Set([requestedByAccountId, ...(await selectAskers(tx, report))]);
  await notifier(services)(
    tx,
    people
      .filter(({ accountId }) => askers.has(accountId))
      .map(({ accountId, id: employeeId }) => ({
        type: 'other',
        accountId,
        params: { ...news, reportId },
        job: { organizationId, employeeId },
      })),
  );
}

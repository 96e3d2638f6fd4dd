import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import type { Report } from '../../database/tables.generated.ts';
import { announceChange, notifier } from '../notifications/index.ts';
import { bookkeepersOf } from '../organization/index.ts';

/** Tells the open pages of the company's owners and accountants. */
export async function announceReports(tx: Tx, organizationId: string) {
  const people = await bookkeepersOf(tx, organizationId);
  await announceChange(
    tx,
    'reports',
    people.map(({ accountId }) => accountId),
  );
  return people;
}

/** The same, and whoever asked for the report is notified, unless they are no longer one of these. */
export async function announceEnd(
  services: Pick<Services, 'config' | 'clock'>,
  tx: Tx,
  { organizationId, id: reportId, requestedByAccountId }: Report,
  news: { about: 'reportReady' | 'reportFailed'; file: string },
): Promise<void> {
  const people = await announceReports(tx, organizationId);
  const asker = people.find(({ accountId }) => accountId === requestedByAccountId);
  if (!asker) return;
  const { accountId, id: employeeId } = asker;
  await notifier(services)(tx, [
    { type: 'other', accountId, params: { ...news, reportId }, job: { organizationId, employeeId } },
  ]);
}

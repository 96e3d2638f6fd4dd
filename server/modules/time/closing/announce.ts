import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { announceChange, notifier, type Notice } from '../../notifications/index.ts';
import { bookkeepersOf } from '../../organization/index.ts';

interface MonthNews {
  organizationId: string;
  month: CompanyMonth;
  about: 'monthClosed' | 'monthNotClosed' | 'monthReopened';
  reason: string | null;
}

/** Refreshes the open pages of the company's owners and accountants. */
export async function announceMonthChanged(tx: Tx, organizationId: string) {
  const people = await bookkeepersOf(tx, organizationId);
  const accounts = people.map(({ accountId }) => accountId);
  await announceChange(tx, 'attendance', accounts);
  return people;
}

/** Refreshes the pages of owners and accountants, and notifies them. */
export async function announceMonth(
  services: Pick<Services, 'config' | 'clock'>,
  tx: Tx,
  { organizationId, month, about, reason }: MonthNews,
): Promise<void> {
  const people = await announceMonthChanged(tx, organizationId);
  await notifier(services)(
    tx,
    people.map(({ accountId, id: employeeId }): Notice => ({
      type: 'other',
      accountId,
      params: { about, month, reason },
      job: { organizationId, employeeId },
    })),
  );
}

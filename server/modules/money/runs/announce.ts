import type { CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayRun } from '../../../database/tables.generated.ts';
import { accountsOf } from '../../employees/records/index.ts';
import type { Notice, Notify } from '../../notifications/index.ts';
import type { Settled } from '../runRecords/index.ts';

/**
 * Notifies people of a confirmed salary: those whom it pays nothing, because everything was paid before, and those whose
 * lines of pay it enters. The others are notified when it is paid.
 */
export async function announceSalaries(
  tx: Tx,
  notify: Notify,
  { organizationId, period }: PayRun,
  settled: readonly Settled[],
  isPaid: (one: Settled) => boolean,
): Promise<void> {
  const news = settled.flatMap((one) => {
    const params = isPaid(one) ? linesOf(one, period) : withheldOf(one, period);
    return params ? { employeeId: one.employeeId, params } : [];
  });
  const accounts = await accountsOf(
    tx,
    organizationId,
    news.map(({ employeeId }) => employeeId),
  );
  await notify(
    tx,
    news.flatMap(({ employeeId, params }): Notice[] => {
      const accountId = accounts.get(employeeId);
      return accountId ? [{ type: 'other', accountId, params, job: { organizationId, employeeId } }] : [];
    }),
  );
}

function withheldOf({ accrued, added, taxed, deducted }: Settled, month: CompanyMonth) {
  const withheld = tiyin(accrued + added - taxed - deducted);
  return withheld > 0 ? { about: 'salaryWithheld' as const, month, withheld } : null;
}

/** A correction returns withdrawn deductions, and takes withdrawn additions back. */
function linesOf({ added: more, deducted: less }: Settled, month: CompanyMonth) {
  const added = tiyin(Math.max(0, more) + Math.max(0, 0 - less));
  const deducted = tiyin(Math.max(0, less) + Math.max(0, 0 - more));
  return added || deducted ? { about: 'salaryConfirmed' as const, month, added, deducted } : null;
}

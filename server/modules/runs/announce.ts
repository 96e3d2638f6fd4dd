import { tiyin } from '#domain/money.ts';
import type { Tx } from '../../database/database.ts';
import type { PayRun } from '../../database/tables.generated.ts';
import { accountsOf } from '../employees/index.ts';
import type { Notice, Notify } from '../notifications/index.ts';
import type { Settled } from './sql/items.ts';

/** To those whose salary is confirmed and gives them nothing: what they earned was given before. */
export async function announceWithheld(
  tx: Tx,
  notify: Notify,
  { organizationId, period: month }: PayRun,
  settled: readonly Settled[],
): Promise<void> {
  const withheldOf = ({ accrued, added, deducted }: Settled) => tiyin(accrued + added - deducted);
  const news = settled.filter((one) => withheldOf(one) > 0);
  const accounts = await accountsOf(
    tx,
    organizationId,
    news.map(({ employeeId }) => employeeId),
  );
  await notify(
    tx,
    news.flatMap((one): Notice[] => {
      const { employeeId } = one;
      const withheld = withheldOf(one);
      const accountId = accounts.get(employeeId);
      if (!accountId) return [];
      const params = { about: 'salaryWithheld' as const, month, withheld };
      return [{ type: 'other', accountId, params, job: { organizationId, employeeId } }];
    }),
  );
}

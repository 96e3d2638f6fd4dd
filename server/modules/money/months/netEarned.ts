import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { taxedAdjustmentsOf, taxOfMonth, taxRuleBy } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import type { Executor } from '../../../database/database.ts';
import { adjustmentsOf } from '../../time/attendance/index.ts';
import { groupBy } from '../../groupBy.ts';
import type { Requested } from './requested.ts';

interface Read {
  requestedOf: (id: string) => Pick<Requested, 'netBase'>;
  settingsOn: (date: CompanyDate) => PaySettings;
}

/**
 * For people paid by net amounts, reads what the days of a month come to, with adjustments after their tax. For others,
 * returns their earnings before tax.
 */
export async function readPayable(
  db: Executor,
  organizationId: string,
  period: CompanyMonth,
  people: readonly { employeeId: string }[],
  { requestedOf, settingsOn }: Read,
): Promise<(employeeId: string, earned: Tiyin) => Tiyin> {
  const bases = new Map(
    people.flatMap(({ employeeId }) => {
      const { netBase } = requestedOf(employeeId);
      return netBase === null ? [] : [[employeeId, netBase]];
    }),
  );
  if (!bases.size) return (_, earned) => earned;
  const adjusted = groupBy(
    await adjustmentsOf(db, organizationId, [period], [...bases.keys()]),
    (one) => one.employeeId,
  );
  const taxRule = taxRuleBy(settingsOn, period);
  for (const [id, own] of adjusted) {
    const netBase = bases.get(id)!;
    const amount = own.reduce((sum, one) => sum + one.amount, 0);
    const taxedAdjustments = taxedAdjustmentsOf(own, settingsOn);
    const none = tiyin(0);
    const tax = taxOfMonth({ taxRule, netBase, earned: none, additions: none, taxedAdjustments });
    bases.set(id, tiyin(netBase + amount - tax));
  }
  return (employeeId, earned) => bases.get(employeeId) ?? earned;
}

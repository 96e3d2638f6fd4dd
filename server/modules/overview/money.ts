import { companyDate, monthOf, previousMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { unpaidOf, type UnpaidMonth } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { earnedFiguresOf, figuresCountedAt } from '../analytics/index.ts';
import { readRequested, totalsOf } from '../payments/index.ts';
import { sumPayouts } from '../payouts/index.ts';

type Schemas = components['schemas'];

/** @param now epoch ms */
export async function moneyOverview(
  db: Executor,
  organizationId: string,
  now: number,
): Promise<Schemas['MoneyOverview']> {
  const month = monthOf(companyDate(now));
  const [countedAt] = await figuresCountedAt(db, organizationId, { from: month, to: month });
  const totals = await totalsOf(db, { organizationId });
  const sums = await sumPayouts(db, { organizationId, month, search: { kind: 'everyone' } });
  const paid = sums.find(({ state }) => state === 'paid');
  return {
    asOf: countedAt?.toISOString() ?? null,
    month,
    unpaid: countedAt ? await unpaid(db, organizationId, month) : null,
    // The list of requests shows both as approved.
    approved: together(totals.approved, totals.approvedAlone),
    sending: together(totals.sending),
    inDoubt: together(totals.inDoubt),
    failed: together(totals.failed),
    returned: together(totals.returned),
    paid: together(...(paid ? [paid] : [])),
  };
}

const together = (...sums: readonly Schemas['PaymentSum'][]): Schemas['PaymentSum'] => ({
  count: sums.reduce((all, { count }) => all + count, 0),
  amount: tiyin(sums.reduce((all, { amount }) => all + amount, 0)),
});

/** Of this month and the last one. */
async function unpaid(db: Executor, organizationId: string, month: CompanyMonth): Promise<Tiyin> {
  const monthsOf = new Map<string, { months: UnpaidMonth[]; owed: Tiyin }>();
  for (const period of [previousMonth(month), month]) {
    const rows = await earnedFiguresOf(db, organizationId, period);
    const requestedOf = await readRequested(
      db,
      organizationId,
      rows.map(({ employeeId }) => employeeId),
      period,
    );
    for (const { employeeId, earned } of rows) {
      const { carried, carryOver, ...given } = requestedOf(employeeId);
      const months = monthsOf.get(employeeId)?.months ?? [];
      months.push({ earned, carried, ...given });
      monthsOf.set(employeeId, { months, owed: tiyin(carried + carryOver) });
    }
  }
  return tiyin([...monthsOf.values()].reduce((sum, { months, owed }) => sum + unpaidOf(months, owed), 0));
}

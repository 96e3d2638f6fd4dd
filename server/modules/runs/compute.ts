import type { CompanyMonth } from '#domain/calendar/index.ts';
import { advanceShare, payRunAmount, type PayRunKind } from '#domain/payRun.ts';
import type { Tx } from '../../database/database.ts';
import type { PayRunItem } from '../../database/tables.generated.ts';
import { pageAtWork, readEmployees } from '../employees/index.ts';
import { moneyOfMonth, type MonthMoney } from '../payments/index.ts';
import { onTimesheet } from '../timesheet/index.ts';

/** People whose month is read at once: other requests are answered in between. */
const PORTION = 50;
const EVERYBODY = 1_000_000;

export interface Computed {
  organizationId: string;
  runId: string;
  kind: PayRunKind;
  period: CompanyMonth;
  /** Of an advance. */
  percent: number | null;
  at: Date;
}

/**
 * What the month as it stands gives each person. An advance is for those at work now; the salary of a month for everybody who
 * was at work in it, also when they are blocked or have left since. Those who would get nothing are left out.
 */
export async function computeItems(tx: Tx, run: Computed): Promise<PayRunItem[]> {
  const { organizationId, kind, period, at } = run;
  const now = at.getTime();
  const { who } = await onTimesheet(tx, {
    organizationId,
    month: period,
    unit: undefined,
    version: null,
    now,
  });
  const people = await pageAtWork(
    tx,
    who,
    { ids: who.punched, others: true },
    { limit: EVERYBODY, offset: 0 },
  );
  const items: PayRunItem[] = [];
  for (let from = 0; from < people.length; from += PORTION) {
    const ids = people.slice(from, from + PORTION).map(({ id }) => id);
    const found = [...(await readEmployees(tx, organizationId, ids)).values()];
    const paid = kind === 'advance' ? found.filter(({ status }) => status === 'active') : found;
    const moneyOf = await moneyOfMonth(tx, organizationId, paid, period, now);
    items.push(...[...moneyOf].flatMap(([id, money]) => itemOf(run, id, money)));
  }
  return items;
}

function itemOf(
  { organizationId, runId, kind, percent }: Computed,
  employeeId: string,
  money: MonthMoney,
): PayRunItem[] {
  const { salary, workingDays, daysWorked, earned, adjustments, limits, reserved, paid } = money;
  const share = percent === null ? null : advanceShare(salary, percent);
  const proposed = payRunAmount(kind, { earned, adjustments, reserved, paid, share, limits });
  if (proposed === 0) return [];
  const limit = kind === 'advance' && limits.length ? limits.reduce((a, b) => (a < b ? a : b)) : null;
  return [
    {
      ...{ organizationId, runId, employeeId, salary, workingDays, daysWorked, earned, adjustments },
      ...{ share, balanceLimit: limit, reserved, paid, proposed },
      ...{ amount: proposed, reason: null, excluded: false },
    },
  ];
}

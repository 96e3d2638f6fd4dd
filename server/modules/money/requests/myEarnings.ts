import { explainEnabled } from '#domain/accrual.ts';
import { companyDate, monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { moneyOfMonth } from '../months/index.ts';

interface WhoseMonth {
  organizationId: string;
  employee: EmployeeFacts;
  /** This one when left out. */
  month: CompanyMonth | undefined;
}

/** A person's own month as of `now`, in epoch ms. */
export async function myEarnings(
  db: Executor,
  { organizationId, employee, month: asked }: WhoseMonth,
  now: number,
): Promise<components['schemas']['MyEarnings']> {
  const thisMonth = monthOf(companyDate(now));
  const month = asked ?? thisMonth;
  const money = (await moneyOfMonth(db, organizationId, [employee], month, now)).get(employee.id)!;
  const { daysWorked, workingDays, salaryPerDay, earned, adjustments, undecided, paid } = money;
  return {
    month,
    daysWorked,
    workingDays,
    salaryPerDay,
    paid,
    requested: undecided,
    earned: tiyin(earned + adjustments),
    underWay: tiyin(money.underWay + money.approvedAlone),
    enabled: month === thisMonth && employee.status === 'active' ? explainEnabled(money).enabled : null,
  };
}

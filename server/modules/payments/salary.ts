import { explainEnabled, MINIMUM_REQUEST } from '#domain/accrual.ts';
import { companyDate, monthOf } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { defaultCardOf } from '../cards/index.ts';
import type { EmployeeFacts } from '../employees/index.ts';
import { moneyOfMonth } from './month.ts';

/** Everything that `enabled` is computed from at `now` (epoch ms), for the month of its company date. */
export async function salaryOf(
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  now: number,
): Promise<components['schemas']['Salary']> {
  const period = monthOf(companyDate(now));
  const {
    limits,
    undecided: _undecided,
    underWay: _underWay,
    approvedAlone: _approvedAlone,
    carried: _carried,
    ...money
  } = (await moneyOfMonth(db, organizationId, [employee], period, now)).get(employee.id)!;
  return {
    ...money,
    ...explainEnabled({ ...money, limits }),
    minimumRequest: MINIMUM_REQUEST,
    card: await defaultCardOf(db, organizationId, employee.id),
    status: employee.status,
  };
}

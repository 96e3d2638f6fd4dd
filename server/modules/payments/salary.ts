import { explainEnabled, MINIMUM_REQUEST } from '#domain/accrual.ts';
import { companyDate, monthOf } from '#domain/calendar/index.ts';
import { limitInForce } from '#domain/limits.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { defaultCardOf } from '../cards/index.ts';
import { limitVersionsOf, type EmployeeFacts } from '../employees/index.ts';
import { companyLimitsOf } from '../organization/index.ts';
import { moneyOfMonth } from './month.ts';

/** Everything that `enabled` is computed from at `now` (epoch ms), for the month of its company date. */
export async function salaryOf(
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  now: number,
): Promise<components['schemas']['Salary']> {
  const today = companyDate(now);
  const period = monthOf(today);
  const {
    limits,
    undecided: _undecided,
    underWay: _underWay,
    approvedAlone: _approvedAlone,
    carried: _carried,
    ...money
  } = (await moneyOfMonth(db, organizationId, [employee], period, now)).get(employee.id)!;
  const ownLimits = await limitVersionsOf(db, organizationId, [employee.id]);
  const versions = {
    company: await companyLimitsOf(db, organizationId),
    person: ownLimits(employee.id),
  };
  return {
    ...money,
    ...explainEnabled({ ...money, limits }),
    ...limitInForce(versions, today),
    minimumRequest: MINIMUM_REQUEST,
    card: await defaultCardOf(db, organizationId, employee.id),
    status: employee.status,
  };
}

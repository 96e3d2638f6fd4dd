import { tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { explainSalary } from './salary.ts';

/** Money shown on an employee's record: earned this month minus paid and reserved, and the limit in force. */
export async function balanceOf(db: Executor, organizationId: string, employee: EmployeeFacts, now: number) {
  const { earned, paid, reserved, limit } = await explainSalary(db, organizationId, employee, now);
  return { balance: tiyin(earned - paid - reserved), limit };
}

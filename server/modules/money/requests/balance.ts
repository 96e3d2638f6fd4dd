import { tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { explainSalary } from './salary.ts';

/** The balance on an employee's record: this month's earnings minus paid and reserved, and the limit in force. */
export async function balanceOf(db: Executor, organizationId: string, employee: EmployeeFacts, now: number) {
  const { earned, paid, reserved, limit } = await explainSalary(db, organizationId, employee, now);
  return { balance: tiyin(earned - paid - reserved), limit };
}

import type { Executor } from '../../database/database.ts';
import type { EmployeeFacts } from '../employees/service.ts';
import { salaryOf } from './salary.ts';

/** What a person's record shows of money: earned this month less paid and reserved, and the limit in force. */
export async function balanceOf(db: Executor, organizationId: string, employee: EmployeeFacts, now: number) {
  const { earned, paid, reserved, limit } = await salaryOf(db, organizationId, employee, now);
  return { balance: earned - paid - reserved, limit };
}

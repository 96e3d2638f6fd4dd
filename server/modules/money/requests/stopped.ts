import type { Executor } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { readEmployees } from '../../employees/records/index.ts';
import { mayReceive } from './funds.ts';

/** Whether the request is approved but may not be handed over, because its person is not active. */
export async function isStopped(db: Executor, request: PaymentRequest): Promise<boolean> {
  const { organizationId, employeeId, state, kind } = request;
  if ((state !== 'approved' && state !== 'approvedAlone') || kind === 'salary') return false;
  const person = (await readEmployees(db, organizationId, [employeeId])).get(employeeId);
  return !mayReceive(request, person?.status);
}

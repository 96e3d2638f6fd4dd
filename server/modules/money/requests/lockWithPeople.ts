import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { lockEmployees } from '../../employees/records/index.ts';
import { lockRequests, selectEmployeeIds } from './sql/requests.ts';

/**
 * Locks these requests, and their people first, as everything does that books a person's money. So a salary that is being
 * confirmed sees changes of an advance, or the change sees the salary.
 */
export async function lockWithPeople(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<PaymentRequest[]> {
  if (!ids.length) return [];
  await lockEmployees(tx, organizationId, await selectEmployeeIds(tx, organizationId, ids));
  return lockRequests(tx, organizationId, ids);
}

import { reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Executor } from '../../../../database/database.ts';

/** Ids of a person's cards with payments that are neither cancelled nor known to have arrived. */
export async function selectBusyCards(
  db: Executor,
  organizationId: string,
  employeeId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('paymentRequest')
    .select('cardId')
    .distinct()
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('state', 'in', reservingStates)
    .execute();
  return new Set(rows.map(({ cardId }) => cardId));
}

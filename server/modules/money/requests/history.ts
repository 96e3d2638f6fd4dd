import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PaymentRequest, PaymentRequestEvent } from '../../../database/tables.generated.ts';
import { newId } from '../../../identifier.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { insertEvents, selectEvents } from './sql/requestEvents.ts';

export const eventOf = (
  event: PaymentRequestEvent['event'],
  from: PaymentRequest | null,
  to: PaymentRequest,
  by: Pick<PaymentRequestEvent, 'reason' | 'byAccountId' | 'at'>,
): PaymentRequestEvent => ({
  organizationId: to.organizationId,
  id: newId(),
  requestId: to.id,
  event,
  fromState: from?.state ?? null,
  toState: to.state,
  amount: to.amount,
  ...by,
});

export const writeEvents = async (tx: Tx, rows: PaymentRequestEvent[]) => {
  if (rows.length) await insertEvents(tx, rows);
};

/** Oldest first. */
export async function historyOf(
  db: Executor,
  organizationId: string,
  requestId: string,
): Promise<components['schemas']['PaymentRequestEvent'][]> {
  const events = await selectEvents(db, organizationId, requestId);
  const names = await namesOfAccounts(db, [
    ...new Set(events.flatMap(({ byAccountId }) => byAccountId ?? [])),
  ]);
  return events.map(({ id, at, event, fromState, toState, amount, reason, byAccountId }) => ({
    id,
    at: at.toISOString(),
    event,
    fromState,
    toState,
    amount,
    reason,
    by: (byAccountId && names.get(byAccountId)) ?? null,
  }));
}

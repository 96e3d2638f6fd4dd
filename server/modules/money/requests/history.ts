import { maskPhone } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PaymentRequest, PaymentRequestEvent } from '../../../database/tables.generated.ts';
import type { AtJob } from '../../../http/operation.ts';
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

/** Oldest first. A colleague without a name is shown by phone number, which employees see masked. */
export async function historyOf(
  db: Executor,
  { organizationId, id: requestId }: Pick<PaymentRequest, 'organizationId' | 'id'>,
  role: AtJob['role'],
): Promise<components['schemas']['PaymentRequestEvent'][]> {
  const events = await selectEvents(db, organizationId, requestId);
  const names = await namesOfAccounts(db, [
    ...new Set(events.flatMap(({ byAccountId }) => byAccountId ?? [])),
  ]);
  const nameOf = (account: string | null) => {
    const name = (account && names.get(account)) ?? null;
    return name !== null && role === 'employee' ? maskPhone(name) : name;
  };
  return events.map(({ id, at, event, fromState, toState, amount, reason, byAccountId }) => ({
    id,
    at: at.toISOString(),
    event,
    fromState,
    toState,
    amount,
    reason,
    by: nameOf(byAccountId),
  }));
}

import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayoutAnswer } from '../../../database/tables.generated.ts';
import { itemAfter, newAttempt, newItem, writeAnswer, type Paid } from './items.ts';
import { findAttemptWithMoney } from './late.ts';
import { insertAttempts } from './sql/attempts.ts';
import { insertItems, selectItems, updateItem } from './sql/items.ts';

export interface SettlementByHand {
  event: components['schemas']['PayoutSettlement']['event'];
  paidOn: CompanyDate | null;
  reference: string | null;
  note: string | null;
  byAccountId: string;
  at: Date;
}

const outcomes = {
  markPaid: 'settled',
  markUnpaid: 'rejected',
  markReturned: 'returned',
} as const satisfies Record<SettlementByHand['event'], PayoutAnswer['outcome']>;

/**
 * Records what a person reports about a request's payment. The request's row is locked, and its own lifecycle has allowed
 * the event. A payout that nobody has handed over yet becomes an attempt of that person.
 */
export async function settleByHand(
  tx: Tx,
  request: Paid,
  { event, paidOn, reference, note, byAccountId, at }: SettlementByHand,
): Promise<{ provider: string }> {
  const [known] = await selectItems(tx, request.organizationId, [request.id]);
  const item = known ?? newItem(request, 'hand', at);
  if (!known) await insertItems(tx, [item]);
  const settled = itemAfter(item, event, 'employer', at);
  if (!settled) throw new Error(`a payout in ${item.state} cannot be settled by ${event}`);
  const isOwnAttempt = item.state === 'waiting';
  const tried = isOwnAttempt ? { ...item, provider: 'hand' as const } : item;
  if (isOwnAttempt) await insertAttempts(tx, [newAttempt(tried, byAccountId, at)]);
  const now = {
    ...settled,
    provider: tried.provider,
    attempts: isOwnAttempt ? item.attempts + 1 : item.attempts,
    code: null,
    nextAt: null,
    ...(event === 'markPaid' && { paidOn, reference }),
  };
  await updateItem(tx, now);
  const said = { outcome: outcomes[event], paidOn, reference, note, byAccountId };
  const n = event === 'markReturned' ? await findAttemptWithMoney(tx, now) : now.attempts;
  await writeAnswer(tx, { ...now, attempts: n }, { source: 'hand', ...said }, at);
  return { provider: now.provider };
}

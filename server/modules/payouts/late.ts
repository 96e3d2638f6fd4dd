import type { Tx } from '../../database/database.ts';
import type { PayoutAnswer, PayoutAttempt } from '../../database/tables.generated.ts';
import { answerOf, itemAfter, type When } from './items.ts';
import { insertAnswers, selectAttemptsByKey, selectLastOutcome } from './sql/attempts.ts';
import { selectItems, updateItem } from './sql/items.ts';

export interface NotedLate {
  requestId: string;
  attempt: PayoutAttempt;
  /** What waits to go out again is paid by it, and does not. */
  stops: boolean;
  answer: Pick<PayoutAnswer, 'source' | 'reference' | 'paidOn' | 'note' | 'byAccountId'>;
}

export const attemptsByKey = async (
  tx: Tx,
  organizationId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PayoutAttempt>> =>
  new Map((await selectAttemptsByKey(tx, organizationId, keys)).map((attempt) => [attempt.key, attempt]));

/** Whether the last that was heard of an attempt is that it was refused: that it is paid is then news. */
export async function isRefused(tx: Tx, organizationId: string, key: string): Promise<boolean> {
  const attempt = (await attemptsByKey(tx, organizationId, [key])).get(key);
  return attempt !== undefined && (await selectLastOutcome(tx, attempt)) === 'rejected';
}

/** Writes that an attempt which had been refused is paid; the request's row is locked. */
export async function notePaidLate(
  tx: Tx,
  { organizationId, at }: When,
  { requestId, attempt, stops, answer }: NotedLate,
): Promise<void> {
  const [item] = await selectItems(tx, organizationId, [requestId]);
  if (!item) throw new Error('an attempt without a payout');
  const said = answerOf({ ...item, attempts: attempt.n }, { ...answer, outcome: 'settled' }, at);
  await insertAnswers(tx, [said]);
  if (!stops) return;
  const paid = itemAfter(item, 'settle', 'system', at);
  if (!paid) throw new Error(`a payout in ${item.state} cannot be paid by an attempt before`);
  const { provider, cardId } = attempt;
  const { paidOn, reference } = said;
  await updateItem(tx, { ...paid, provider, cardId, paidOn, reference, code: null, nextAt: null });
}

import type { Executor, Tx } from '../../../database/database.ts';
import type { PayoutAnswer, PayoutAttempt, PayoutItem } from '../../../database/tables.generated.ts';
import { newAnswer, itemAfter, type When } from './items.ts';
import {
  insertAnswers,
  selectAnswers,
  selectAttempts,
  selectAttemptsByKey,
  selectLastOutcome,
} from './sql/attempts.ts';
import { selectItems, updateItem } from './sql/items.ts';

export interface NotedLate {
  requestId: string;
  attempt: PayoutAttempt;
  /** Whether the request has not been sent again: then this attempt pays it, and it is not sent. */
  stops: boolean;
  answer: Pick<PayoutAnswer, 'source' | 'reference' | 'paidOn' | 'note' | 'byAccountId'>;
}

export const readAttemptsByKey = async (
  tx: Tx,
  organizationId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PayoutAttempt>> =>
  new Map((await selectAttemptsByKey(tx, organizationId, keys)).map((attempt) => [attempt.key, attempt]));

/** Whether the last answer to an attempt is a refusal; only then is it news that the attempt was paid. */
export async function isRefused(tx: Tx, organizationId: string, key: string): Promise<boolean> {
  const attempt = (await readAttemptsByKey(tx, organizationId, [key])).get(key);
  return attempt !== undefined && (await selectLastOutcome(tx, attempt)) === 'rejected';
}

/** Attempts at a request whose last answer is a refusal. */
export async function readRefusedAttempts(
  db: Executor,
  organizationId: string,
  requestId: string,
): Promise<PayoutAttempt[]> {
  const [item] = await selectItems(db, organizationId, [requestId]);
  if (!item) return [];
  const attempts = await selectAttempts(db, organizationId, item.id);
  const answers = await selectAnswers(db, organizationId, item.id);
  return attempts.filter(({ n }) => answers.findLast((answer) => answer.n === n)?.outcome === 'rejected');
}

/** Records that a refused attempt was paid after all; the request's row is locked. */
export async function notePaidLate(
  tx: Tx,
  { organizationId, at }: When,
  { requestId, attempt, stops, answer }: NotedLate,
): Promise<void> {
  const [item] = await selectItems(tx, organizationId, [requestId]);
  if (!item) throw new Error('an attempt without a payout');
  const said = newAnswer({ ...item, attempts: attempt.n }, { ...answer, outcome: 'settled' }, at);
  await insertAnswers(tx, [said]);
  if (stops) await settleItem(tx, item, attempt, said);
}

async function settleItem(
  tx: Tx,
  item: PayoutItem,
  { provider, cardId, amount }: PayoutAttempt,
  { at, paidOn, reference }: PayoutAnswer,
): Promise<void> {
  const paid = itemAfter(item, 'settle', 'system', at);
  if (!paid) throw new Error(`a payout in ${item.state} cannot be paid by an attempt before`);
  await updateItem(tx, { ...paid, provider, cardId, amount, paidOn, reference, code: null, nextAt: null });
}

/**
 * The number of the attempt that paid: the last one, unless it was refused or came back and an earlier one turned out to
 * be paid.
 */
export async function findAttemptWithMoney(tx: Tx, item: PayoutItem): Promise<number> {
  if (item.attempts < 2) return item.attempts;
  const answers = await selectAnswers(tx, item.organizationId, item.id);
  const lastOf = (n: number) => answers.findLast((answer) => answer.n === n)?.outcome;
  const last = lastOf(item.attempts);
  if (last !== 'rejected' && last !== 'returned') return item.attempts;
  const earlier = Array.from({ length: item.attempts - 1 }, (_, place) => place + 1);
  return earlier.find((n) => lastOf(n) === 'settled') ?? item.attempts;
}

/**
 * Settles failed or returned payouts by an earlier attempt that is known to be paid, which was recorded while a later one
 * was under way. Resolves to these attempts and answers, by request. The requests' rows are locked.
 */
export async function settleByEarlierAttempt(
  tx: Tx,
  { organizationId, at }: When,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, { attempt: PayoutAttempt; answer: PayoutAnswer }>> {
  const settled = new Map<string, { attempt: PayoutAttempt; answer: PayoutAnswer }>();
  for (const item of await selectItems(tx, organizationId, requestIds)) {
    if (item.attempts < 2) continue;
    const attempts = await selectAttempts(tx, organizationId, item.id);
    const answers = await selectAnswers(tx, organizationId, item.id);
    const lastOf = ({ n }: PayoutAttempt) => answers.findLast((answer) => answer.n === n);
    const attempt = attempts.find((one) => lastOf(one)?.outcome === 'settled');
    if (!attempt) continue;
    const answer = lastOf(attempt)!;
    await settleItem(tx, item, attempt, { ...answer, at });
    settled.set(item.requestId, { attempt, answer });
  }
  return settled;
}

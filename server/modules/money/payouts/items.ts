import { decide, type Party } from '#machines/lifecycles/lifecycle.ts';
import { payoutMachine } from '#machines/lifecycles/payoutMachine.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type {
  PaymentRequest,
  PayoutAnswer,
  PayoutAttempt,
  PayoutItem,
} from '../../../database/tables.generated.ts';
import { newId } from '../../../identifier.ts';
import { currentProvider } from './provider.ts';
import { insertAnswers, insertAttempts, selectAttempts } from './sql/attempts.ts';
import { insertItems, selectItems, updateItem } from './sql/items.ts';

export interface When {
  organizationId: string;
  at: Date;
}

export type Paid = Pick<
  PaymentRequest,
  'organizationId' | 'id' | 'employeeId' | 'period' | 'cardId' | 'amount'
>;

/** When the job takes a payout; null for those that the company pays itself or by registers. */
const dueAt = (provider: PayoutItem['provider'], at: Date): Date | null =>
  provider === 'hand' || provider === 'file' ? null : at;

/** A payout without attempts. */
export const newItem = (request: Paid, provider: PayoutItem['provider'], at: Date): PayoutItem => ({
  organizationId: request.organizationId,
  id: newId(),
  requestId: request.id,
  employeeId: request.employeeId,
  period: request.period,
  cardId: request.cardId,
  provider,
  amount: request.amount,
  state: 'waiting',
  attempts: 0,
  code: null,
  reference: null,
  paidOn: null,
  createdAt: at,
  changedAt: at,
  nextAt: dueAt(provider, at),
  looks: 0,
  missed: 0,
});

/** The item after an event of its lifecycle; undefined when the event is illegal. */
export function itemAfter(item: PayoutItem, verb: string, by: Party, at: Date): PayoutItem | undefined {
  const decision = decide(payoutMachine, item.state, verb, by);
  if (!decision.legal) return undefined;
  return { ...item, state: decision.state as PayoutItem['state'], changedAt: at };
}

/** The next attempt at an item. Its key never changes. */
export const newAttempt = (item: PayoutItem, byAccountId: string | null, at: Date): PayoutAttempt => ({
  organizationId: item.organizationId,
  itemId: item.id,
  n: item.attempts + 1,
  at,
  byAccountId,
  provider: item.provider,
  cardId: item.cardId,
  amount: item.amount,
  registerId: null,
  key: `${item.id}.${item.attempts + 1}`,
});

export type NewAnswer = Pick<PayoutAnswer, 'source' | 'outcome'> &
  Partial<Pick<PayoutAnswer, 'code' | 'reference' | 'paidOn' | 'note' | 'byAccountId'>>;

/** An answer to an item's last attempt. */
export const newAnswer = (
  { organizationId, id: itemId, attempts: n }: PayoutItem,
  {
    source,
    outcome,
    code = null,
    reference = null,
    paidOn = null,
    note = null,
    byAccountId = null,
  }: NewAnswer,
  at: Date,
): PayoutAnswer => ({
  organizationId,
  id: newId(),
  itemId,
  n,
  at,
  source,
  outcome,
  code,
  reference,
  paidOn,
  note,
  byAccountId,
});

export const writeAnswer = async (tx: Tx, item: PayoutItem, answer: NewAnswer, at: Date): Promise<void> => {
  await insertAnswers(tx, [newAnswer(item, answer, at)]);
};

/**
 * Who pays approved requests: the company's provider, the company itself this time, or the one whom an earlier approval
 * chose.
 */
export type PaidBy = 'provider' | 'hand' | 'asChosen';

/**
 * Updates payouts after their requests changed; the requests' rows are locked. Approved ones become due at the company's
 * provider, again when an earlier payout failed or came back; those of cancelled requests are cancelled. While an
 * approval can be undone, the payout remembers who was chosen to pay it.
 */
export async function followRequests(
  tx: Tx,
  { organizationId, at }: When,
  requests: readonly (Paid & Pick<PaymentRequest, 'state'>)[],
  paidBy: PaidBy = 'provider',
): Promise<void> {
  const items = await selectItems(
    tx,
    organizationId,
    requests.map(({ id }) => id),
  );
  const isApproved = requests.some(({ state }) => state === 'approved' || state === 'approvedAlone');
  const providers = isApproved && paidBy !== 'hand' ? await currentProvider(tx, organizationId) : 'hand';
  for (const item of items) {
    const { state, amount, cardId } = requests.find(({ id }) => id === item.requestId)!;
    const provider = paidBy === 'asChosen' && item.provider === 'hand' ? 'hand' : providers;
    if (state === 'approved') {
      const again = itemAfter(item, 'retry', 'system', at);
      const nextAt = dueAt(provider, at);
      if (again) await updateItem(tx, { ...again, amount, cardId, provider, nextAt, ...unanswered });
    } else if (state === 'approvedAlone') {
      await updateItem(tx, { ...item, provider });
    } else {
      const before = await restoreLastProvider(tx, item);
      const cancelled = state === 'cancelled' ? itemAfter(before, 'cancel', 'system', at) : undefined;
      if (cancelled) await updateItem(tx, { ...cancelled, nextAt: null });
      else if (before !== item) await updateItem(tx, before);
    }
  }
  if (providers === 'hand') return;
  const known = new Set(items.map(({ requestId }) => requestId));
  const due = requests.filter(({ id, state }) => state === 'approved' && !known.has(id));
  if (due.length)
    await insertItems(
      tx,
      due.map((request) => newItem(request, providers, at)),
    );
}

/** Resets the provider of an undelivered payout to that of its last attempt. */
async function restoreLastProvider(tx: Tx, item: PayoutItem): Promise<PayoutItem> {
  if (!isItemUndelivered(item)) return item;
  const last = (await selectAttempts(tx, item.organizationId, item.id)).at(-1);
  return last && last.provider !== item.provider ? { ...item, provider: last.provider } : item;
}

/** Whether the payout failed or came back. */
export const isItemUndelivered = (item: Pick<PayoutItem, 'state'> | undefined): boolean =>
  item?.state === 'failed' || item?.state === 'returned';

/** Requests whose payout failed or came back, also while the next approval can be undone. */
export async function findUndelivered(
  db: Executor,
  organizationId: string,
  requestIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const items = await selectItems(db, organizationId, requestIds);
  return new Set(items.filter(isItemUndelivered).map(({ requestId }) => requestId));
}

const unanswered = { code: null, reference: null, paidOn: null } as const;

/** Creates the payouts of requests that were paid before payouts were recorded. */
export async function notePaid(
  tx: Tx,
  paid: readonly { request: Paid; at: Date; paidOn: PayoutItem['paidOn'] }[],
): Promise<void> {
  if (!paid.length) return;
  const items = paid.map(({ request, at, paidOn }): PayoutItem => ({
    ...newItem(request, 'hand', at),
    state: 'paid',
    attempts: 1,
    paidOn,
  }));
  await insertItems(tx, items);
  await insertAttempts(
    tx,
    items.map((item) => newAttempt({ ...item, attempts: 0 }, null, item.changedAt)),
  );
  for (const item of items)
    await writeAnswer(tx, item, { source: 'hand', outcome: 'settled', paidOn: item.paidOn }, item.changedAt);
}

import { companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayoutAttempt, PayoutItem } from '../../../database/tables.generated.ts';
import type { PayoutNews, PayoutOrder, PayoutProvider } from '../../../providers/payouts/provider.ts';
import { cardNumbersOf } from '../cards/index.ts';
import { itemAfter, newAttempt, writeAnswer } from './items.ts';
import { cachedProvider } from './provider.ts';
import { insertAttempts, selectAttempts } from './sql/attempts.ts';
import { lockItem } from './sql/due.ts';
import { updateItem } from './sql/items.ts';
import { selectSettings } from './sql/settings.ts';

/** Longer than a call may take: an attempt without an answer by then was cut off, and the provider is asked about it. */
export const ANSWERED_WITHIN_MS = 30_000;
const FIRST_LOOK_MS = 5_000;
const LAST_LOOK_MS = 10 * 60_000;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
/** The delay doubles with each lookup. */
const nextLook = (at: Date, looks: number) =>
  later(at, Math.min(FIRST_LOOK_MS * 2 ** Math.min(looks, 10), LAST_LOOK_MS));

/** The provider call that the job makes after the payout is committed. */
export interface Step {
  call: 'submit' | 'lookup';
  item: PayoutItem;
  order: PayoutOrder;
  provider: PayoutProvider;
}

/** The event that a payout's change sends to its request. */
export type RequestVerb = 'send' | 'doubt' | 'pay' | 'fail' | 'return';

export interface Taken {
  /** Undefined: nothing to call. */
  step?: Step;
  /** Undefined: the request stays as it is. */
  verb?: RequestVerb;
  provider: string;
}

/**
 * Takes a due payout; its request's row is locked. A waiting payout gets an attempt, which is committed before the
 * provider is called. One that was being sent and got no answer becomes in doubt, and one under way is looked up.
 */
export async function takeDue(
  services: Services,
  tx: Tx,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<Taken | undefined> {
  const at = services.clock.date();
  const item = await lockItem(tx, organizationId, id);
  if (!item?.nextAt || item.nextAt > at) return undefined;
  const settings = await selectSettings(tx, organizationId);
  const provider = cachedProvider(services.config, settings);
  if (item.state === 'waiting') {
    if (!provider || !settings) {
      await updateItem(tx, { ...item, provider: 'hand', nextAt: null });
      return undefined;
    }
    const sending = itemAfter({ ...item, provider: settings.provider }, 'send', 'system', at)!;
    const attempt = newAttempt(sending, null, at);
    await insertAttempts(tx, [attempt]);
    const nextAt = later(at, ANSWERED_WITHIN_MS);
    const taken = {
      ...sending,
      attempts: attempt.n,
      nextAt,
      looks: 0,
      missed: 0,
      code: null,
      reference: null,
    };
    await updateItem(tx, taken);
    const order = await orderOf(services, tx, taken, attempt);
    return { step: { call: 'submit', item: taken, order, provider }, verb: 'send', provider: taken.provider };
  }
  const cutOff = item.state === 'sending' ? itemAfter(item, 'doubt', 'system', at) : undefined;
  const asked = { ...(cutOff ?? item), nextAt: later(at, ANSWERED_WITHIN_MS), looks: item.looks + 1 };
  await updateItem(tx, asked);
  if (cutOff) await writeAnswer(tx, asked, { source: 'sending', outcome: 'unknown', code: 'cutOff' }, at);
  const attempt = (await selectAttempts(tx, organizationId, id)).at(-1);
  const order = attempt && (await orderOf(services, tx, asked, attempt));
  return {
    // Only the provider that got it is asked: another provider, or other settings, knows nothing of it.
    ...(order &&
      provider &&
      settings?.provider === item.provider && {
        step: { call: 'lookup' as const, item: asked, order, provider },
      }),
    ...(cutOff && { verb: 'doubt' as const }),
    provider: item.provider,
  };
}

async function orderOf(
  services: Services,
  tx: Tx,
  { organizationId, reference }: PayoutItem,
  { key, amount, at, cardId }: PayoutAttempt,
): Promise<PayoutOrder> {
  const cardNumber = (await cardNumbersOf(services, tx, organizationId, [cardId])).get(cardId) ?? '';
  return { key, amount, at, cardNumber, reference };
}

/**
 * Records a provider's answer about an attempt, and moves the payout accordingly; the request's row is locked. Undefined
 * when the answer is about an earlier attempt, or a person has settled the payout meanwhile. `notFound` counts at the
 * second lookup, once the provider had time to become consistent.
 */
export async function recordNews(
  services: Services,
  tx: Tx,
  { call, item: before, order, provider }: Step,
  news: PayoutNews,
): Promise<{ verb?: RequestVerb; item: PayoutItem } | undefined> {
  const at = services.clock.date();
  const item = await lockItem(tx, before.organizationId, before.id);
  if (!item || item.attempts !== before.attempts || item.state !== before.state) return undefined;
  const missed = item.missed + (news.outcome === 'notFound' && call === 'lookup' ? 1 : 0);
  const isLost = missed >= 2 && at.getTime() - order.at.getTime() >= provider.consistentAfterMs;
  const outcome = isLost ? 'rejected' : news.outcome;
  const code = isLost ? 'notSent' : (news.code ?? null);
  const { itemVerb, verb } = transitionsFor(item.state, outcome);
  const moved = itemVerb ? itemAfter(item, itemVerb, 'system', at) : undefined;
  const isOver = moved && ['paid', 'failed', 'returned'].includes(moved.state);
  const isPaid = (moved ?? item).state === 'paid';
  const mayReturn = moved && isPaid && provider.returnsWithinMs !== null;
  // Without an answer it is not known whether the money came back.
  const isUnanswered = isPaid && news.outcome === 'unknown';
  const next = {
    ...(moved ?? item),
    missed,
    code,
    reference: news.reference ?? item.reference,
    ...(moved?.state === 'paid' && { paidOn: companyDate(at.getTime()) }),
    ...(moved?.state === 'returned' && { paidOn: null }),
    nextAt: mayReturn
      ? later(at, provider.returnsWithinMs!)
      : (isOver || isPaid) && !isUnanswered
        ? null
        : nextLook(at, item.looks),
  };
  await updateItem(tx, next);
  const source = call === 'submit' ? 'sending' : 'asking';
  if (moved || code !== item.code)
    await writeAnswer(tx, next, { source, outcome, code, reference: next.reference }, at);
  return { ...(moved && verb && { verb }), item: next };
}

/** The events that an outcome sends to the payout and its request; none when it says nothing new. */
function transitionsFor(
  state: PayoutItem['state'],
  outcome: PayoutNews['outcome'],
): { itemVerb?: string; verb?: RequestVerb } {
  if (state === 'paid') return outcome === 'returned' ? { itemVerb: 'return', verb: 'return' } : {};
  switch (outcome) {
    case 'settled':
      return { itemVerb: 'settle', verb: 'pay' };
    case 'rejected':
    case 'returned':
      return { itemVerb: 'reject', verb: 'fail' };
    case 'accepted':
      return state === 'inDoubt' ? { itemVerb: 'accept', verb: 'send' } : { itemVerb: 'accept' };
    case 'notFound':
    case 'unknown':
      return state === 'sending' ? { itemVerb: 'doubt', verb: 'doubt' } : {};
  }
}

import { tiyin } from '#domain/money.ts';
import { readAnswer, valueAt, type GatewayAnswer } from '../gateway.ts';
import type { BalanceNews, PayoutNews, PayoutOrder, PayoutProvider } from './provider.ts';

export interface MulticardSettings {
  url: string;
  applicationId: string;
  secret: string;
  storeId: string;
}

/** Above it Multicard asks for the receiver's papers, which are not kept; tiyin. */
const MOST = 1_000_000_000;
const HISTORY_PAGE = 100;
const DAY_MS = 86_400_000;

/** Errors after which no money moves. Whatever else goes wrong may have moved it. */
const finalErrors: ReadonlySet<string> = new Set([
  'ERROR_FIELDS',
  'ERROR_CARD_NOT_FOUND',
  'ERROR_CARD_EXPIRED',
  'ERROR_INSUFFICIENT_FUNDS',
  'ERROR_ACCESS_DENIED',
]);

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : null;

/** A payment as Multicard shows it. A draft has moved no money, and may still be confirmed by a call under way. */
function newsOf(payment: unknown): PayoutNews {
  const reference = text(valueAt(payment, 'uuid'));
  const code = text(valueAt(payment, 'ps_response_code'));
  const status = valueAt(payment, 'status');
  if (status === 'success') return { outcome: 'settled', reference };
  if (status === 'error') return { outcome: 'rejected', reference, code: code ?? 'error' };
  if (status === 'revert') return { outcome: 'returned', reference, code };
  if (status === 'progress' || status === 'billing') return { outcome: 'accepted', reference };
  if (status === 'draft') return { outcome: 'notFound', reference, code: 'draft' };
  return { outcome: 'unknown', reference, code: 'statusUnknown' };
}

const SIGN_IN_WITHIN_MS = 15_000;

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** `2026-11-18 09:00:00`, in the provider's GMT+5. */
const theirTime = (at: number) => new Date(at + 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Pays to cards by Multicard's credit payments: a draft first, whose number is kept before it is confirmed. Its webhook is
 * not needed, because its state is asked for.
 */
export function multicardPayouts({ url, applicationId, secret, storeId }: MulticardSettings): PayoutProvider {
  let token: string | undefined;

  async function send(path: string, method: string, body: object | undefined, signal: AbortSignal) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    });
    return readAnswer(answer);
  }

  let signingIn: Promise<GatewayAnswer> | undefined;
  /** One sign-in for all calls that need it: a new token may end the previous one. No single call may abort it for the others. */
  const signIn = async (signal: AbortSignal): Promise<GatewayAnswer> => {
    // Checked before it begins: an error of a sign-in that nobody awaits would be lost.
    signal.throwIfAborted();
    signingIn ??= signInOnce(AbortSignal.timeout(SIGN_IN_WITHIN_MS)).finally(() => (signingIn = undefined));
    return untilAborted(signingIn, signal);
  };

  async function signInOnce(signal: AbortSignal): Promise<GatewayAnswer> {
    token = undefined;
    const answer = await send('/auth', 'POST', { application_id: applicationId, secret }, signal);
    token = text(valueAt(answer.json, 'token')) === null ? undefined : String(valueAt(answer.json, 'token'));
    return answer;
  }

  /** Signs in when there is no token, or it is no longer accepted. */
  async function call(path: string, method: string, body: object | undefined, signal: AbortSignal) {
    if (token === undefined) {
      const signedIn = await signIn(signal);
      if (token === undefined) throw new Error(`Multicard refused the sign-in: ${signedIn.status}`);
    }
    const used = token;
    const answer = await send(path, method, body, signal);
    if (answer.status !== 401) return answer;
    if (token === used) await signIn(signal);
    return send(path, method, body, signal);
  }

  const isDone = ({ json }: GatewayAnswer) => valueAt(json, 'success') === true;
  const codeOf = ({ json, status }: GatewayAnswer) => text(valueAt(json, 'error', 'code')) ?? `http${status}`;

  function problem(answer: GatewayAnswer): PayoutNews {
    const code = codeOf(answer);
    const isFinal = valueAt(answer.json, 'success') === false && finalErrors.has(code);
    return { outcome: isFinal ? 'rejected' : 'unknown', code };
  }

  async function inHistory({ key, at }: PayoutOrder, signal: AbortSignal): Promise<PayoutNews> {
    const from = encodeURIComponent(theirTime(at.getTime() - DAY_MS));
    const to = encodeURIComponent(theirTime(at.getTime() + 2 * DAY_MS));
    for (let offset = 0; ; offset += HISTORY_PAGE) {
      const query = `offset=${offset}&limit=${HISTORY_PAGE}&start_date=${from}&end_date=${to}`;
      const path = `/payment/store/${encodeURIComponent(storeId)}/credit-history?${query}`;
      const answer = await call(path, 'GET', undefined, signal);
      const list = valueAt(answer.json, 'data', 'list');
      if (!isDone(answer) || !Array.isArray(list)) return { outcome: 'unknown', code: codeOf(answer) };
      const own = (list as unknown[]).find((one) => valueAt(one, 'store_invoice_id') === key);
      if (own) return newsOf(own);
      if (list.length < HISTORY_PAGE) return { outcome: 'notFound' };
    }
  }

  const refusedBy = ({ status, json }: GatewayAnswer): BalanceNews => ({
    refused: status < 500 && valueAt(json, 'success') === false ? 'providerRefused' : 'providerUnreachable',
  });

  function walletIn(answer: GatewayAnswer): BalanceNews {
    if (!isDone(answer)) return refusedBy(answer);
    const balance = valueAt(answer.json, 'data', 'wallet_sum');
    return { balance: typeof balance === 'number' && Number.isSafeInteger(balance) ? tiyin(balance) : null };
  }

  async function check(signal: AbortSignal): Promise<BalanceNews> {
    const signedIn = await signIn(signal);
    if (token === undefined) return refusedBy(signedIn);
    return walletIn(await send('/payment/application', 'GET', undefined, signal));
  }

  const reached = (ask: () => Promise<BalanceNews>): Promise<BalanceNews> =>
    ask().catch(() => ({ refused: 'providerUnreachable' }));

  return {
    consistentAfterMs: 30 * 60_000,
    returnsWithinMs: DAY_MS,
    submit: async ({ key, amount, cardNumber }, keep, signal) => {
      if (amount > MOST) return { outcome: 'rejected', code: 'aboveTenMillion' };
      const order = {
        card: { pan: cardNumber },
        amount,
        store_id: storeId,
        invoice_id: key,
        confirmable: true,
      };
      const drafted = await call('/payment/credit', 'POST', order, signal);
      const uuid = text(valueAt(drafted.json, 'data', 'uuid'));
      if (!isDone(drafted) || uuid === null) return problem(drafted);
      await keep(uuid);
      const confirmed = await call(`/payment/credit/${encodeURIComponent(uuid)}`, 'PUT', {}, signal);
      if (!isDone(confirmed)) return { reference: uuid, ...problem(confirmed) };
      const news = newsOf(valueAt(confirmed.json, 'data'));
      return {
        ...news,
        reference: uuid,
        ...(news.outcome === 'notFound' && { outcome: 'unknown' as const }),
      };
    },
    lookup: async (order, signal) => {
      if (order.reference === null) return inHistory(order, signal);
      const answer = await call(
        `/payment/credit/${encodeURIComponent(order.reference)}`,
        'GET',
        undefined,
        signal,
      );
      if (isDone(answer)) return newsOf(valueAt(answer.json, 'data'));
      return codeOf(answer) === 'ERROR_NOT_FOUND'
        ? inHistory(order, signal)
        : { outcome: 'unknown', code: codeOf(answer) };
    },
    check: (signal) => reached(() => check(signal)),
    balance: (signal) =>
      reached(async () =>
        token === undefined
          ? check(signal)
          : walletIn(await call('/payment/application', 'GET', undefined, signal)),
      ),
  };
}

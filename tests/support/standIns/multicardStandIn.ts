import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '#server/identifier.ts';

/**
 * What goes wrong with the next call of its kind, before it has done anything or after. `cut` ends the connection without an
 * answer; `hang` keeps it open and never answers.
 */
export type StandInFault =
  | 'cutBefore'
  | 'cutAfter'
  | 'hangBefore'
  | 'hangAfter'
  | 'html'
  | 'status500'
  | 'slowProgress'
  | 'declined'
  | 'expiredCard'
  | 'unknownError'
  | 'expiredToken';

interface Payment {
  uuid: string;
  store_invoice_id: string;
  payment_amount: number;
  status: 'draft' | 'progress' | 'success' | 'error' | 'revert';
  card_pan: string;
}

/** Keys that it takes. */
export const standInKeys = { applicationId: 'davomat-app', secret: 'davomat-secret', storeId: '77' };

/** A Multicard of our own, with books that say what was really paid. Each fault happens once, to the call it is set for. */
export async function startMulticard() {
  const payments = new Map<string, Payment>();
  const faults: { draft: StandInFault[]; confirm: StandInFault[]; read: StandInFault[] } = {
    draft: [],
    confirm: [],
    read: [],
  };
  /**
   * Called when a payment has been written down, before it is answered; when a call is left without an answer; and when a
   * question is asked, whose answer waits for it.
   */
  const watch: {
    written?: (kind: 'draft' | 'confirm') => void;
    hung?: () => void;
    asked?: (() => Promise<void>) | undefined;
  } = {};
  let tokens = 0;
  const valid = new Set<string>();

  const json = (response: ServerResponse, body: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const succeed = (response: ServerResponse, data: unknown) => json(response, { success: true, data });
  const fail = (response: ServerResponse, code: string, status = 200) =>
    json(response, { success: false, error: { code, details: 'stand-in' } }, status);

  /** Whether the call is over without having done anything. */
  function spoilBefore(fault: StandInFault | undefined, response: ServerResponse): boolean {
    if (fault === 'cutBefore') response.destroy();
    else if (fault === 'hangBefore') watch.hung?.();
    else if (fault === 'expiredCard') fail(response, 'ERROR_CARD_EXPIRED', 400);
    else if (fault === 'expiredToken') {
      valid.clear();
      fail(response, 'ERROR_ACCESS_DENIED', 401);
    } else return false;
    return true;
  }

  /** Whether the answer of what was done is lost. */
  function spoilAfter(fault: StandInFault | undefined, response: ServerResponse): boolean {
    if (fault === 'cutAfter') response.destroy();
    else if (fault === 'hangAfter') watch.hung?.();
    else if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>502</h1>');
    else if (fault === 'status500') fail(response, 'ERROR_UNKNOWN', 500);
    else if (fault === 'unknownError') fail(response, 'ERROR_CALLBACK_TIMEOUT');
    else return false;
    return true;
  }

  function handle({ method, url }: IncomingMessage, body: Record<string, unknown>, response: ServerResponse) {
    const path = new URL(url ?? '/', 'http://stand-in').pathname;
    if (path === '/payment/credit' && method === 'POST') {
      const fault = faults.draft.shift();
      if (spoilBefore(fault, response)) return;
      const { pan } = body['card'] as { pan: string };
      const payment: Payment = {
        ...{ uuid: newId(), store_invoice_id: String(body['invoice_id']), status: 'draft' },
        ...{ payment_amount: Number(body['amount']), card_pan: pan },
      };
      payments.set(payment.uuid, payment);
      watch.written?.('draft');
      return spoilAfter(fault, response) || succeed(response, payment);
    }
    const payment = payments.get(path.split('/').at(-1) ?? '');
    if (path.startsWith('/payment/credit/') && method === 'PUT') {
      const fault = faults.confirm.shift();
      if (spoilBefore(fault, response)) return;
      if (!payment) return fail(response, 'ERROR_NOT_FOUND', 404);
      if (payment.status !== 'draft') return fail(response, 'ERROR_PAYMENT_APPLIED', 400);
      payment.status = fault === 'slowProgress' ? 'progress' : fault === 'declined' ? 'error' : 'success';
      watch.written?.('confirm');
      return spoilAfter(fault, response) || succeed(response, payment);
    }
    const fault = faults.read.shift();
    if (spoilBefore(fault, response) || spoilAfter(fault, response)) return;
    if (path.startsWith('/payment/credit/'))
      return payment ? succeed(response, payment) : fail(response, 'ERROR_NOT_FOUND', 404);
    if (path.endsWith('/credit-history')) return succeed(response, { list: [...payments.values()] });
    if (path === '/payment/application') return succeed(response, { wallet_sum: 500_000_000 });
    return fail(response, 'ERROR_NOT_FOUND', 404);
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>;
      if (request.url === '/auth') {
        if (body['application_id'] !== standInKeys.applicationId || body['secret'] !== standInKeys.secret)
          return void fail(response, 'ERROR_ACCESS_DENIED', 400);
        tokens += 1;
        const token = `token-${tokens}`;
        valid.add(token);
        return void json(response, { token, role: 'app', expiry: '2030-01-01 00:00:00' });
      }
      if (!valid.has(request.headers.authorization?.slice('Bearer '.length) ?? ''))
        return void fail(response, 'ERROR_ACCESS_DENIED', 401);
      const answer = () => handle(request, body, response);
      const held = request.method === 'GET' ? watch.asked?.() : undefined;
      if (held) void held.then(answer);
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  /** Attempts of one payout whose money is with the person: the beginning of their keys is the payout's id. */
  const paidFor = (itemId: string) =>
    [...payments.values()].filter(
      (one) => one.store_invoice_id.startsWith(itemId) && one.status === 'success',
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    watch,
    payments,
    paidFor,
    /** What was in progress is paid, and what was paid comes back. */
    progress: () => {
      for (const one of payments.values()) if (one.status === 'progress') one.status = 'success';
    },
    revert: () => {
      for (const one of payments.values()) if (one.status === 'success') one.status = 'revert';
    },
    forget: () => payments.clear(),
    /** Nothing is on its books, and nothing goes wrong. */
    reset: () => {
      payments.clear();
      for (const list of Object.values(faults)) list.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type MulticardStandIn = Awaited<ReturnType<typeof startMulticard>>;

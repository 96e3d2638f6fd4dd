import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  company,
  review,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';

usePayments();

interface Range {
  amountFrom?: number;
  amountTo?: number;
}
type By = typeof company.employer | typeof company.employee;
interface Answer {
  status: number;
  body: unknown;
}
interface List {
  list: (query: Range, as: By) => Promise<Answer>;
  file: (range: Range) => Promise<Answer>;
  /** Of the file, where the amount is. */
  column: number;
}
interface Page {
  items: { amount: number }[];
  total: number;
}

const sheet = { format: 'csv', language: 'ru' } as const;
/** Each list of money, as an employer and an employee see it, and its file. */
const lists: Record<string, List> = {
  requests: {
    list: (query, as) => server.call('listPaymentRequests', { as, query }),
    file: (range) =>
      server.call('exportPaymentRequests', { as: company.employer, body: { ...sheet, ...range } }),
    column: 3,
  },
  payments: {
    list: (query, as) => server.call('listPayouts', { as, query }),
    file: (range) => server.call('exportPayouts', { as: company.employer, body: { ...sheet, ...range } }),
    column: 1,
  },
  transactions: {
    list: (query, as) => server.call('listTransactions', { as, query: { show: 'steps', ...query } }),
    file: (range) =>
      server.call('exportTransactions', {
        as: company.employer,
        body: { ...sheet, show: 'steps', ...range },
      }),
    column: 5,
  },
};

/** Paid: a request, a payment and two transactions of each amount, tiyin. */
const AMOUNTS = [10_000_000, 20_000_000, 30_000_000];

beforeEach(async () => {
  await workedDays();
  for (const amount of AMOUNTS) {
    const { id } = bodyOf(await ask(amount));
    bodyOf(await review([id], 'approve'));
    bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: '2026-11-18' }));
  }
});

const inOrder = (amounts: readonly number[]) => [...new Set(amounts)].sort((a, b) => a - b);

describe.each(Object.entries(lists))('the list of %s', (_, { list, file, column }) => {
  const found = async (range: Range, as: By = company.employer) => {
    const { status, body } = await list(range, as);
    expect(status).toBe(200);
    const { items, total } = body as Page;
    expect(total).toBe(items.length);
    return inOrder(items.map(({ amount }) => amount));
  };
  /** So'm. */
  const inFile = async (range: Range) => {
    const { status, body } = await file(range);
    expect(status).toBe(200);
    const { data } = Papa.parse<string[]>(String(body).slice(1), { skipEmptyLines: true });
    return inOrder(data.slice(1).map((cells) => Number(cells[column])));
  };
  const errorsOf = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    const { errors } = body as { errors?: { pointer: string; code: string }[] };
    return [status, ...(errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`)];
  };

  it('has amounts from one to another, both included', async () => {
    for (const as of [company.employer, company.employee]) {
      expect(await found({}, as)).toEqual(AMOUNTS);
      expect(await found({ amountFrom: 20_000_000 }, as)).toEqual([20_000_000, 30_000_000]);
      expect(await found({ amountFrom: 20_000_001 }, as)).toEqual([30_000_000]);
      expect(await found({ amountTo: 20_000_000 }, as)).toEqual([10_000_000, 20_000_000]);
      expect(await found({ amountTo: 9_999_999 }, as)).toEqual([]);
      expect(await found({ amountFrom: 20_000_000, amountTo: 20_000_000 }, as)).toEqual([20_000_000]);
    }
  });

  it('has a file of the same', async () => {
    expect(await inFile({})).toEqual([100_000, 200_000, 300_000]);
    expect(await inFile({ amountFrom: 20_000_000 })).toEqual([200_000, 300_000]);
    expect(await inFile({ amountFrom: 10_000_001, amountTo: 29_999_999 })).toEqual([200_000]);
  });

  it('refuses a bad range at its field', async () => {
    const crossed = { amountFrom: 20_000_000, amountTo: 19_999_999 };
    expect(await errorsOf(list(crossed, company.employer))).toEqual([400, '/query/amountTo amountsCross']);
    expect(await errorsOf(list(crossed, company.employee))).toEqual([400, '/query/amountTo amountsCross']);
    expect(await errorsOf(file(crossed))).toEqual([400, '/amountTo amountsCross']);
    for (const wrong of [0, -1, 0.5, 2 ** 53]) {
      const [status, error] = await errorsOf(list({ amountFrom: wrong }, company.employer));
      expect([status, String(error).split(' ')[0]]).toEqual([400, '/query/amountFrom']);
    }
  });
});

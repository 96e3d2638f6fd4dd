import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import {
  ask,
  company,
  other,
  review,
  server,
  setState,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';

usePayments();

type Query = NonNullable<NonNullable<Parameters<typeof server.call<'listPaymentRequests'>>[1]>['query']>;
const list = async (
  query: Query = {},
  as: typeof company.employer | typeof company.employee = company.employer,
) => bodyOf(await server.call('listPaymentRequests', { as, query }));
const none = { count: 0, asked: 0, amount: 0 };
const noTotals = {
  ...{ inProcess: none, approvedAlone: none, approved: none, sending: none, inDoubt: none },
  ...{ paid: none, failed: none, returned: none, cancelled: none },
};
const nothing = {
  ...{ items: [], page: 1, pageSize: 20, total: 0, totals: noTotals },
  unitCounts: { units: [], none: 0 },
};

/** A request of somebody else, as the first one but for the person and the amount. */
async function someoneAsks(lastName: string, amount: number) {
  const { id: employeeId } = await staffOf(server, company.employer).hire({ lastName, firstName: 'Aziza' });
  const { card } = await staffOf(server, company.employer).read(employeeId);
  const row = await server.db
    .selectFrom('paymentRequest')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const made = { ...row, id: newId(), employeeId, cardId: card.id, amount, askedAmount: amount };
  await server.db
    .insertInto('paymentRequest')
    .values(made as typeof row)
    .execute();
}

describe('the list of requests', () => {
  beforeEach(async () => {
    await server.db.deleteFrom('paymentRequestEvent').execute();
    await server.db.deleteFrom('paymentRequest').execute();
    await workedDays();
    for (const amount of [300_000, 100_000, 200_000]) bodyOf(await ask(amount));
  });
  const amounts = async (query: Query) => (await list(query)).items.map(({ amount }) => amount);

  it('is sorted by time, amount or name', async () => {
    await someoneAsks('Aaronova', 50_000);
    await someoneAsks('Zyuzina', 70_000);
    expect(await amounts({ sort: 'amount' })).toEqual([50_000, 70_000, 100_000, 200_000, 300_000]);
    expect(await amounts({ sort: '-amount', pageSize: 10 })).toEqual([
      300_000, 200_000, 100_000, 70_000, 50_000,
    ]);
    const names = (await list({ sort: 'name' })).items.map(({ employeeName }) => employeeName);
    expect([names[0], names.at(-1)]).toEqual(['Aaronova Aziza', 'Zyuzina Aziza']);
    const turned = (await list({ sort: '-name' })).items.map(({ employeeName }) => employeeName);
    expect([turned[0], turned.at(-1)]).toEqual(['Zyuzina Aziza', 'Aaronova Aziza']);
  });

  it('sums each state, whatever state is asked for', async () => {
    const { items } = await list({ sort: 'amount' });
    const [least, middle, most] = items.map(({ id }) => id);
    bodyOf(await review([{ id: most!, amount: 250_000 }], 'approve', 'Kamroq'));
    await setState(least!, 'paid');
    const totals = {
      ...noTotals,
      inProcess: { count: 1, asked: 200_000, amount: 200_000 },
      approved: { count: 1, asked: 300_000, amount: 250_000 },
      paid: { count: 1, asked: 100_000, amount: 100_000 },
    };
    const [all, waiting] = [await list(), await list({ state: 'inProcess' })];
    expect([all.total, all.totals]).toEqual([3, totals]);
    expect([waiting.items.map(({ id }) => id), waiting.total, waiting.totals]).toEqual([[middle], 1, totals]);
    expect((await list({}, company.employee)).totals).toEqual(totals);
  });

  it('finds people as the list of employees does, and sums what it finds', async () => {
    await someoneAsks('Gʻofurova', 50_000);
    const found = await list({ search: "g'of" });
    expect(found.items.map(({ employeeName }) => employeeName)).toEqual(['Gʻofurova Aziza']);
    const inProcess = { count: 1, asked: 50_000, amount: 50_000 };
    expect([found.total, found.totals]).toEqual([1, { ...noTotals, inProcess }]);
    expect(await list({ search: '%' })).toEqual(nothing);
  });

  it('counts nothing of another company or person', async () => {
    for (const as of [other.employer, other.employee]) expect(await list({}, as)).toEqual(nothing);
  });
});

describe('the file of requests', () => {
  const file = async (
    query: { state?: 'paid'; shownAs?: 'inProgress' | 'paid'; sort?: 'amount' } = {},
    as = company.employer,
  ) => {
    const body = { format: 'csv', language: 'ru', ...query } as const;
    const text = bodyOf(await server.call('exportPaymentRequests', { as, body })).toString();
    return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
  };

  it('has what the list finds, in its order, and nothing of another company', async () => {
    await workedDays();
    for (const amount of [300_000, 100_000]) bodyOf(await ask(amount));
    const [, ...rows] = await file({ sort: 'amount' });
    expect(rows.map((cells) => [cells[2], cells[3], cells[4], cells[6], cells[7]])).toEqual([
      ['1000', '1000', '2026-11', 'На рассмотрении', '8600 •••• •••• 0003'],
      ['3000', '3000', '2026-11', 'На рассмотрении', '8600 •••• •••• 0003'],
    ]);
    expect(await file({ state: 'paid' })).toHaveLength(1);
    expect(await file({ shownAs: 'paid' })).toHaveLength(1);
    expect(await file({ shownAs: 'inProgress' })).toHaveLength(3);
    expect(await file({}, other.employer)).toHaveLength(1);
  });
});

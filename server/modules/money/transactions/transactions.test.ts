import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/contract.d.ts';
import {
  standInKeys,
  startMulticard,
  type MulticardStandIn,
} from '#tests/support/standIns/multicardStandIn.ts';
import { bookOldRequests } from '#server/modules/money/requests/index.ts';
import {
  ask,
  at,
  company,
  other,
  review,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';

let multicard: MulticardStandIn;
usePayments(async () => {
  multicard = await startMulticard();
  return { config: { multicardUrl: multicard.url } };
});
afterAll(() => multicard.close());
beforeEach(() => workedDays());

const today = '2026-11-18';
type Query = NonNullable<NonNullable<Parameters<typeof server.call<'listTransactions'>>[1]>['query']>;
type Caller = typeof company.employer | typeof company.employee;
/** With all steps, unless something else is asked for. */
const list = async (query: Query = {}, as: Caller = company.employer) =>
  bodyOf(await server.call('listTransactions', { as, query: { show: 'steps', ...query } }));
const seen = ({ items }: components['schemas']['TransactionList']) =>
  items.map(({ status, amount }) => `${status} ${amount}`);
const row = (requestId: string, amount: number, status: 'approved' | 'success') => ({
  ...{ seq: expect.any(Number) as number, requestId, amount, status, period: '2026-11' },
  ...{ effectiveOn: today, recordedAt: server.clock.date().toISOString(), employeeName: 'Rahimov Dilshod' },
});
/** The list with this row alone. */
const only = (one: ReturnType<typeof row>) => ({
  ...{ items: [one], page: 1, pageSize: 20, total: 1 },
  totals: [{ status: one.status, count: 1, amount: one.amount }],
});
const approved = async (amount: number) => {
  const { id } = bodyOf(await ask(amount));
  bodyOf(await review([id], 'approve'));
  return id;
};

describe('transactions', () => {
  it('are what the money of each request did, the latest first, with the sums of each status', async () => {
    const [first, second] = [await approved(10_000_000), await approved(5_000_000)];
    bodyOf(await settlePayment(first, { event: 'markPaid', paidOn: today, reference: '1024' }));
    bodyOf(await settlePayment(second, { event: 'markPaid', paidOn: today }));
    bodyOf(await settlePayment(second, { event: 'markReturned', reason: 'Karta yopilgan' }));
    const all = await list();
    expect(seen(all)).toEqual([
      'returned 5000000',
      'success 5000000',
      'success 10000000',
      'approved 5000000',
      'approved 10000000',
    ]);
    expect(all.items[2]).toEqual({ ...row(first, 10_000_000, 'success'), seq: all.items[2]!.seq });
    const totals = [
      { status: 'approved', count: 2, amount: 15_000_000 },
      { status: 'success', count: 2, amount: 15_000_000 },
      { status: 'returned', count: 1, amount: 5_000_000 },
    ];
    expect([all.total, all.totals]).toEqual([5, totals]);
    const paid = await list({ status: 'success' });
    expect([seen(paid), paid.total, paid.totals]).toEqual([
      ['success 5000000', 'success 10000000'],
      2,
      totals,
    ]);
  });

  it('are by default one of each payment that arrived, and one of each that came back', async () => {
    const [first, second] = [await approved(10_000_000), await approved(5_000_000)];
    await approved(3_000_000);
    bodyOf(await settlePayment(first, { event: 'markPaid', paidOn: today }));
    bodyOf(await settlePayment(second, { event: 'markPaid', paidOn: today }));
    bodyOf(await settlePayment(second, { event: 'markReturned', reason: 'Karta yopilgan' }));
    const moved = ['returned 5000000', 'success 5000000', 'success 10000000'];
    const totals = [
      { status: 'success', count: 2, amount: 15_000_000 },
      { status: 'returned', count: 1, amount: 5_000_000 },
    ];
    for (const as of [company.employer, company.employee])
      for (const month of [{}, { month: '2026-11' }] as const) {
        const query = { show: 'payments', ...month } as const;
        const found = await list(query, as);
        expect([seen(found), found.total, found.totals]).toEqual([moved, 3, totals]);
        const returned = await list({ ...query, status: 'returned' }, as);
        expect([seen(returned), returned.total, returned.totals]).toEqual([moved.slice(0, 1), 1, totals]);
        // Asked for by name, a step is listed among the steps.
        const step = await list({ ...query, status: 'approved' }, as);
        expect([step.total, step.totals.map(({ status }) => status)]).toEqual([
          3,
          ['approved', 'success', 'returned'],
        ]);
      }
    const plain = bodyOf(await server.call('listTransactions', { as: company.employer }));
    expect(seen(plain)).toEqual(moved);
  });

  it('have one of a payment that failed, though it takes back two entries', async () => {
    bodyOf(await choosePayouts({ version: 0, provider: 'multicard', ...standInKeys }));
    multicard.faults.confirm.push('declined');
    await approved(10_000_000);
    await server.paid();
    const { items } = bodyOf(await server.call('listLedgerEntries', { as: company.employer }));
    expect(items.map(({ kind }) => kind)).toEqual(['rejected', 'rejected', 'sent', 'approved']);
    expect(seen(await list())).toEqual(['failed 10000000', 'sent 10000000', 'approved 10000000']);
    const failed = await list({ status: 'failed' });
    expect([seen(failed), failed.total]).toEqual([['failed 10000000'], 1]);
  });

  it('are found by person and month, and those found are summed', async () => {
    const one = only(row(await approved(10_000_000), 10_000_000, 'approved'));
    for (const query of [{ search: 'Rahimov' }, { month: '2026-11' }] as const)
      expect(await list(query)).toEqual(one);
    for (const query of [{ search: 'Hechkim' }, { search: '%' }, { month: '2026-10' }] as const)
      expect(await list(query)).toEqual({ ...one, items: [], total: 0, totals: [] });
  });

  it('are an employee’s own only, and of one company', async () => {
    const colleague = await staffOf(server, company.employer).hire({ lastName: 'Aaronova' });
    const id = await approved(10_000_000);
    const theirs = bodyOf(await ask(5_000_000)).id;
    await server.db
      .updateTable('paymentRequest')
      .set({ employeeId: colleague.id, state: 'approved' })
      .where('id', '=', theirs)
      .execute();
    await bookOldRequests(server);
    for (const query of [{ search: 'Hechkim' }, { status: 'approved' }, { month: '2026-11' }] as const)
      expect(await list(query, company.employee)).toEqual(only(row(id, 10_000_000, 'approved')));
    const { items, total, totals } = await list();
    expect([total, totals]).toEqual([2, [{ status: 'approved', count: 2, amount: 15_000_000 }]]);
    expect(items[0]).toEqual({ ...row(theirs, 5_000_000, 'approved'), employeeName: colleague.fullName });
    for (const as of [other.employer, other.employee]) expect((await list({}, as)).total).toBe(0);
  });

  it('come page by page, whatever is asked for', async () => {
    const days = ['2026-12-01', '2026-11-20', '2026-11-30'] as const;
    const ids = [];
    for (let n = 1; n <= 12; n += 1) ids.push(bodyOf(await ask(100_000 * n)).id);
    // Among the entries are some that are no movements.
    bodyOf(await review(ids.slice(0, 11), 'approve'));
    await at('2026-12-01T09:00:00+05:00');
    for (const [place, id] of ids.slice(0, 6).entries())
      bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: days[place % 3]! }));
    bodyOf(await settlePayment(ids[1]!, { event: 'markReturned', reason: 'Karta yopilgan' }));
    bodyOf(await review(ids.slice(11), 'approve'));
    for (const [place, id] of ids.slice(6, 11).entries())
      bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: days[place % 3]! }));
    bodyOf(await settlePayment(ids[8]!, { event: 'markReturned', reason: 'Karta yopilgan' }));
    await expectWholeBooks(server.db, company.organizationId);

    const all = (await list({ pageSize: 100 })).items;
    expect(all.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq).sort((one, two) => two - one));
    expect(all).toHaveLength(25);
    const isPaid = ({ status }: (typeof all)[number]) => status === 'success' || status === 'returned';
    const wanted: [Query, (one: (typeof all)[number]) => boolean][] = [
      [{}, () => true],
      [{ status: 'success' }, ({ status }) => status === 'success'],
      [{ month: '2026-12' }, ({ effectiveOn }) => effectiveOn.startsWith('2026-12')],
      [{ month: '2026-11' }, ({ effectiveOn }) => effectiveOn.startsWith('2026-11')],
      [
        { month: '2026-11', status: 'success' },
        ({ effectiveOn, status }) => effectiveOn.startsWith('2026-11') && status === 'success',
      ],
      [{ amountFrom: 300_000, amountTo: 900_000 }, ({ amount }) => amount >= 300_000 && amount <= 900_000],
      [{ search: 'Rahimov' }, () => true],
      [{ show: 'payments' }, isPaid],
      [{ show: 'payments', status: 'success' }, ({ status }) => status === 'success'],
      [{ show: 'payments', month: '2026-12' }, (one) => isPaid(one) && one.effectiveOn.startsWith('2026-12')],
      [{ show: 'payments', amountFrom: 300_000 }, (one) => isPaid(one) && one.amount >= 300_000],
    ];
    for (const as of [company.employer, company.employee])
      for (const [query, lets] of wanted) {
        const found = all.filter(lets);
        for (let page = 1; page <= 4; page += 1)
          expect(await list({ ...query, pageSize: 10, page }, as)).toEqual({
            ...{ items: found.slice(10 * (page - 1), 10 * page), total: found.length, page, pageSize: 10 },
            totals: expect.any(Array) as unknown,
          });
      }
  });

  it('cannot be changed or taken away', async () => {
    await approved(10_000_000);
    const own = sql`organization_id = ${company.organizationId}`;
    for (const change of [
      sql`update money_movement set amount = 100 where ${own}`,
      sql`delete from money_movement where ${own}`,
      sql`truncate money_movement`,
    ])
      await expect(change.execute(server.db)).rejects.toThrow('append-only');
  });
});

describe('the file of transactions', () => {
  const file = async (
    wanted: { show?: 'payments'; status?: 'success'; month?: '2026-10' } = {},
    as: Caller = company.employer,
  ) => {
    const body = { format: 'csv', language: 'ru', show: 'steps', ...wanted } as const;
    const text = bodyOf(await server.call('exportTransactions', { as, body })).toString();
    return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
  };

  it('has what the list finds, in its order, and nothing of another company', async () => {
    const id = await approved(10_000_000);
    await approved(5_000_000);
    bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
    const [heading, ...rows] = await file();
    expect(heading).toEqual(['Номер', 'Дата', 'Сотрудник', 'За месяц', 'Движение', 'Сумма, сум']);
    expect(rows.map((cells) => cells.filter((_, at) => at !== 2))).toEqual([
      ['3', today, '2026-11', 'Выплачено', '100000'],
      ['2', today, '2026-11', 'Одобрено', '50000'],
      ['1', today, '2026-11', 'Одобрено', '100000'],
    ]);
    expect(rows[0]?.[2]).toContain('Rahimov');
    expect(await file({ status: 'success' })).toHaveLength(2);
    expect((await file({ show: 'payments' })).slice(1)).toEqual([rows[0]]);
    expect(await file({ month: '2026-10' })).toHaveLength(1);
    expect(await file({}, company.employee)).toHaveLength(4);
    expect(await file({}, other.employer)).toHaveLength(1);
  });
});

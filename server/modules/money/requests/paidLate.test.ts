import { tiyin } from '#domain/money.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  applied,
  found,
  payByFile,
  reading,
  row,
  type Bank,
  type Row,
} from '#tests/support/worlds/bankResultWorld.ts';
import {
  company,
  review,
  server,
  TEN_DAYS_EARNED,
  usePayments,
} from '#tests/support/worlds/paymentsWorld.ts';
import { confirm, make, paymentOf } from '#tests/support/worlds/payRunsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';
import { booked, books, one } from '#tests/support/worlds/wholeMoney.ts';

usePayments();
let bank: Bank;
let first: Awaited<ReturnType<Bank['register']>>;
let id: string;
/** The bank says that the first attempt is paid. */
let paid: Row[];

beforeEach(async () => {
  bank = await payByFile();
  first = await bank.register(10_000_000);
  id = first.requests[0]!;
  paid = [row(2, 10_000_000, { key: await bank.keyOf(id) })];
});

const refused = () => bank.settle(first, 'markUnpaid');
const outcomes = async () =>
  (await bank.read(id)).attempts.map(({ answers }) => answers.map(({ outcome }) => outcome));
const warned = async (as: { accessToken: string }) =>
  bodyOf(await server.call('listNotifications', { as })).items.filter(
    ({ params }) => 'about' in params && params.about === 'paidLate',
  );

it('an attempt that had been refused is paid: what waits to go out again does not, and is paid', async () => {
  await refused();
  await bank.approve(id);
  const rows = [found(paid[0]!, 'paidLate', id)];
  expect(await bank.preview(first, paid)).toEqual(reading({ paid: one(10_000_000), settling: 'open', rows }));
  expect(bodyOf(await bank.apply(first, paid))).toEqual(applied(first, { settled: 1 }));
  const { state, paidOn } = await bank.read(id);
  expect([state, paidOn]).toEqual(['paid', '2026-11-18']);
  expect(await outcomes()).toEqual([['rejected', 'settled']]);
  expect(refusal(await bank.make())).toEqual([409, 'nothingWaits']);
  expect(await bank.sumsOf(first)).toEqual({ open: 0, paid: 1, unpaid: 0 });
  expect(await warned(company.employer)).toEqual([]);
  await expectWholeBooks(server.db, company.organizationId);
});

it('an attempt that had been refused is paid, also while its new approval can be undone', async () => {
  await refused();
  const undoUntil = new Date(server.clock.now() + 60_000);
  const waits = { state: 'approvedAlone', undoUntil } as const;
  await server.db.updateTable('paymentRequest').set(waits).where('id', '=', id).execute();
  expect(bodyOf(await bank.apply(first, paid))).toEqual(applied(first, { settled: 1 }));
  expect((await bank.read(id)).state).toBe('paid');
  expect(refusal(await bank.make())).toEqual([409, 'nothingWaits']);
  await expectWholeBooks(server.db, company.organizationId);
});

it('what has gone out again is noted, and who pays is told', async () => {
  await refused();
  await bank.approve(id);
  const second = bodyOf(await bank.make());
  const rows = [found(paid[0]!, 'paidLate', id)];
  expect(await bank.preview(first, paid)).toEqual(reading({ late: one(10_000_000), rows }));
  expect(bodyOf(await bank.apply(first, paid))).toEqual(applied(first, { late: 1 }));
  expect((await bank.read(id)).state).toBe('sending');
  expect(await outcomes()).toEqual([['rejected', 'settled'], []]);
  for (const as of [company.employer, bank.accountant])
    expect((await warned(as)).map(({ params }) => params)).toEqual([
      ...[
        {
          about: 'paidLate',
          requestId: id,
          amount: 10_000_000,
          employeeName: 'Rahimov Dilshod',
          reason: null,
        },
      ],
    ]);
  expect(await warned(company.employee)).toEqual([]);

  // Once: another file with the same row has no news.
  const again = [...paid, row(3, 7_000_000)];
  expect((await bank.preview(first, again)).rows).toEqual([
    ...[found(again[0]!, 'settledBefore', id), found(again[1]!, 'unmatched')],
  ]);
  expect(refusal(await bank.apply(first, again))).toEqual([409, 'nothingMatches']);
  await bank.settle(second, 'markPaid');
  expect(await bank.sumsOf(first)).toEqual({ open: 0, paid: 1, unpaid: 0 });
  expect(await bank.sumsOf(second)).toEqual({ open: 0, paid: 1, unpaid: 0 });
  await expectWholeBooks(server.db, company.organizationId);
});

it('is noted too when the file is read for the register in which it has gone out again', async () => {
  await refused();
  await bank.approve(id);
  const second = bodyOf(await bank.make());
  const both = [...paid, row(3, 10_000_000, { key: await bank.keyOf(id, 2) })];
  const rows = [found(both[0]!, 'paidLate', id), found(both[1]!, 'settles', id)];
  const all = one(10_000_000);
  expect(await bank.preview(second, both)).toEqual(reading({ paid: all, late: all, settling: 'open', rows }));
  expect(bodyOf(await bank.apply(second, both))).toEqual(applied(second, { settled: 1, late: 1 }));
  expect((await bank.read(id)).state).toBe('paid');
  expect(await outcomes()).toEqual([['rejected', 'settled'], ['settled']]);
  expect(await warned(company.employer)).toHaveLength(1);
  // The key of a later attempt is no payment of the register before.
  const later = [row(2, 10_000_000, { key: await bank.keyOf(id, 2), outcome: 'unpaid' })];
  expect(refusal(await bank.apply(first, later))).toEqual([409, 'nothingMatches']);
});

it('is noted of a payment that is paid by then', async () => {
  await refused();
  await bank.approve(id);
  await bank.settle(bodyOf(await bank.make()), 'markPaid');
  expect(bodyOf(await bank.apply(first, paid))).toEqual(applied(first, { late: 1 }));
  expect((await bank.read(id)).state).toBe('paid');
  expect((await outcomes())[0]).toEqual(['rejected', 'settled']);
  expect(await warned(company.employer)).toHaveLength(1);
});

/** Nothing is left to pay again, and the ledger has what left. */
async function expectPaid(amount: number) {
  const read = await bank.read(id);
  expect([read.state, read.amount]).toEqual(['paid', amount]);
  expect(refusal(await bank.make())).toEqual([409, 'nothingWaits']);
  const account = await server.db
    .selectFrom('ledgerAccount')
    .select(['credit', 'debit'])
    .where('organizationId', '=', company.organizationId)
    .where('kind', '=', 'bank')
    .executeTakeFirstOrThrow();
  expect(account.credit - account.debit).toBe(amount);
  await expectWholeBooks(server.db, company.organizationId);
}

it('what has failed is paid by it, and cannot be approved again', async () => {
  await refused();
  expect(bodyOf(await bank.apply(first, paid))).toEqual(applied(first, { settled: 1 }));
  await expectPaid(10_000_000);
  expect(await warned(company.employer)).toEqual([]);
});

it('what was approved again for less is paid with the amount that left', async () => {
  await refused();
  const { employer: as } = company;
  const body = { event: 'approve' as const, reason: 'Kamroq', requests: [{ id, amount: 4_000_000 }] };
  bodyOf(await server.call('reviewPaymentRequests', { as, job: as.jobId, body }));
  expect((await bank.read(id)).amount).toBe(4_000_000);
  expect(bodyOf(await bank.apply(first, paid))).toEqual(applied(first, { settled: 1 }));
  await expectPaid(10_000_000);
});

const returned = async () =>
  bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' })).state;

it.each(['fails', 'fails in the same file', 'comes back'])(
  'what has gone out again and %s is paid by the first attempt, until that comes back too',
  async (how) => {
    await refused();
    await bank.approve(id);
    const second = bodyOf(await bank.make());
    const failed = row(3, 10_000_000, { key: await bank.keyOf(id, 2), outcome: 'unpaid' });
    const isOneFile = how === 'fails in the same file';
    const { late } = bodyOf(
      await bank.apply(isOneFile ? second : first, isOneFile ? [...paid, failed] : paid),
    );
    if (how === 'fails') await bank.settle(second, 'markUnpaid');
    if (how === 'comes back') {
      await bank.settle(second, 'markPaid');
      expect(await returned()).toBe('paid');
    }
    // In one file it is known that nothing was paid twice.
    expect([late, (await warned(company.employer)).length]).toEqual(isOneFile ? [0, 0] : [1, 1]);
    await expectPaid(10_000_000);
    expect(await bank.sumsOf(first)).toEqual({ open: 0, paid: 1, unpaid: 0 });
    expect(await bank.sumsOf(second)).toEqual({ open: 0, paid: 0, unpaid: 1 });

    expect(await returned()).toBe('returned');
    expect((await outcomes())[0]).toEqual(['rejected', 'settled', 'returned']);
    expect(await bank.sumsOf(first)).toEqual({ open: 0, paid: 0, unpaid: 1 });
    await bank.approve(id);
    expect((await bank.read(id)).state).toBe('approved');
    await expectWholeBooks(server.db, company.organizationId);
  },
);

it('of a month whose salary and rest are paid, the person owes what it gives too much', async () => {
  await bank.settle(first, 'markPaid');
  const runOf = async (kind: 'advance' | 'salary') => bodyOf(await confirm(await make(kind)));
  const advance = await paymentOf((await runOf('advance')).id);
  const register = bodyOf(await bank.make());
  const { amount } = await bank.read(advance);
  await bank.settle(register, 'markUnpaid');
  await runOf('salary');
  const less = [{ id: advance, amount: tiyin(amount - 6_000_000) }];
  const { items } = bodyOf(await review(less, 'approve', 'Kamroq'));
  expect(items.map(({ outcome }) => outcome)).toEqual(['reviewed']);
  const { kind, included } = await runOf('salary');
  expect([kind, included]).toEqual(['correction', one(6_000_000)]);
  const [salaryExpense, waiting] = [TEN_DAYS_EARNED, TEN_DAYS_EARNED - 10_000_000];
  expect(await booked()).toEqual(books({ salaryExpense, payoutPending: waiting }));
  const rows = [row(2, amount, { key: await bank.keyOf(advance) })];
  expect(bodyOf(await bank.apply(register, rows))).toEqual(applied(register, { settled: 1 }));
  const payoutPending = waiting + 6_000_000 - amount;
  expect(await booked()).toEqual(books({ salaryExpense, payoutPending, carryOver: 6_000_000 }));
  await expectWholeBooks(server.db, company.organizationId);
});

it('of two attempts that are paid, the first pays it, and the second is told', async () => {
  await refused();
  await bank.approve(id);
  const second = bodyOf(await bank.make());
  await bank.settle(second, 'markUnpaid');
  const both = [...paid, row(3, 10_000_000, { key: await bank.keyOf(id, 2) })];
  const rows = both.map((each) => found(each, 'paidLate', id));
  const all = one(10_000_000);
  expect(await bank.preview(second, both)).toEqual(reading({ paid: all, late: all, settling: 'open', rows }));
  expect(bodyOf(await bank.apply(second, both))).toEqual(applied(second, { settled: 1, late: 1 }));
  await expectPaid(10_000_000);
  expect(await outcomes()).toEqual([
    ['rejected', 'settled'],
    ['rejected', 'settled'],
  ]);
  expect(await warned(company.employer)).toHaveLength(1);
});

it('says nothing new of what was paid and came back', async () => {
  await bank.settle(first, 'markPaid');
  bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
  await bank.approve(id);
  expect((await bank.preview(first, paid)).rows).toEqual([found(paid[0]!, 'settledBefore', id)]);
  expect(refusal(await bank.apply(first, paid))).toEqual([409, 'nothingMatches']);
  expect((await bank.read(id)).state).toBe('approved');
  expect(await bank.sumsOf(first)).toEqual({ open: 0, paid: 0, unpaid: 1 });
});

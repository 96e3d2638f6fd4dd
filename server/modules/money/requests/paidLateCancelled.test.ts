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
  at,
  company,
  review,
  salary,
  server,
  setState,
  TEN_DAYS_EARNED,
  usePayments,
} from '#tests/support/worlds/paymentsWorld.ts';
import { confirm, make, paymentOf } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';
import { booked, books, one } from '#tests/support/worlds/wholeMoney.ts';

usePayments();
let bank: Bank;

beforeEach(async () => {
  bank = await payByFile();
});

const told = async (as: { accessToken: string }, about: string, id: string) =>
  bodyOf(await server.call('listNotifications', { as })).items.filter(
    ({ params }) => 'requestId' in params && params.requestId === id && params.about === about,
  ).length;
const cancel = async (id: string) => bodyOf(await review([id], 'cancel', 'Kerak emas'));
/** The bank says that the first attempt is paid. */
const said = async (id: string, amount: number): Promise<Row[]> => [
  row(2, amount, { key: await bank.keyOf(id) }),
];

it('a cancelled payment of which an attempt is paid weighs on what may be asked for', async () => {
  const first = await bank.register(10_000_000);
  const [id] = first.requests as [string];
  await bank.settle(first, 'markUnpaid');
  await cancel(id);
  const before = await salary();
  const rows = await said(id, 10_000_000);
  const late = [found(rows[0]!, 'paidLate', id)];
  expect(await bank.preview(first, rows)).toEqual(
    reading({ paid: one(10_000_000), settling: 'open', rows: late }),
  );
  expect(bodyOf(await bank.apply(first, rows))).toEqual(applied(first, { settled: 1 }));
  const { state, paidOn, cancelledBy, reviewReason } = await bank.read(id);
  expect([state, paidOn, cancelledBy, reviewReason]).toEqual(['paid', '2026-11-18', null, null]);
  const enabled = before.enabled - 10_000_000;
  expect(await salary()).toEqual({ ...before, paid: 10_000_000, enabled });
  expect(await booked()).toEqual(books({ advance: 10_000_000 }));
  // The person may have got the money otherwise.
  for (const as of [company.employer, bank.accountant]) expect(await told(as, 'paidLate', id)).toBe(1);
  expect(await told(company.employee, 'requestPaid', id)).toBe(1);
  expect(refusal(await review([id], 'approve'))).toEqual([409, 'illegalTransition']);
  expect(refusal(await bank.make())).toEqual([409, 'nothingWaits']);
  await expectWholeBooks(server.db, company.organizationId);
});

it('of a month whose salary is paid, the person owes it, and the next month takes it off', async () => {
  const runOf = async (kind: 'advance' | 'salary') => bodyOf(await confirm(await make(kind)));
  const id = await paymentOf((await runOf('advance')).id);
  const register = bodyOf(await bank.make());
  const { amount } = await bank.read(id);
  await bank.settle(register, 'markUnpaid');
  await cancel(id);
  await runOf('salary');
  const salaryWaits = { salaryExpense: TEN_DAYS_EARNED, payoutPending: TEN_DAYS_EARNED };
  expect(await booked()).toEqual(salaryWaits);
  const rows = await said(id, amount);
  expect(bodyOf(await bank.apply(register, rows))).toEqual(applied(register, { settled: 1 }));
  expect(await booked()).toEqual(books({ ...salaryWaits, carryOver: amount }));
  await at('2026-12-02T12:00:00+05:00');
  expect((await salary()).carryOver).toBe(amount);
});

it('a cancelled salary that the next run has paid, and an attempt too, is owed', async () => {
  const runOf = async () => bodyOf(await confirm(await make()));
  const id = await paymentOf((await runOf()).id);
  const register = bodyOf(await bank.make());
  const { amount } = await bank.read(id);
  await bank.settle(register, 'markUnpaid');
  await cancel(id);
  const { kind, included } = await runOf();
  expect([kind, included]).toEqual(['correction', one(amount)]);
  await bank.settle(bodyOf(await bank.make()), 'markPaid');
  const rows = await said(id, amount);
  expect(bodyOf(await bank.apply(register, rows))).toEqual(applied(register, { settled: 1 }));
  expect(await booked()).toEqual({ carryOver: amount, salaryExpense: amount, bank: -2 * amount });
});

it('what is to be decided again, as its new approval was undone, is paid by it', async () => {
  const first = await bank.register(10_000_000);
  const [id] = first.requests as [string];
  await bank.settle(first, 'markUnpaid');
  await setState(id, 'inProcess');
  const rows = await said(id, 10_000_000);
  expect(bodyOf(await bank.apply(first, rows))).toEqual(applied(first, { settled: 1 }));
  expect((await bank.read(id)).state).toBe('paid');
  expect(refusal(await review([id], 'approve'))).toEqual([409, 'illegalTransition']);
  await expectWholeBooks(server.db, company.organizationId);
});

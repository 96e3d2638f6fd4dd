import { beforeEach, expect, it } from 'vitest';
import { payByFile, row, type Bank, type Row } from '#tests/support/worlds/bankResultWorld.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';

usePayments();
let bank: Bank;
let second: { id: string };
/** The first is the employer's to settle alone, as the accountant approved it; the second anybody's. */
let requests: string[];
/** The first payment's first attempt is paid, and its second one is not; the other payment is paid. */
let rows: Row[];

beforeEach(async () => {
  bank = await payByFile();
  const first = await bank.register(10_000_000);
  await bank.settle(first, 'markUnpaid');
  const [id] = first.requests as [string];
  const { accountant: by } = bank;
  const body = { event: 'approve' as const, requests: [{ id }] };
  bodyOf(await server.call('reviewPaymentRequests', { as: by, job: by.jobId, body }));
  const other = await bank.approved(5_000_000);
  second = bodyOf(await bank.make());
  requests = [id, other];
  rows = [
    row(2, 10_000_000, { key: await bank.keyOf(id) }),
    row(3, 10_000_000, { key: await bank.keyOf(id, 2), outcome: 'unpaid' }),
    row(4, 5_000_000, { key: await bank.keyOf(other) }),
  ];
});

const warned = async (as: { accessToken: string }) =>
  bodyOf(await server.call('listNotifications', { as })).items.filter(
    ({ params }) => 'about' in params && params.about === 'paidLate',
  );
const outcomes = async () =>
  (await bank.read(requests[0]!)).attempts.map(({ answers }) => answers.map(({ outcome }) => outcome));

it('of a payment left to somebody else, that an earlier attempt was paid is told at once', async () => {
  expect(await bank.preview(second, rows)).toMatchObject({
    ...{ late: { count: 1, amount: 10_000_000 }, refused: 1, settling: 'some' },
  });
  expect(bodyOf(await bank.apply(second, rows))).toMatchObject({ settled: 1, late: 1, refused: 1 });
  expect(await bank.states(requests)).toEqual(['sending', 'paid']);
  expect(await outcomes()).toEqual([['rejected', 'settled'], []]);
  for (const as of [company.employer, bank.accountant])
    expect(await warned(as)).toMatchObject([{ params: { requestId: requests[0] } }]);

  // Somebody else applies the same file: what the second attempt did not pay is paid by the first.
  const as = company.employer;
  const body = { rows, paidOn: '2026-11-18' as const, reason: 'Bank fayli' };
  const path = { id: second.id };
  const applied = await server.call('applyPayoutResult', { as, job: as.jobId, path, body });
  expect(bodyOf(applied)).toMatchObject({ settled: 1, late: 0, refused: 0 });
  expect(await bank.states(requests)).toEqual(['paid', 'paid']);
  expect(await warned(as)).toHaveLength(1);
  expect(refusal(await bank.make())).toEqual([409, 'nothingWaits']);
  await expectWholeBooks(server.db, company.organizationId);
});

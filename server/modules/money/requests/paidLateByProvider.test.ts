import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseMulticard, multicard, usePaymentsByMulticard } from '#tests/support/worlds/multicardWorld.ts';
import { ask, company, review, salary, server, workedDays } from '#tests/support/worlds/paymentsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';

usePaymentsByMulticard();

let id: string;
let accountant: Awaited<ReturnType<typeof joinColleague>>;

beforeEach(async () => {
  await workedDays();
  await chooseMulticard();
  accountant = await joinColleague(server, company.employer, { role: 'accountant' });
  multicard.faults.confirm.push('cutAfter');
  ({ id } = bodyOf(await ask(10_000_000)));
  bodyOf(await review([id], 'approve'));
  await server.paid();
});
afterEach(() => {
  multicard.watch.asked = undefined;
});

const markUnpaid = async () =>
  bodyOf(await settlePayment(id, { event: 'markUnpaid', reason: 'Bankda yoʻq' }, accountant));
/** The provider is asked about the attempt, and answers that it is paid once this has been done. */
const askedWhile = async (meanwhile: () => Promise<void>) => {
  multicard.watch.asked = async () => {
    multicard.watch.asked = undefined;
    await meanwhile();
  };
  server.clock.set(server.clock.now() + 60_000);
  await server.paid();
};
const read = async () =>
  bodyOf(await server.call('getPaymentRequest', { as: company.employer, path: { id } }));
const timesPaid = async () => {
  const item = await server.db
    .selectFrom('payoutItem')
    .select('id')
    .where('requestId', '=', id)
    .executeTakeFirstOrThrow();
  return multicard.paidFor(item.id).length;
};
const warnings = async () =>
  bodyOf(await server.call('listNotifications', { as: accountant })).items.filter(
    ({ params }) => 'about' in params && params.about === 'paidLate',
  ).length;

it('what a person has called refused and approved again is paid by the attempt that the provider has paid', async () => {
  await askedWhile(async () => {
    await markUnpaid();
    bodyOf(await review([id], 'approve'));
  });
  await server.paid();
  const { state, attempts } = await read();
  expect([state, await timesPaid(), await warnings()]).toEqual(['paid', 1, 0]);
  expect(attempts.map(({ answers }) => answers.map(({ outcome }) => outcome))).toEqual([
    ['unknown', 'rejected', 'settled'],
  ]);
  await expectWholeBooks(server.db, company.organizationId);
});

it('what a person has called refused is paid when the provider says so', async () => {
  await askedWhile(async () => void (await markUnpaid()));
  const { state, attempts } = await read();
  expect([state, await timesPaid(), await warnings()]).toEqual(['paid', 1, 0]);
  expect(attempts[0]!.answers.map(({ outcome }) => outcome)).toEqual(['unknown', 'rejected', 'settled']);
  await expectWholeBooks(server.db, company.organizationId);
});

it('what a person has called refused and cancelled is paid when the provider says so, and who pays is told', async () => {
  await askedWhile(async () => {
    await markUnpaid();
    bodyOf(await review([id], 'cancel', 'Kerak emas'));
  });
  const { state } = await read();
  expect([state, await timesPaid(), await warnings()]).toEqual(['paid', 1, 1]);
  expect(await salary()).toMatchObject({ reserved: 0, paid: 10_000_000 });
  await expectWholeBooks(server.db, company.organizationId);
});

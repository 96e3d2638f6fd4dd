import { beforeEach, expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import { payByFile, type Bank } from '#tests/support/worlds/bankResultWorld.ts';
import { company, review, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { confirm, make, paymentOf, read, retry } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { expectWholeBooks } from '#tests/support/worlds/wholeBooks.ts';

usePayments();
let bank: Bank;

beforeEach(async () => {
  bank = await payByFile();
});

/** As a version before noted it: the first of two refused attempts is paid, and the payment stays as it was. */
async function failsTwice(id: string, first: { id: string }) {
  await bank.settle(first, 'markUnpaid');
  await bank.approve(id);
  await bank.settle(bodyOf(await bank.make()), 'markUnpaid');
  const item = await server.db
    .selectFrom('payoutItem')
    .select('id')
    .where('requestId', '=', id)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('payoutAnswer')
    .values({
      ...{ organizationId: company.organizationId, id: newId(), itemId: item.id, n: 1 },
      ...{ at: server.clock.date(), source: 'hand', outcome: 'settled', code: null, reference: null },
      ...{ paidOn: '2026-11-18', note: 'Bank javobi', byAccountId: null },
    })
    .execute();
  expect((await bank.read(id)).state).toBe('failed');
}

const told = async () =>
  bodyOf(await server.call('listNotifications', { as: company.employee })).items.flatMap(({ params }) =>
    'about' in params && 'requestId' in params ? [params.about] : [],
  );

async function expectPaid(id: string, amount: number) {
  expect(await bank.read(id)).toMatchObject({ state: 'paid', amount, paidOn: '2026-11-18' });
  expect(refusal(await bank.make())).toEqual([409, 'nothingWaits']);
  await expectWholeBooks(server.db, company.organizationId);
}

it.each(['approve', 'cancel'] as const)(
  'what an earlier attempt is known to have paid is paid by it when somebody wants to %s it',
  async (event) => {
    const first = await bank.register(10_000_000);
    const [id] = first.requests as [string];
    await failsTwice(id, first);
    const { items } = bodyOf(await review([{ id, amount: tiyin(4_000_000) }], event, 'Qayta koʻrildi'));
    expect(items).toMatchObject([
      { id, outcome: 'reviewed', request: { state: 'paid', amount: 10_000_000 } },
    ]);
    await expectPaid(id, 10_000_000);
    expect((await told()).filter((about) => about === 'requestPaid')).toHaveLength(1);
  },
);

it('of the failed payments of a run that are approved again', async () => {
  const run = bodyOf(await confirm(await make('advance')));
  const id = await paymentOf(run.id);
  await failsTwice(id, bodyOf(await bank.make()));
  const { amount } = await bank.read(id);
  expect(bodyOf(await retry(run.id))).toMatchObject({ changed: 1, refused: 0 });
  expect(await read(run.id)).toMatchObject({ payments: { paid: { count: 1 }, underWay: { count: 0 } } });
  await expectPaid(id, amount);
  expect((await told()).filter((about) => about === 'advancePaid')).toHaveLength(1);
});

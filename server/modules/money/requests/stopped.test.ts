import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import {
  standInKeys,
  startMulticard,
  type MulticardStandIn,
} from '#tests/support/standIns/multicardStandIn.ts';
import {
  ask,
  company,
  review,
  salary,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { acting, block, confirm, ledger, make, paymentOf } from '#tests/support/worlds/payRunsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { otherCard } from '#tests/support/worlds/world.ts';

let multicard: MulticardStandIn;
usePayments(async () => {
  multicard = await startMulticard();
  return { config: { multicardUrl: multicard.url } };
});
afterAll(() => multicard.close());
beforeEach(async () => {
  multicard.forget();
  // Nobody asks about the payouts of the tests before.
  await server.db.updateTable('payoutItem').set({ nextAt: null }).execute();
  await workedDays();
});

const AMOUNT = 10_000_000;
const unblock = async () => {
  const body = { ids: [company.employee.jobId], event: 'unblock' as const, reason: 'Tekshirildi' };
  bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
};
const read = async (id: string) =>
  bodyOf(await server.call('getPaymentRequest', { ...acting(), path: { id } }));
const became = async (id: string) => {
  const { state, stopped } = await read(id);
  return [state, stopped];
};
/** Reserved and paid. */
const given = async () => {
  const { reserved, paid } = await salary();
  return [reserved, paid];
};
const readPayoutItem = async (id: string) =>
  (await server.db.selectFrom('payoutItem').selectAll().where('requestId', '=', id).execute())[0]!;
const timesPaid = async (id: string) => multicard.paidFor((await readPayoutItem(id)).id).length;

/**
 * To a card that the only employer has set: approved, but not final for ten minutes, in which the person is blocked. So the payout is
 * due when its person is blocked already.
 */
const approvedThenBlocked = async () => {
  const body = { cardNumber: otherCard, makeDefault: true };
  const path = { id: company.employee.jobId };
  const { items } = bodyOf(await server.call('addCard', { as: company.employer, path, body, key: newId() }));
  const { id } = bodyOf(await ask(AMOUNT, { cardId: items[0]!.card.id }));
  const approval = { event: 'approve' as const, requests: [{ id }], reason: 'Yolgʻizman' };
  bodyOf(
    await server.call('reviewPaymentRequests', {
      ...acting(),
      body: { ...approval, password: samplePassword },
    }),
  );
  await block();
  server.clock.set(server.clock.now() + 600_000);
  await server.settled();
  await server.paid();
  return id;
};

describe('an approved request whose person was blocked since', () => {
  beforeEach(async () => {
    bodyOf(await choosePayouts({ version: 0, provider: 'multicard', ...standInKeys }));
  });

  it('is not sent, and keeps its reserve', async () => {
    const id = await approvedThenBlocked();
    const { state, stopped, attempts } = await read(id);
    expect([state, stopped, attempts]).toEqual(['approved', true, []]);
    expect(await timesPaid(id)).toBe(0);
    expect(await given()).toEqual([AMOUNT, 0]);
    expect((await ledger()).balances).toEqual({ advance: AMOUNT, payoutPending: AMOUNT });
  });

  it('is sent once, as soon as the person is active again', async () => {
    const id = await approvedThenBlocked();
    await unblock();
    expect((await read(id)).stopped).toBe(false);
    await server.paid();
    expect(await became(id)).toEqual(['paid', false]);
    expect(await timesPaid(id)).toBe(1);
    expect(await given()).toEqual([0, AMOUNT]);
  });

  it('is cancelled, and never sent', async () => {
    const id = await approvedThenBlocked();
    bodyOf(await review([id], 'cancel', 'Bloklangan'));
    await unblock();
    await server.paid();
    expect(await became(id)).toEqual(['cancelled', false]);
    expect(await timesPaid(id)).toBe(0);
    expect(await given()).toEqual([0, 0]);
  });
});

describe('a salary of somebody who was blocked since', () => {
  it('is owed all the same, and sent', async () => {
    bodyOf(await choosePayouts({ version: 0, provider: 'multicard', ...standInKeys }));
    await block();
    const run = await make();
    bodyOf(await confirm(run));
    await server.paid();
    const id = await paymentOf(run.id);
    expect([...(await became(id)), (await read(id)).amount]).toEqual(['paid', false, TEN_DAYS_EARNED]);
    expect(await timesPaid(id)).toBe(1);
  });
});

describe('a register', () => {
  const registers = async () =>
    bodyOf(await server.call('listPayoutRegisters', { as: company.employer, query: {} }));
  const makeRegister = () =>
    server.call('createPayoutRegister', { as: company.employer, job: company.employer.jobId });

  it('leaves out who was blocked since, and takes them once they are active', async () => {
    bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
    const { id } = bodyOf(await ask(AMOUNT));
    bodyOf(await review([id], 'approve'));
    await block();
    const none = { count: 0, amount: 0 };
    const one = { count: 1, amount: AMOUNT };
    const list = { items: [], page: 1, pageSize: 20, total: 0 };
    expect(await registers()).toEqual({ ...list, waiting: none, stopped: one });
    expect(refusal(await makeRegister())).toEqual([409, 'nothingWaits']);
    expect(await became(id)).toEqual(['approved', true]);
    await unblock();
    expect(await registers()).toEqual({ ...list, waiting: one, stopped: none });
    const { all, open } = bodyOf(await makeRegister());
    expect([all, open]).toEqual([one, one]);
    expect((await read(id)).state).toBe('sending');
  });
});

describe('what the company pays itself', () => {
  it('is pointed out, and may be said to be paid', async () => {
    const { id } = bodyOf(await ask(AMOUNT));
    bodyOf(await review([id], 'approve'));
    await block();
    expect([...(await became(id)), (await read(id)).byHand]).toEqual(['approved', true, true]);
    const paid = { event: 'markPaid', paidOn: '2026-11-18' } as const;
    bodyOf(await settlePayment(id, paid));
    expect(await became(id)).toEqual(['paid', false]);
    expect((await ledger()).balances).toEqual({
      advance: AMOUNT,
      payoutPending: 0,
      inFlight: 0,
      bank: -AMOUNT,
    });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import {
  company,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import {
  acting,
  compute,
  confirm,
  make,
  paymentOf,
  read,
  stop,
  today,
} from '#tests/support/worlds/payRunsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import { otherCard } from '#tests/support/worlds/world.ts';
import { booked, none } from '#tests/support/worlds/wholeMoney.ts';

usePayments();

let second: string;
beforeEach(async () => {
  await workedDays();
  ({ id: second } = await staffOf(server, company.employer).hire({
    lastName: 'Yusupova',
    cardNumber: otherCard,
  }));
  await addWorkedDays(server, company, second, ['2026-11-02', '2026-11-03']);
});

describe('payments of a confirmed run that nobody has sent', () => {
  it('are stopped together, and the next salary pays what is still owed', async () => {
    const run = await make();
    expect(refusal(await stop(run.id))).toEqual([409, 'illegalTransition']);
    expect(run.waiting).toEqual({ count: 0, amount: 0 });
    bodyOf(await confirm(run));
    expect((await read(run.id)).waiting).toEqual(run.included);
    const sent = await paymentOf(run.id);
    bodyOf(await settlePayment(sent, { event: 'markPaid', paidOn: today }));
    const before = await read(run.id);
    const { waiting } = before;
    expect(waiting.count).toBe(1);
    const reason = 'Hisob raqami oʻzgardi';
    const payments = { ...before.payments, cancelled: waiting, underWay: none };
    expect(bodyOf(await stop(run.id, reason))).toEqual({
      ...{ changed: 1, refused: 0, run: { ...before, waiting: none, payments } },
    });
    const { items } = bodyOf(
      await server.call('listPayRunItems', {
        ...{ ...acting(), path: { id: run.id }, query: { show: 'cancelled' } },
      }),
    );
    const path = { id: items[0]!.payment!.id };
    expect(bodyOf(await server.call('getPaymentRequest', { ...acting(), path }))).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'employer', reviewReason: reason },
    });
    const stopped = { salaryExpense: TEN_DAYS_EARNED + waiting.amount, bank: 0 - TEN_DAYS_EARNED };
    expect(await booked()).toEqual({ ...stopped, payable: waiting.amount });
    expect(refusal(await stop(run.id))).toEqual([409, 'nothingToStop']);
    expect(refusal(await compute(run.id))).toEqual([409, 'illegalTransition']);
    const rest = await make();
    expect(rest.included).toEqual(waiting);
    bodyOf(await confirm(rest));
    expect(await booked()).toEqual({ ...stopped, payoutPending: waiting.amount });
  });

  it('need a reason, and are not one’s own to stop', async () => {
    const run = await make();
    bodyOf(await confirm(run));
    expect(await stop(run.id, ' ')).toMatchObject({
      ...{ status: 400, body: { errors: [{ pointer: '/reason' }] } },
    });
    const { accountId } = company.employer;
    const own = server.db.updateTable('employee').set({ accountId });
    await own.where('id', '=', second).execute();
    expect(bodyOf(await stop(run.id))).toMatchObject({ changed: 1, refused: 1 });
    expect(refusal(await stop(run.id))).toEqual([403, 'ownRequest']);
    expect((await read(run.id)).waiting.count).toBe(1);
    const { items } = bodyOf(await server.call('listNotifications', { as: company.employee }));
    expect(items[0]!.params).toMatchObject({ about: 'paymentCancelled', reason: 'Hisob tekshiriladi' });
  });
});

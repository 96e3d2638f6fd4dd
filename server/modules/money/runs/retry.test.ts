import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/generated/contract.d.ts';
import { company, server, usePayments, workedDays } from '#tests/support/worlds/paymentsWorld.ts';
import {
  acting,
  block,
  confirm,
  make,
  paymentOf,
  read,
  retry,
  stop,
  today,
  type Run,
} from '#tests/support/worlds/payRunsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { otherCard } from '#tests/support/worlds/world.ts';
import { booked } from '#tests/support/worlds/wholeMoney.ts';

type Schemas = components['schemas'];

usePayments();
beforeEach(() => workedDays());

describe('payments of a confirmed run that came back', () => {
  const comeBack = async (run: Run) => {
    const id = await paymentOf(run.id);
    bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
    bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
    return id;
  };
  const shown = async (id: string, show: Schemas['PayRunItemFilter']) =>
    bodyOf(await server.call('listPayRunItems', { ...acting(), path: { id }, query: { show } })).total;

  it('are sent again together, to the cards that people have by then', async () => {
    const run = await make('advance');
    expect(refusal(await retry(run.id))).toEqual([409, 'illegalTransition']);
    bodyOf(await confirm(run));
    expect(refusal(await retry(run.id))).toEqual([409, 'nobodyToPay']);
    const id = await comeBack(run);
    expect([await shown(run.id, 'failed'), await shown(run.id, 'underWay')]).toEqual([1, 0]);
    bodyOf(
      await server.call('addCard', {
        ...{ as: company.employee, path: { id: company.employee.jobId } },
        body: { cardNumber: otherCard, makeDefault: true },
      }),
    );
    expect(bodyOf(await retry(run.id))).toMatchObject({
      ...{ changed: 1, refused: 0, run: { payments: { underWay: { count: 1 }, failed: { count: 0 } } } },
    });
    expect([await shown(run.id, 'failed'), await shown(run.id, 'underWay')]).toEqual([0, 1]);
    const path = { id };
    expect(bodyOf(await server.call('getPaymentRequest', { ...acting(), path }))).toMatchObject({
      ...{ state: 'approved', amount: 200_000_000, card: { last4: otherCard.slice(-4) } },
    });
    expect(await booked()).toEqual({ advance: 200_000_000, payoutPending: 200_000_000 });
  });

  it('lead to the registers that they are in, and wait for another one', async () => {
    const byHand = await make('advance');
    bodyOf(await confirm(byHand));
    expect((await read(byHand.id)).bankFile).toBeNull();
    bodyOf(await stop(byHand.id));
    bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
    const run = await make('advance');
    expect(run.bankFile).toBeNull();
    expect(bodyOf(await confirm(run)).bankFile).toEqual({ waits: true, registers: [] });
    const { id } = bodyOf(await server.call('createPayoutRegister', acting()));
    const registers = [{ id, number: 1 }];
    expect((await read(run.id)).bankFile).toEqual({ waits: false, registers });
    const answer = { event: 'markUnpaid', reason: 'Karta yopilgan', password: samplePassword } as const;
    bodyOf(await server.call('settlePayoutRegister', { ...acting(), path: { id }, body: answer }));
    bodyOf(await retry(run.id));
    expect((await read(run.id)).bankFile).toEqual({ waits: true, registers });
    const second = bodyOf(await server.call('createPayoutRegister', acting()));
    registers.push({ id: second.id, number: 2 });
    expect((await read(run.id)).bankFile).toEqual({ waits: false, registers });
  });

  it('stay when the person is blocked, and are not one’s own to send', async () => {
    const run = await make('advance');
    bodyOf(await confirm(run));
    await comeBack(run);
    await block();
    expect(bodyOf(await retry(run.id))).toMatchObject({ changed: 0, refused: 1 });
    const { accountId } = company.employer;
    const own = server.db.updateTable('employee').set({ accountId });
    await own.where('id', '=', company.employee.jobId).execute();
    expect(refusal(await retry(run.id))).toEqual([403, 'ownRequest']);
    expect((await read(run.id)).payments).toMatchObject({ failed: { count: 1 } });
  });
});

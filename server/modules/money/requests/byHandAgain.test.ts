import { beforeEach, expect, it } from 'vitest';
import { UNDO_MS } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ask, at, company, server, usePayments, workedDays } from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { sampleCard } from '#tests/support/worlds/world.ts';

usePayments();

const today = '2026-11-18';
const acting = () => ({ as: company.employer, job: company.employer.jobId });
const read = async () =>
  bodyOf(await server.call('getPaymentRequest', { as: company.employer, path: { id } }));
/** State, whether the company pays it itself or may, and who may see the card. */
const choice = async () => {
  const { state, byHand, mayPayByHand, cardShowing } = await read();
  return [state, byHand, mayPayByHand, cardShowing];
};
const show = () => server.call('showPayoutCard', { ...acting(), path: { id }, body: {} });
const review = (
  event: components['schemas']['PaymentRequestReview']['event'],
  more: Partial<components['schemas']['PaymentRequestReview']> = {},
) => server.call('reviewPaymentRequests', { ...acting(), body: { event, requests: [{ id }], ...more } });
const makeRegister = () => server.call('createPayoutRegister', acting());

/** Of a company that pays by registers: the bank refuses it. */
async function refuse(): Promise<void> {
  const path = { id: bodyOf(await makeRegister()).id };
  const body = { event: 'markUnpaid', reason: 'Karta yopilgan', password: samplePassword } as const;
  bodyOf(await server.call('settlePayoutRegister', { ...acting(), path, body }));
}

let id: string;
beforeEach(async () => {
  await workedDays();
  bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
  id = bodyOf(await ask(10_000_000)).id;
});

it('a refused payment is paid by the company itself this time, to the card that it sees, and no register takes it', async () => {
  expect(refusal(await review('approve', { byHand: true }))).toEqual([409, 'illegalTransition']);
  bodyOf(await review('approve'));
  await refuse();
  expect(await choice()).toEqual(['failed', false, true, null]);

  bodyOf(await review('approve', { byHand: true }));
  expect([...(await choice()), (await read()).cardSeen]).toEqual(['approved', true, false, 'open', null]);
  expect(refusal(await makeRegister())).toEqual([409, 'nothingWaits']);
  expect(bodyOf(await show())).toEqual({ cardNumber: sampleCard });
  const { history, cardSeen: seen } = await read();
  expect(seen).toEqual({ at: '2026-11-18T03:50:00.000Z', by: history.at(-1)!.by });
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
  const { state, attempts, cardSeen } = await read();
  expect([state, cardSeen]).toEqual(['paid', null]);
  expect(attempts.map(({ provider, answers }) => [provider, answers.at(-1)?.outcome])).toEqual([
    ['file', 'rejected'],
    ['hand', 'settled'],
  ]);
});

it('a refused payment goes into a register again when nobody chooses otherwise', async () => {
  bodyOf(await review('approve'));
  await refuse();
  bodyOf(await review('approve'));
  expect(await choice()).toEqual(['approved', false, false, null]);
  expect(bodyOf(await makeRegister()).all).toEqual({ count: 1, amount: 10_000_000 });
});

it('a payment says who saw the number since the approval, not who saw it for a payment before', async () => {
  bodyOf(await review('approve'));
  await refuse();
  bodyOf(await review('approve', { byHand: true }));
  const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
  const asked = { as: accountant, job: accountant.jobId, path: { id }, body: {} };
  bodyOf(await server.call('showPayoutCard', asked));
  const { by } = (await read()).cardSeen!;
  expect(by).toEqual(expect.any(String));
  server.clock.set(server.clock.now() + 60_000);
  bodyOf(await show());
  const own = (await read()).cardSeen!;
  expect(own.by).not.toBe(by);
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
  bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
  expect(await choice()).toEqual(['returned', false, true, null]);
  server.clock.set(server.clock.now() + 60_000);
  bodyOf(await review('approve', { byHand: true }));
  expect((await read()).cardSeen).toBeNull();
});

it('paying by hand is not the choice of a manager, who neither pays nor sees cards', async () => {
  bodyOf(await review('approve'));
  await refuse();
  const { id: unitId } = bodyOf(await server.call('createUnit', { ...acting(), body: { title: 'Doʻkon' } }));
  const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [unitId] });
  const body = { event: 'approve' as const, requests: [{ id }], byHand: true };
  const asked = { as: manager, job: manager.jobId, body };
  expect(refusal(await server.call('reviewPaymentRequests', asked))).toEqual([403, 'forbidden']);
  expect((await read()).state).toBe('failed');
});

it('paying by hand stays the choice until the only employer can no longer undo it, and is chosen anew after that', async () => {
  bodyOf(await review('approve'));
  await refuse();
  const { phoneNumber } = await server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
  const self = server.db.updateTable('employee').set({ phoneNumber });
  await self.where('id', '=', company.employee.jobId).execute();
  const proven = { password: samplePassword, reason: 'Oʻzim' };
  const settled = async () => {
    await at(new Date(server.clock.now() + UNDO_MS).toISOString());
    await server.settled();
    return choice();
  };

  bodyOf(await review('approve', { ...proven, byHand: true }));
  expect(await choice()).toEqual(['approvedAlone', false, true, null]);
  expect(refusal(await makeRegister())).toEqual([409, 'nothingWaits']);
  bodyOf(await review('undo'));
  expect(await choice()).toEqual(['inProcess', false, true, null]);
  const { items } = bodyOf(await server.call('listPayouts', acting()));
  const changedAt = server.clock.date().toISOString();
  expect(items).toEqual([
    {
      ...{ requestId: id, employeeName: 'Rahimov Dilshod', period: '2026-11', amount: 10_000_000, changedAt },
      ...{ provider: 'file', state: 'failed', attempts: 1, paidOn: null, reference: null, code: null },
    },
  ]);
  bodyOf(await review('approve', proven));
  expect(await settled()).toEqual(['approved', false, false, null]);
  await refuse();

  bodyOf(await review('approve', { ...proven, byHand: true }));
  expect(await settled()).toEqual(['approved', true, false, 'alone']);
  expect(refusal(await makeRegister())).toEqual([409, 'nothingWaits']);
});

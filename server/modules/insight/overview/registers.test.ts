import { expect, it } from 'vitest';
import { payByFile } from '#tests/support/worlds/bankResultWorld.ts';
import { money } from '#tests/support/worlds/overviewWorld.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';

usePayments();

it('payments by a bank’s file are told by what comes next: a register, the bank, its answer', async () => {
  const { approved, make, settle, accountant } = await payByFile();
  const steps = async () => (await money()).registers;
  const sum = (amount: number) => ({ count: amount === 0 ? 0 : 1, amount });
  const all = (toMake: number, toHandOver: number, unanswered: number) => ({
    ...{ toMake: sum(toMake), toHandOver: sum(toHandOver), unanswered: sum(unanswered) },
  });
  expect(await steps()).toEqual(all(0, 0, 0));
  await approved(10_000_000);
  await server.paid();
  expect(await steps()).toEqual(all(10_000_000, 0, 0));
  const register = bodyOf(await make());
  await approved(5_000_000);
  await server.paid();
  expect(await steps()).toEqual(all(5_000_000, 10_000_000, 0));
  const { employer } = company;
  const body = { event: 'handOver' as const, reason: 'Kuryer' };
  const path = { id: register.id };
  bodyOf(await server.call('settlePayoutRegister', { as: employer, job: employer.jobId, path, body }));
  expect(await steps()).toEqual(all(5_000_000, 0, 10_000_000));
  expect((await money(accountant)).registers).toEqual(all(5_000_000, 0, 10_000_000));
  await settle(register, 'markPaid');
  expect(await steps()).toEqual(all(5_000_000, 0, 0));
});

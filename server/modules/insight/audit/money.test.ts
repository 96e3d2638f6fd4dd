import { beforeEach, describe, expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import {
  acting,
  compute,
  confirm,
  make,
  paymentOf,
  retry,
  stop,
  today,
} from '#tests/support/worlds/payRunsWorld.ts';
import {
  ask,
  company,
  review,
  server,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { choosePayouts, settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import {
  changesTold,
  happenings,
  later,
  nameEmployer,
  told,
  trail,
} from '#tests/support/worlds/auditWorld.ts';

usePayments();
beforeEach(() => nameEmployer());

const rahimov = () => ({ id: company.employee.jobId, name: 'Rahimov Dilshod' });
const phoneOfEmployer = async () =>
  (
    await server.db
      .selectFrom('account')
      .where('id', '=', company.employer.accountId)
      .select('phoneNumber')
      .executeTakeFirstOrThrow()
  ).phoneNumber;
/** The employer is the employee from now on. */
const employSelf = async () =>
  server.db
    .updateTable('employee')
    .set({ phoneNumber: await phoneOfEmployer() })
    .where('id', '=', company.employee.jobId)
    .execute();
const comeBack = async (id: string) => {
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
  later();
  bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
};
/** Of the area of money, the latest first. */
const money = async () =>
  (await told({ area: 'money' })).map((entry) => [`${entry.subject}.${entry.event}`, ...changesTold(entry)]);

describe('money in the audit trail', () => {
  beforeEach(() => workedDays());

  it('has what was asked for and decided, with amounts and the reason', async () => {
    const { id } = bodyOf(await ask(10_000_000));
    later();
    bodyOf(await review([{ id, amount: 5_000_000 }], 'approve', 'Limit'));
    const [approved, asked] = await told({ area: 'money' });
    expect(approved).toMatchObject({
      ...{
        subject: 'paymentRequest',
        event: 'approve',
        subjectId: id,
        by: 'Karimova Aziza',
        reason: 'Limit',
      },
      employee: rahimov(),
    });
    expect(changesTold(approved!)).toEqual(['state: inProcess → approved', 'amount: 10000000 → 5000000']);
    expect(asked).toMatchObject({ event: 'ask', by: 'Rahimov Dilshod', reason: null });
    expect(changesTold(asked!)).toEqual(['amount: - → 10000000']);
  });

  it('has the amount as it was, also where another approval lowered it before', async () => {
    const { id } = bodyOf(await ask(10_000_000));
    for (const amount of [10_000_000, 6_000_000, 6_000_000]) {
      later();
      bodyOf(await review([{ id, amount }], 'approve', 'Limit'));
      later();
      await comeBack(id);
    }
    const approvals = (await money()).filter(([what]) => what === 'paymentRequest.approve');
    expect(approvals.map((changes) => changes.at(-1))).toEqual([
      ...['amount: - → 6000000', 'amount: 10000000 → 6000000', 'amount: - → 10000000'],
    ]);
  });

  it('has the day on which something was paid, each time', async () => {
    const { id } = bodyOf(await ask(10_000_000));
    bodyOf(await review([id], 'approve'));
    server.clock.set(Date.parse('2026-11-19T09:00:00+05:00'));
    company.employer = { ...company.employer, ...(await server.signIn(await phoneOfEmployer())) };
    bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
    later();
    bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
    bodyOf(await review([id], 'approve'));
    later();
    await employSelf();
    const again = { event: 'markPaid', paidOn: '2026-11-19', reason: 'Yolgʻizman' } as const;
    bodyOf(await settlePayment(id, { ...again, password: samplePassword }));
    expect((await money()).filter(([what]) => what!.includes('markPaid'))).toEqual([
      ['paymentRequest.markPaidAlone', 'state: approved → paid', 'paidOn: - → 2026-11-19'],
      ['paymentRequest.markPaid', 'state: approved → paid', 'paidOn: - → 2026-11-18'],
    ]);
  });

  it('tells what somebody decided alone once, with the reason', async () => {
    const { id } = bodyOf(await ask(10_000_000));
    await employSelf();
    later();
    const body = {
      event: 'approve' as const,
      requests: [{ id }],
      password: samplePassword,
      reason: 'Yolgʻizman',
    };
    bodyOf(await server.call('reviewPaymentRequests', { ...acting(), body }));
    expect(await happenings({ area: 'money' })).toEqual([
      'paymentRequest.approveAlone',
      'paymentRequest.ask',
    ]);
    const [alone] = await told({ area: 'money' });
    expect(alone).toMatchObject({ reason: 'Yolgʻizman', employee: { id: company.employee.jobId } });
    expect(changesTold(alone!)).toEqual(['state: inProcess → approvedAlone', 'amount: - → 10000000']);
    expect((await trail({ area: 'money' })).total).toBe(2);
  });
});

describe('a register in the audit trail', () => {
  it('has the day on which it was paid', async () => {
    await workedDays();
    bodyOf(await choosePayouts({ version: 0, provider: 'file' }));
    bodyOf(await review([bodyOf(await ask(10_000_000)).id], 'approve'));
    const { id } = bodyOf(await server.call('createPayoutRegister', acting()));
    later();
    const body = { event: 'markPaid', paidOn: today, reason: 'Bank', password: samplePassword } as const;
    bodyOf(await server.call('settlePayoutRegister', { ...acting(), path: { id }, body }));
    const paid = (await told({ area: 'money' })).filter(({ at }) => at === server.clock.date().toISOString());
    expect(
      paid.map((entry) => [`${entry.subject}.${entry.event}`, entry.title, ...changesTold(entry)]).sort(),
    ).toEqual([
      ['paymentRequest.pay', null, 'state: sending → paid', `paidOn: - → ${today}`],
      ['payoutRegister.markPaidAlone', '№ 1', `paidOn: - → ${today}`, 'count: - → 1'],
    ]);
  });
});

describe('a pay run in the audit trail', () => {
  beforeEach(() => workedDays());
  const named = (kind: string) => [`runKind: - → ${kind}`, 'period: - → 2026-11'];
  const change = async (id: string, body: Omit<components['schemas']['PayRunChange'], 'employeeId'>) => {
    later();
    const employeeId = company.employee.jobId;
    bodyOf(await server.call('changePayRun', { ...acting(), path: { id }, body: { employeeId, ...body } }));
  };

  it('is named by whatever happens to it', async () => {
    const run = await make('advance');
    await change(run.id, { event: 'lower', amount: tiyin(100_000_000), reason: 'Qarz' });
    await change(run.id, { event: 'exclude', reason: 'Nizo' });
    await change(run.id, { event: 'include' });
    later();
    const { run: computed } = bodyOf(await compute(run.id));
    later();
    bodyOf(await confirm(computed));
    const payment = await paymentOf(run.id);
    later();
    await comeBack(payment);
    later();
    bodyOf(await retry(run.id));
    later();
    bodyOf(await stop(run.id, 'Hisob tekshiriladi'));
    later();
    const { id } = await make('salary');
    later();
    const body = { reason: 'Boshqatdan' };
    bodyOf(await server.call('cancelPayRun', { ...acting(), path: { id }, body }));
    const [advance, salary] = [named('advance'), named('salary')];
    const entries = (await told({ area: 'money' })).filter(({ subject }) => subject === 'payRun');
    expect(entries.map((entry) => [entry.title, entry.event, ...changesTold(entry)])).toEqual([
      ['№ 2', 'cancel', 'state: draft → cancelled', ...salary],
      ['№ 2', 'make', 'people: - → 1', ...salary],
      ['№ 1', 'stop', 'changed: - → 1', 'refused: - → 0', ...advance],
      ['№ 1', 'retry', 'changed: - → 1', 'refused: - → 0', ...advance],
      [
        ...['№ 1', 'confirm', 'state: draft → confirmed', 'amount: - → 200000000', 'count: - → 1'],
        ...advance,
      ],
      ['№ 1', 'compute', 'people: - → 1', 'changed: - → 0', ...advance],
      ['№ 1', 'include', 'amount: 100000000 → 200000000', 'excluded: true → false', ...advance],
      ['№ 1', 'exclude', 'amount: - → 100000000', 'excluded: false → true', ...advance],
      ['№ 1', 'lower', 'amount: 200000000 → 100000000', ...advance],
      ['№ 1', 'make', 'people: - → 1', ...advance],
    ]);
  });

  it('has the note of whoever confirmed it alone, and so do its payments', async () => {
    await employSelf();
    const run = await make('salary');
    later();
    bodyOf(await confirm(run, { note: ' Boshqa egasi yoʻq ' }));
    const confirmed = (await told({ area: 'money' })).filter(({ event }) => event !== 'make');
    expect(confirmed.map(({ subject, event, reason }) => [`${subject}.${event}`, reason]).sort()).toEqual([
      ['payRun.confirmAlone', 'Boshqa egasi yoʻq'],
      ['paymentRequest.approve', 'Boshqa egasi yoʻq'],
    ]);
  });

  it('tells of its payments that they were approved, and of none that somebody asked for it', async () => {
    const { id } = bodyOf(await ask(10_000_000));
    later();
    const run = await make('salary');
    later();
    bodyOf(await confirm(run));
    expect((await happenings({ area: 'money' })).sort()).toEqual([
      ...['payRun.confirm', 'payRun.make'],
      ...['paymentRequest.approve', 'paymentRequest.ask', 'paymentRequest.include'],
    ]);
    expect((await trail({ area: 'money' })).total).toBe(5);
    const included = (await told({ area: 'money' })).find(({ event }) => event === 'include');
    expect(included).toMatchObject({ subjectId: id });
    expect(changesTold(included!)).toEqual(['state: inProcess → cancelled', 'amount: - → 10000000']);
  });
});

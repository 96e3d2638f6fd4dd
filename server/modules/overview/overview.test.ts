import { beforeEach, describe, expect, it } from 'vitest';
import { hireSomebody } from '#tests/support/world.ts';
import {
  ask,
  at,
  company,
  other,
  PER_DAY,
  review,
  SALARY,
  server,
  setState,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/paymentsWorld.ts';
import { block, confirm, make, paymentOf } from '#tests/support/payRunsWorld.ts';
import { settlePayment } from '#tests/support/payoutsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/punching.ts';
import type { Session } from '#tests/support/server.ts';
import { joinColleague, makeUnit } from '#tests/support/staff.ts';

usePayments();
beforeEach(async () => {
  await workedDays();
  await uncounted();
});

const money = async (as: Session = company.employer) => bodyOf(await server.call('getMoneyOverview', { as }));
const next = async () => bodyOf(await server.call('getNextPayDate', { as: company.employer }));
/** The jobs of the server may have counted before the days were there. */
const uncounted = () =>
  server.db
    .updateTable('figuresMonth')
    .set({ countedAt: null, earnedAt: null })
    .where('organizationId', '=', company.organizationId)
    .execute();
const change = (id: string, body: { event: 'exclude' | 'lower'; amount?: number }) =>
  server.call('changePayRun', {
    ...{ as: company.employer, job: company.employer.jobId, path: { id } },
    body: { employeeId: company.employee.jobId, reason: 'Nizo', ...body },
  });
const counted = async () => {
  await server.figuresCounted();
  return next();
};
/** Wednesday 18 November 2026 is the day of the world's clock. */
const payDays = (days: { advanceDay?: string; salaryDay?: number; advancePercent?: number }) =>
  server.db
    .updateTable('paySettings')
    .set(days)
    .where('organizationId', '=', company.organizationId)
    .execute();
const requests = async () =>
  bodyOf(await server.call('listPaymentRequests', { as: company.employer, query: {} })).items;
/** A month that another process counts, which never ends. */
const taken = async (month: '2026-11') => {
  const lease = {
    countedAt: null,
    earnedAt: null,
    version: null,
    leasedUntil: new Date('2027-01-01T00:00:00Z'),
  };
  await server.db
    .insertInto('figuresMonth')
    .values({ organizationId: company.organizationId, month, ...lease })
    .onConflict((on) => on.columns(['organizationId', 'month']).doUpdateSet(lease))
    .execute();
};
const nothing = { count: 0, amount: 0 };

describe('the next payment', () => {
  it('is the salary of this month: what is earned, and at most', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    const found = await counted();
    expect(found).toMatchObject({ today: '2026-11-18', period: '2026-11', draftId: null });
    expect(found.payDate).toMatchObject({ kind: 'salary', named: '2026-11-30', paid: '2026-11-30' });
    // 18 to 20 and 23 to 27 November are left before it.
    expect(found.cash).toEqual({ now: TEN_DAYS_EARNED, most: TEN_DAYS_EARNED + 8 * PER_DAY });
    expect(found.asOf).toBe('2026-11-18T03:50:00.000Z');
  });

  it('is what the run of that moment gives', async () => {
    await payDays({ advanceDay: '25', salaryDay: 10, advancePercent: 30 });
    await hireSomebody(server, company.employer);
    bodyOf(await ask(20_000_000));
    const { cash } = await counted();
    expect(cash).toEqual({ now: 150_000_000 - 20_000_000, most: 150_000_000 - 20_000_000 + 119_047_600 });
    expect((await make('advance')).included.amount).toBe(cash!.now);
    expect((await make('salary')).included.amount).toBe(TEN_DAYS_EARNED);
  });

  it('comes on the eve of a day off, with the run that is prepared for it', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 29 });
    const { id } = await make('salary');
    const found = await counted();
    expect(found.draftId).toBe(id);
    expect(found.payDate).toMatchObject({ named: '2026-11-29', paid: '2026-11-27', because: 'dayOff' });
    expect(found.cash!.most).toBe(TEN_DAYS_EARNED + 7 * PER_DAY);
  });

  it('is the one after, when its run is confirmed', async () => {
    await payDays({ advanceDay: '20', salaryDay: 5 });
    expect(await counted()).toMatchObject({ payDate: { kind: 'advance', paid: '2026-11-20' } });
    bodyOf(await confirm(await make('advance')));
    const salary = await next();
    expect(salary).toMatchObject({ payDate: { kind: 'salary', paid: '2026-12-04' }, period: '2026-11' });
    expect(salary.cash).toEqual({
      now: TEN_DAYS_EARNED - 200_000_000,
      // All days that the person is employed on: nothing is lost to rounding.
      most: Math.floor((SALARY * 19) / 21) - 200_000_000,
    });
    // A salary that is confirmed early leaves the days to come.
    bodyOf(await confirm(await make('salary')));
    expect((await next()).payDate).toMatchObject({ kind: 'salary', paid: '2026-12-04' });
    expect((await next()).cash).toEqual({
      now: 0,
      most: Math.floor((SALARY * 19) / 21) - TEN_DAYS_EARNED,
    });
    await at('2026-12-01T09:00:00+05:00');
    expect(await counted()).toMatchObject({
      ...{ payDate: { kind: 'advance', paid: '2026-12-18' }, period: '2026-12' },
      cash: { now: 0 },
    });
  });

  it('stays until its draft is confirmed or given up, though its day is past', async () => {
    await payDays({ advanceDay: '20', salaryDay: 5 });
    const { id } = await make('advance');
    await at('2026-11-23T09:00:00+05:00');
    const overdue = await counted();
    expect(overdue).toMatchObject({ today: '2026-11-23', draftId: id, period: '2026-11' });
    expect(overdue.payDate).toMatchObject({ kind: 'advance', paid: '2026-11-20' });
    const cancelled = { path: { id }, body: { reason: 'Boshqatdan' } };
    bodyOf(await server.call('cancelPayRun', { as: company.employer, ...cancelled }));
    expect((await next()).payDate).toMatchObject({ kind: 'salary', paid: '2026-12-04' });
  });

  it('takes no cash for whom its draft leaves out, and less where it gives less', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    const { id } = await make('salary');
    bodyOf(await change(id, { event: 'lower', amount: 100_000_000 }));
    expect((await counted()).cash).toEqual({ now: 100_000_000, most: 100_000_000 });
    bodyOf(await change(id, { event: 'exclude' }));
    expect((await next()).cash).toEqual({ now: 0, most: 0 });
  });

  it('is none of before the company was founded', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 5 });
    await server.db
      .updateTable('organization')
      .set({ createdAt: new Date('2026-11-01T08:00:00+05:00') })
      .where('id', '=', company.organizationId)
      .execute();
    await at('2026-11-03T09:00:00+05:00');
    expect(await next()).toMatchObject({ period: '2026-11', payDate: { paid: '2026-12-04' } });
  });

  it('follows the days of payment as soon as they are changed', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    expect((await counted()).cash!.most).toBe(TEN_DAYS_EARNED + 8 * PER_DAY);
    await at('2026-11-18T08:55:00+05:00');
    const { pay } = bodyOf(await server.call('getSettings', { as: company.employer }));
    const body = {
      ...{ version: pay.version, validFrom: '2026-11-18', advanceDay: 'byRequest', salaryDay: 25 },
      ...{ advancePercent: 40, allowedPercent: 50, balanceLimit: 500_000_000 },
    } as const;
    bodyOf(await server.call('updatePaySettings', { as: company.employer, body }));
    await at('2026-11-18T08:56:00+05:00');
    expect(await counted()).toMatchObject({ payDate: { paid: '2026-11-25' } });
    expect((await next()).cash!.most).toBe(TEN_DAYS_EARNED + 5 * PER_DAY);
  });

  it('expects nothing more of somebody who is blocked, and no advance', async () => {
    await payDays({ advanceDay: '20', salaryDay: 5 });
    await block();
    expect((await counted()).cash).toEqual({ now: 0, most: 0 });
    await payDays({ advanceDay: 'byRequest' });
    expect((await next()).cash).toEqual({ now: TEN_DAYS_EARNED, most: TEN_DAYS_EARNED });
  });

  it('has a payment at once, and a day within the hour', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    await counted();
    bodyOf(await ask(20_000_000));
    const items = await requests();
    await setState(items[0]!.id, 'approved');
    expect((await next()).cash!.now).toBe(TEN_DAYS_EARNED - 20_000_000);
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-16']);
    expect((await counted()).cash!.now).toBe(TEN_DAYS_EARNED - 20_000_000);
    await at('2026-11-18T09:50:00+05:00');
    expect((await counted()).cash!.now).toBe(TEN_DAYS_EARNED + PER_DAY - 20_000_000);
  });
});

describe('money', () => {
  it('that is paid for the month is in the list of payments', async () => {
    bodyOf(await ask(20_000_000));
    const [request] = await requests();
    bodyOf(await review([request!.id], 'approve'));
    bodyOf(await settlePayment(request!.id, { event: 'markPaid', paidOn: '2026-11-18' }));
    const query = { state: 'paid', month: '2026-11' } as const;
    const { total, items } = bodyOf(await server.call('listPayouts', { as: company.employer, query }));
    expect([total, items[0]!.amount]).toEqual([1, 20_000_000]);
    expect(await money()).toMatchObject({ approved: nothing, paid: { count: 1, amount: 20_000_000 } });
  });

  it('is what is earned and not paid, and what became of payments', async () => {
    await server.figuresCounted();
    expect(await money()).toEqual({
      ...{ asOf: '2026-11-18T03:50:00.000Z', today: '2026-11-18', unpaid: TEN_DAYS_EARNED },
      ...{ since: '2026-11', month: '2026-11' },
      ...{
        approved: nothing,
        sending: nothing,
        inDoubt: nothing,
        failed: nothing,
        returned: nothing,
        paid: nothing,
      },
    });
    bodyOf(await ask(20_000_000));
    expect((await money()).unpaid).toBe(TEN_DAYS_EARNED);
    const items = await requests();
    bodyOf(await review([items[0]!.id], 'approve'));
    expect(await money()).toMatchObject({
      ...{ unpaid: TEN_DAYS_EARNED - 20_000_000, approved: { count: 1, amount: 20_000_000 }, paid: nothing },
    });
    const become = async (state: 'inDoubt' | 'returned' | 'paid') => {
      await setState(items[0]!.id, state);
      return money();
    };
    const one = { count: 1, amount: 20_000_000 };
    expect(await become('inDoubt')).toMatchObject({
      ...{ unpaid: TEN_DAYS_EARNED - 20_000_000, inDoubt: one, approved: nothing },
    });
    expect(await become('returned')).toMatchObject({
      ...{ unpaid: TEN_DAYS_EARNED, returned: one, inDoubt: nothing },
    });
    expect(await become('paid')).toMatchObject({
      ...{ unpaid: TEN_DAYS_EARNED - 20_000_000, returned: nothing },
    });
  });

  it('has the last month until it is paid, and of payments those for this month', async () => {
    await at('2026-12-01T09:00:00+05:00');
    await server.figuresCounted();
    expect(await money()).toMatchObject({ month: '2026-12', unpaid: TEN_DAYS_EARNED });
    await at('2027-01-01T09:00:00+05:00');
    await server.figuresCounted();
    // The month before last is not paid by the next run.
    expect((await money()).unpaid).toBe(0);
    const kept = await server.db
      .selectFrom('earnedFigures')
      .select('month')
      .distinct()
      .where('organizationId', '=', company.organizationId)
      .orderBy('month')
      .execute();
    expect(kept.map(({ month }) => month)).toEqual(['2026-12', '2027-01']);
  });

  it('for another month is not counted as paid for this one', async () => {
    const { id } = bodyOf(await confirm(await make('salary')));
    const payment = await paymentOf(id);
    bodyOf(await settlePayment(payment, { event: 'markPaid', paidOn: '2026-11-18' }));
    const paid = { count: 1, amount: TEN_DAYS_EARNED };
    expect(await money()).toMatchObject({ approved: nothing, paid });
    await at('2026-12-01T09:00:00+05:00');
    await server.figuresCounted();
    expect(await money()).toMatchObject({ unpaid: 0, paid: nothing });
  });

  it('is not known before the days are counted', async () => {
    await taken('2026-11');
    expect(await money()).toMatchObject({ asOf: null, unpaid: null });
    expect((await next()).payDate).toBeNull();
    await payDays({ advanceDay: '20' });
    expect(await next()).toMatchObject({ period: '2026-11', asOf: null, cash: null });
  });

  it('is not known before both months are counted', async () => {
    await at('2026-12-01T09:00:00+05:00');
    await taken('2026-11');
    await server.figuresCounted();
    expect(await money()).toMatchObject({ since: '2026-11', month: '2026-12', asOf: null, unpaid: null });
    await server.db
      .updateTable('figuresMonth')
      .set({ leasedUntil: null })
      .where('organizationId', '=', company.organizationId)
      .execute();
    await server.figuresCounted();
    expect(await money()).toMatchObject({ today: '2026-12-01', unpaid: TEN_DAYS_EARNED });
  });

  it('is without what its approver may still take back', async () => {
    await server.figuresCounted();
    bodyOf(await ask(20_000_000));
    const [request] = await requests();
    await server.db
      .updateTable('paymentRequest')
      .set({ state: 'approvedAlone', undoUntil: new Date('2026-12-01T00:00:00Z') })
      .where('id', '=', request!.id)
      .execute();
    const approved = { count: 1, amount: 20_000_000 };
    expect(await money()).toMatchObject({ unpaid: TEN_DAYS_EARNED - 20_000_000, approved });
  });

  it('is of one company, for its owners and accountants', async () => {
    await server.figuresCounted();
    expect(await money(other.employer)).toMatchObject({ unpaid: 0 });
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    expect((await money(accountant)).unpaid).toBe(TEN_DAYS_EARNED);
    const unitId = await makeUnit(server, company.employer, 'Savdo', {
      ...{ people: [company.employee.jobId], validFrom: '2026-11-18' },
    });
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds: [unitId] });
    expect(refusal(await server.call('getMoneyOverview', { as: manager }))).toEqual([403, 'forbidden']);
    expect(refusal(await server.call('getNextPayDate', { as: manager }))).toEqual([403, 'forbidden']);
  });
});

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
beforeEach(() => workedDays());

const money = async (as: Session = company.employer) => bodyOf(await server.call('getMoneyOverview', { as }));
const next = async () => bodyOf(await server.call('getNextPayDate', { as: company.employer }));
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
    bodyOf(await confirm(await make('salary')));
    expect(await next()).toMatchObject({
      ...{ payDate: { kind: 'advance', paid: '2026-12-18' }, period: '2026-12' },
      ...{ asOf: null, cash: null },
    });
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
      ...{ asOf: '2026-11-18T03:50:00.000Z', month: '2026-11', unpaid: TEN_DAYS_EARNED },
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
    // As another process would, which counts them.
    await server.db
      .insertInto('figuresMonth')
      .values({
        ...{ organizationId: company.organizationId, month: '2026-11', countedAt: null, version: null },
        leasedUntil: new Date('2027-01-01T00:00:00Z'),
      })
      .execute();
    expect(await money()).toMatchObject({ asOf: null, unpaid: null });
    expect((await next()).payDate).toBeNull();
    await payDays({ advanceDay: '20' });
    expect(await next()).toMatchObject({ period: '2026-11', asOf: null, cash: null });
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

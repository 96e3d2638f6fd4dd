import { beforeEach, describe, expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import { counted, next, payDays, requests, uncounted } from '#tests/support/worlds/overviewWorld.ts';
import {
  ask,
  at,
  company,
  earnedBy,
  SALARY,
  server,
  setState,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { block, confirm, make } from '#tests/support/worlds/payRunsWorld.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';

usePayments();
beforeEach(async () => {
  await workedDays();
  await uncounted();
});

const change = (id: string, body: { event: 'exclude' | 'lower'; amount?: number }) =>
  server.call('changePayRun', {
    ...{ as: company.employer, job: company.employer.jobId, path: { id } },
    body: { employeeId: company.employee.jobId, reason: 'Nizo', ...body },
  });

/** Wednesday 18 November 2026 is the day of the world's clock. */
describe('the next payment', () => {
  it('is the salary of this month: what is earned, and at most', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    const found = await counted();
    expect(found).toMatchObject({ today: '2026-11-18', period: '2026-11', draftId: null });
    expect(found.payDate).toMatchObject({ kind: 'salary', named: '2026-11-30', paid: '2026-11-30' });
    // 18 to 20 and 23 to 27 November are left before it.
    expect(found.cash).toMatchObject({ now: TEN_DAYS_EARNED, most: earnedBy(18) });
    expect(found.asOf).toBe('2026-11-18T03:50:00.000Z');
  });

  it('adds a day of pay on each working day that is left before it', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    const { cash } = await counted();
    // The days share what all of them may add.
    const after = (days: number) =>
      TEN_DAYS_EARNED + Math.floor(((earnedBy(18) - TEN_DAYS_EARNED) * days) / 8);
    expect(cash!.days.map(({ date }) => date)).toEqual([
      ...['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'],
      ...['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ]);
    expect(cash!.days.map(({ most }) => most)).toEqual([1, 2, 3, 3, 3, 4, 5, 6, 7, 8, 8, 8].map(after));
  });

  it('adds to an advance only what is under its percent, until its day', async () => {
    await payDays({ advanceDay: '25', salaryDay: 10, advancePercent: 50 });
    const { cash } = await counted();
    const most = SALARY / 2;
    const dates = ['18', '19', '20', '21', '22', '23', '24'].map((day) => `2026-11-${day}`);
    const now = Math.floor(TEN_DAYS_EARNED / 100) * 100;
    expect(cash).toEqual({ now, most, days: dates.map((date) => ({ date, most })) });
    await at('2026-11-25T09:00:00+05:00');
    expect((await counted()).cash).toEqual({ now, most: now, days: [] });
  });

  it('is what the run of that moment gives', async () => {
    await payDays({ advanceDay: '25', salaryDay: 10, advancePercent: 30 });
    await hireSomebody(server, company.employer);
    bodyOf(await ask(20_000_000));
    const { cash } = await counted();
    expect(cash).toMatchObject({
      now: 150_000_000 - 20_000_000,
      most: 150_000_000 - 20_000_000 + 119_047_600,
    });
    expect((await make('advance')).included.amount).toBe(cash!.now);
    expect((await make('salary')).included.amount).toBe(TEN_DAYS_EARNED);
  });

  it('is what runs of that moment give after tax, where salaries are in gross', async () => {
    const withoutTax = Math.trunc(TEN_DAYS_EARNED - Math.trunc(TEN_DAYS_EARNED * 0.12));
    await payDays({ advanceDay: '25', salaryDay: 10, advancePercent: 50, salaryBasis: 'gross' });
    const { cash } = await counted();
    expect(cash!.now).toBe(withoutTax - (withoutTax % 100));
    expect((await make('advance')).included.amount).toBe(cash!.now);
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    expect((await next()).cash!.now).toBe(withoutTax);
    expect((await make('salary')).included.amount).toBe(withoutTax);
  });

  it('is what the salary of that moment gives, with what was asked for and nobody has decided', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    bodyOf(await ask(20_000_000));
    const { cash } = await counted();
    expect(cash!.now).toBe(TEN_DAYS_EARNED);
    expect((await make('salary')).included.amount).toBe(cash!.now);
  });

  it('comes on the eve of a day off, with the run that is prepared for it', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 29 });
    const { id } = await make('salary');
    const found = await counted();
    expect(found.draftId).toBe(id);
    expect(found.payDate).toMatchObject({ named: '2026-11-29', paid: '2026-11-27', because: 'dayOff' });
    expect(found.cash!.most).toBe(earnedBy(17));
  });

  it('is the one after, when its run is confirmed', async () => {
    await payDays({ advanceDay: '20', salaryDay: 5 });
    expect(await counted()).toMatchObject({ payDate: { kind: 'advance', paid: '2026-11-20' } });
    bodyOf(await confirm(await make('advance')));
    const salary = await next();
    expect(salary).toMatchObject({ payDate: { kind: 'salary', paid: '2026-12-04' }, period: '2026-11' });
    expect(salary.cash).toMatchObject({
      now: TEN_DAYS_EARNED - 200_000_000,
      // All days that the person is employed on: nothing is lost to rounding.
      most: Math.floor((SALARY * 19) / 21) - 200_000_000,
    });
    // A salary that is confirmed early leaves the days to come.
    bodyOf(await confirm(await make('salary')));
    expect((await next()).payDate).toMatchObject({ kind: 'salary', paid: '2026-12-04' });
    expect((await next()).cash).toMatchObject({
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

  it('stays so for the month before, and is still counted', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 10 });
    const { id } = await make('salary');
    await at('2027-01-05T09:00:00+05:00');
    const overdue = await counted();
    expect(overdue).toMatchObject({ draftId: id, period: '2026-11', asOf: '2027-01-05T04:00:00.000Z' });
    expect(overdue.payDate).toMatchObject({ kind: 'salary', paid: '2026-12-10' });
    expect(overdue.cash).toEqual({ now: TEN_DAYS_EARNED, most: TEN_DAYS_EARNED, days: [] });
  });

  it('has the draft of a correction, once its salary is confirmed', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    const { id } = await make('salary');
    bodyOf(await change(id, { event: 'lower', amount: 100_000_000 }));
    bodyOf(await confirm({ id, included: { count: 1, amount: tiyin(100_000_000) } }));
    const rest = await make('salary');
    expect(rest.kind).toBe('correction');
    expect((await counted()).draftId).toBe(rest.id);
  });

  it('takes no cash for whom its draft leaves out, and less where it gives less', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    const { id } = await make('salary');
    bodyOf(await change(id, { event: 'lower', amount: 100_000_000 }));
    expect((await counted()).cash).toMatchObject({ now: 100_000_000, most: 100_000_000 });
    bodyOf(await change(id, { event: 'exclude' }));
    expect((await next()).cash).toMatchObject({ now: 0, most: 0 });
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
    expect((await counted()).cash!.most).toBe(earnedBy(18));
    await at('2026-11-18T08:55:00+05:00');
    const { pay } = bodyOf(await server.call('getSettings', { as: company.employer }));
    const body = {
      ...{ version: pay.version, validFrom: '2026-11-18', advanceDay: 'byRequest', salaryDay: 25 },
      ...{ advancePercent: 40, allowedPercent: 50, balanceLimit: 500_000_000 },
    } as const;
    bodyOf(await server.call('updatePaySettings', { as: company.employer, body }));
    await at('2026-11-18T08:56:00+05:00');
    expect(await counted()).toMatchObject({ payDate: { paid: '2026-11-25' } });
    expect((await next()).cash!.most).toBe(earnedBy(15));
  });

  it('expects nothing more of somebody who is blocked, and no advance', async () => {
    await payDays({ advanceDay: '20', salaryDay: 5 });
    await block();
    expect((await counted()).cash).toMatchObject({ now: 0, most: 0 });
    await payDays({ advanceDay: 'byRequest' });
    expect((await next()).cash).toMatchObject({ now: TEN_DAYS_EARNED, most: TEN_DAYS_EARNED });
  });

  it('expects the days of somebody without an account, and no advance', async () => {
    const where = ['id', '=', company.employee.jobId] as const;
    await server.db
      .updateTable('employee')
      .set({ status: 'notIdentified', accountId: null })
      .where(...where)
      .execute();
    await payDays({ advanceDay: 'byRequest', salaryDay: 30 });
    expect((await counted()).cash).toMatchObject({ now: TEN_DAYS_EARNED, most: earnedBy(18) });
    await payDays({ advanceDay: '20', salaryDay: 5 });
    expect((await next()).cash).toMatchObject({ now: 0, most: 0 });
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
    expect((await counted()).cash!.now).toBe(earnedBy(11) - 20_000_000);
  });
});

describe('the month to close', () => {
  const months = async () => (await next()).closing;

  it('is the oldest that is over and not closed, before its salary is paid', async () => {
    expect(await months()).toBeNull();
    await at('2026-12-01T09:00:00+05:00');
    expect(await months()).toEqual({ month: '2026-11', payDay: null });
    await payDays({ advanceDay: 'byRequest', salaryDay: 5 });
    // The fifth is a Saturday.
    expect(await months()).toEqual({ month: '2026-11', payDay: '2026-12-04' });
    await at('2027-01-11T09:00:00+05:00');
    expect(await months()).toEqual({ month: '2026-11', payDay: '2026-12-04' });
    const period = { organizationId: company.organizationId, changedAt: server.clock.date() };
    await server.db
      .insertInto('period')
      .values({ ...period, month: '2026-11', state: 'closing' })
      .execute();
    expect(await months()).toEqual({ month: '2026-12', payDay: '2027-01-05' });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import { acting, confirm, make, paymentOf } from '#tests/support/worlds/payRunsWorld.ts';
import {
  ask,
  company,
  other,
  review,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  withdraw,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { reportTable } from '#tests/support/worlds/reportTable.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';

/** Money as a CSV has it. */
const inSom = (tiyin: number) => String(tiyin / 100).replace('.', ',');

usePayments();
beforeEach(() => workedDays());

const november = { from: '2026-11', to: '2026-11' } as const;
const today = '2026-11-18';
const report =
  (kind: Exclude<ReportKind, 'timesheet'>) =>
  (change: Partial<Parameters<typeof reportTable>[1]> = {}) =>
    reportTable(server, { organizationId: company.organizationId, kind, ...november, ...change });
const [payments, transactions, advances] = (['payments', 'transactions', 'advances'] as const).map(
  report,
) as [...[ReturnType<typeof report>, ReturnType<typeof report>, ReturnType<typeof report>]];
const asked = async (amount: number) => bodyOf(await ask(amount)).id;
const later = (minutes: number) => server.clock.set(server.clock.now() + minutes * 60_000);
const paid = async (amount: number) => {
  const id = await asked(amount);
  bodyOf(await review([id], 'approve'));
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
  later(1);
  return id;
};
const inMonth = (id: string, period: CompanyMonth) =>
  server.db.updateTable('paymentRequest').set({ period }).where('id', '=', id).execute();
const inUnit = () =>
  makeUnit(server, company.employer, 'Ombor', { people: [company.employee.jobId], validFrom: today });

describe('payments', () => {
  it('are what was asked for and what runs pay, by time', async () => {
    const first = await paid(10_000_000);
    const requestedAt = new Date('2026-11-17T12:00:00+05:00');
    await server.db.updateTable('paymentRequest').set({ requestedAt }).where('id', '=', first).execute();
    const refused = await asked(20_000_000);
    bodyOf(await review([refused], 'cancel', '+Limit'));
    later(1);
    await asked(30_000_000);
    const same = { employee: 'Rahimov Dilshod', unit: '', paymentKind: 'Avans soʻrovi', month: '2026-11' };
    const none = { askedOn: today, cardNumber: '8600 •••• •••• 0003', paidOn: '', decisionNote: '' };
    expect(await payments()).toEqual([
      {
        ...{ ...same, ...none, asked: '100000', amount: '100000', paymentState: 'Toʻlangan' },
        ...{ askedOn: '2026-11-17', paidOn: today },
      },
      {
        ...{ ...same, ...none, asked: '200000', amount: '200000', paymentState: 'Bekor qilingan' },
        decisionNote: "'+Limit",
      },
      { ...same, ...none, asked: '300000', amount: '300000', paymentState: 'Koʻrib chiqilmoqda' },
    ]);
  });

  it('have no day of payment any more when the money came back', async () => {
    const id = await paid(10_000_000);
    bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
    expect(await payments()).toMatchObject([{ paymentState: 'Toʻlov qaytgan', paidOn: '' }]);
  });

  it('are those of the months, of the unit and of the company', async () => {
    const [october, december] = [await paid(10_000_000), await paid(20_000_000)];
    await paid(30_000_000);
    await inMonth(october, '2026-10');
    await inMonth(december, '2026-12');
    const sums = async (change?: object) => (await payments(change)).map(({ amount }) => amount);
    expect(await sums()).toEqual(['300000']);
    expect(await sums({ from: '2026-10', to: '2026-12' })).toEqual(['100000', '200000', '300000']);
    const unit = await inUnit();
    expect(await payments({ unit })).toMatchObject([{ unit: 'Ombor' }]);
    expect(await sums({ unit: 'none' })).toEqual([]);
    expect(await sums({ organizationId: other.organizationId })).toEqual([]);
    expect(await sums({ organizationId: other.organizationId, unit })).toEqual([]);
  });
});

describe('transactions', () => {
  it('are what happened to the money in the months, the latest first, as the list exports them', async () => {
    const id = await paid(10_000_000);
    bodyOf(await settlePayment(id, { event: 'markReturned', reason: 'Karta yopilgan' }));
    const rows = await transactions({ language: 'ru' });
    expect(rows.map(({ movement, amount, date, month }) => [movement, amount, date, month])).toEqual([
      ['Выплата вернулась', '100000', today, '2026-11'],
      ['Выплачено', '100000', today, '2026-11'],
      ['Одобрено', '100000', today, '2026-11'],
    ]);
    const { items } = bodyOf(
      await server.call('listTransactions', { ...acting(), query: { show: 'steps' } }),
    );
    expect(rows.map(({ employee, unit, number }) => [employee, unit, Number(number)])).toEqual(
      items.map(({ seq }) => ['Rahimov Dilshod', '', seq]),
    );
  });

  it('are of the months in which the money moved, of the unit and of the company', async () => {
    const id = await paid(10_000_000);
    await inMonth(id, '2026-10');
    const numbers = async (change?: object) => (await transactions(change)).map(({ number }) => number);
    expect(await numbers()).toEqual(['2', '1']);
    expect(await numbers({ from: '2026-10', to: '2026-10' })).toEqual([]);
    expect(await numbers({ from: '2026-12', to: '2027-01' })).toEqual([]);
    expect(await numbers({ from: '2026-10', to: '2026-11' })).toEqual(['2', '1']);
    const unit = await inUnit();
    expect(await transactions({ unit })).toMatchObject([{ unit: 'Ombor' }, { unit: 'Ombor' }]);
    expect(await numbers({ unit: 'none' })).toEqual([]);
    expect(await numbers({ organizationId: other.organizationId })).toEqual([]);
  });
});

describe('advances', () => {
  it('are summed for each person, beside what they earned', async () => {
    await server.db
      .updateTable('payoutItem')
      .set({ paidOn: '2026-11-17' })
      .where('requestId', '=', await paid(10_000_000))
      .execute();
    await paid(20_000_000);
    bodyOf(await review([await asked(5_000_000)], 'cancel', 'Limit'));
    bodyOf(await withdraw(await asked(7_000_000)));
    await asked(8_000_000);
    expect(await advances()).toEqual([
      {
        ...{ employee: 'Rahimov Dilshod', unit: '', requests: '5', asked: '500000', paid: '300000' },
        ...{ refusals: '2', earned: inSom(TEN_DAYS_EARNED), paidOn: today },
        share: String(Math.round((30_000_000 / TEN_DAYS_EARNED) * 10_000) / 100).replace('.', ','),
      },
    ]);
  });

  it('are of people by name, without those who had none, and of nothing earned there is no share', async () => {
    const second = await hireSomebody(server, company.employer);
    await server.db
      .updateTable('employee')
      .set({ lastName: 'Aliyev', searchKey: 'aliyev dilshod' })
      .where('id', '=', second.jobId)
      .execute();
    await paid(10_000_000);
    expect((await advances()).map(({ employee }) => employee)).toEqual(['Rahimov Dilshod']);
    await server.db
      .updateTable('paymentRequest')
      .set({ employeeId: second.jobId })
      .where('organizationId', '=', company.organizationId)
      .execute();
    await paid(20_000_000);
    expect((await advances()).map((row) => [row.employee, row.paid, row.earned, row.share])).toEqual([
      ['Aliyev Dilshod', '100000', '0', ''],
      ['Rahimov Dilshod', '200000', inSom(TEN_DAYS_EARNED), expect.stringMatching(/^8,4\d?$/)],
    ]);
  });

  it('are of the months, of the unit and of the company', async () => {
    const [first] = [await paid(10_000_000), await paid(20_000_000)];
    await inMonth(first, '2026-10');
    const sums = async (change?: object) =>
      (await advances(change)).map((row) => [row.requests, row.paid, row.earned]);
    expect(await sums()).toEqual([['1', '200000', inSom(TEN_DAYS_EARNED)]]);
    expect(await sums({ from: '2026-10', to: '2026-10' })).toEqual([['1', '100000', '0']]);
    expect(await sums({ from: '2026-10', to: '2026-12' })).toEqual([['2', '300000', inSom(TEN_DAYS_EARNED)]]);
    const unit = await inUnit();
    expect(await advances({ unit })).toMatchObject([{ unit: 'Ombor' }]);
    expect(await sums({ unit: 'none' })).toEqual([]);
    expect(await sums({ organizationId: other.organizationId })).toEqual([]);
  });

  it('of a run count as paid, not as asked for; its salaries do not count', async () => {
    const run = await make('advance');
    bodyOf(await confirm(run));
    expect(await advances()).toEqual([]);
    const id = await paymentOf(run.id);
    bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: today }));
    const amount = inSom(run.included.amount);
    expect(await advances()).toMatchObject([{ requests: '0', asked: '0', refusals: '0', paid: amount }]);
    expect(await payments()).toMatchObject([{ paymentKind: 'Avans', amount, paidOn: today }]);
    await server.db.updateTable('paymentRequest').set({ kind: 'salary' }).where('id', '=', id).execute();
    expect(await advances()).toEqual([]);
    expect(await payments()).toMatchObject([{ paymentKind: 'Ish haqi' }]);
    expect(bodyOf(await server.call('listPayRuns', { ...acting(), query: {} })).items).toHaveLength(1);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { money, payDays, requests, uncounted } from '#tests/support/worlds/overviewWorld.ts';
import {
  ask,
  at,
  company,
  ENABLED,
  other,
  PER_DAY,
  review,
  SALARY,
  salary,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import type { Session } from '#tests/support/server/server.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';
import type { operations } from '#openapi/generated/contract.d.ts';

type Query = NonNullable<operations['listEarnings']['parameters']['query']>;

usePayments();
beforeEach(async () => {
  await workedDays();
  await uncounted();
});

const call = (query: Query = {}, as: Session = company.employer) =>
  server.call('listEarnings', { as, query });
const list = async (query?: Query) => bodyOf(await call(query));
const counted = async (query?: Query) => {
  await server.figuresCounted();
  return list(query);
};

/** Hired now, and at work on two days of November. */
async function hireAnother(): Promise<string> {
  const { jobId } = await hireSomebody(server, company.employer);
  await addWorkedDays(server, company, jobId, ['2026-11-16', '2026-11-17']);
  return jobId;
}

describe('earnings of a month', () => {
  it('are what was counted, with payments as they are now', async () => {
    expect(await list()).toMatchObject({ month: '2026-11', asOf: null, items: [], total: 0 });
    const { items, totals, asOf } = await counted();
    const sums = { besideDays: 0, requested: 0, underWay: 0, paid: 0, owing: 0 };
    expect(asOf).toBe('2026-11-18T03:50:00.000Z');
    expect(items).toEqual([
      {
        ...{ employeeId: company.employee.jobId, employeeName: 'Rahimov Dilshod', unit: null },
        ...{ salary: SALARY, salaryPerDay: PER_DAY, daysWorked: 10, workingDays: 21 },
        ...{ earned: TEN_DAYS_EARNED, ...sums, unpaid: TEN_DAYS_EARNED, enabled: ENABLED },
      },
    ]);
    expect(totals).toEqual({
      ...{ earned: TEN_DAYS_EARNED, ...sums, unpaid: TEN_DAYS_EARNED, enabled: ENABLED },
    });

    bodyOf(await ask(20_000_000));
    const asked = (await list()).items[0]!;
    const { enabled } = await salary();
    expect(asked).toEqual({ ...items[0]!, requested: 20_000_000, enabled });
    const [request] = await requests();
    bodyOf(await review([request!.id], 'approve'));
    const left = { unpaid: TEN_DAYS_EARNED - 20_000_000, enabled };
    expect((await list()).totals).toEqual({ ...totals, ...left, underWay: 20_000_000 });
    bodyOf(await settlePayment(request!.id, { event: 'markPaid', paidOn: '2026-11-18' }));
    const paid = await list();
    expect(paid.totals).toEqual({ ...totals, ...left, paid: 20_000_000 });
    expect(paid.totals.unpaid).toBe((await money()).unpaid);
    expect(paid.items).toEqual([{ ...items[0]!, ...left, paid: 20_000_000 }]);
  });

  it('are found by name, unit and what is due, and sorted', async () => {
    const another = await hireAnother();
    const unit = await makeUnit(server, company.employer, 'Savdo', {
      ...{ people: [another], validFrom: '2026-11-18' },
    });
    const { employee } = company;
    const idsOf = async (query: Query) => (await list(query)).items.map(({ employeeId }) => employeeId);
    const all = await counted();
    expect([all.total, all.counts]).toEqual([2, { unpaid: 2, owing: 0 }]);
    expect(all.totals.earned).toBe(
      TEN_DAYS_EARNED + all.items.find((one) => one.employeeId === another)!.earned,
    );
    expect(await idsOf({ sort: '-unpaid' })).toEqual([employee.jobId, another]);
    expect(await idsOf({ sort: 'earned' })).toEqual([another, employee.jobId]);
    expect(await idsOf({ sort: '-name' })).toEqual((await idsOf({ sort: 'name' })).toReversed());
    expect(await idsOf({ unit })).toEqual([another]);
    expect(await idsOf({ unit: 'none' })).toEqual([employee.jobId]);
    expect(await idsOf({ search: 'rahimov', unit: 'none' })).toEqual([employee.jobId]);
    expect(await idsOf({ search: 'Nobody' })).toEqual([]);
    const second = await list({ pageSize: 10, page: 2 });
    expect([second.items, second.total, second.page]).toEqual([[], 2, 2]);
    const inUnit = (await list({ unit })).items[0]!;
    expect(inUnit.unit).toEqual({ id: unit, title: 'Savdo' });

    await server.db
      .updateTable('earnedFigures')
      .set({ earned: 0 as never })
      .where('employeeId', '=', another)
      .execute();
    const unpaid = await list({ due: 'unpaid' });
    expect([unpaid.total, unpaid.counts, unpaid.totals.earned]).toEqual([
      ...[1, { unpaid: 1, owing: 0 }, TEN_DAYS_EARNED],
    ]);
    expect(await idsOf({ due: 'owing' })).toEqual([]);
  });

  it('of an earlier month tell nobody what may be asked for, and begin with the company', async () => {
    await payDays({ advanceDay: 'byRequest' });
    await at('2026-12-02T09:00:00+05:00');
    await server.figuresCounted();
    const november = await list({ month: '2026-11' });
    expect([november.totals.unpaid, november.totals.enabled]).toEqual([TEN_DAYS_EARNED, null]);
    expect(november.items[0]!.enabled).toBeNull();
    const { month: shown, total, totals } = await list();
    expect([shown, total, totals.earned, totals.enabled]).toEqual(['2026-12', 1, 0, 0]);
    for (const month of ['2027-01', '2026-10'] as const)
      expect(refusal(await call({ month }))).toEqual([422, 'monthOutOfRange']);
  });

  it('have what lines of pay add beside the days, and what they and the tax take off', async () => {
    const before = await counted();
    const { jobId: id } = company.employee;
    for (const [kind, amount] of [
      ['bonus', 50_000_000],
      ['deduction', 20_000_000],
    ] as const) {
      const body = { kind, amount, period: '2026-11' as const, reason: 'Buyruq' };
      bodyOf(await server.call('addPayLine', { as: company.employer, path: { id }, body }));
    }
    const sums = { besideDays: 30_000_000, unpaid: TEN_DAYS_EARNED + 30_000_000 };
    const { items, totals } = await list();
    expect(items).toEqual([{ ...before.items[0]!, ...sums }]);
    expect(totals).toEqual({ ...before.totals, ...sums });
    const unpaid = (await money()).unpaid!;
    await payDays({ salaryBasis: 'gross' });
    const tax = Math.trunc((TEN_DAYS_EARNED + 50_000_000) * 0.12);
    const taxed = { besideDays: 30_000_000 - tax, unpaid: TEN_DAYS_EARNED + 30_000_000 - tax };
    expect((await list()).totals).toEqual({ ...before.totals, ...taxed });
    expect((await money()).unpaid).toBe(unpaid - tax);
  });

  it('let nobody ask who is blocked', async () => {
    await server.figuresCounted();
    const body = { ids: [company.employee.jobId], event: 'block' as const, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    const { items, totals } = await list();
    expect([items[0]!.enabled, totals.enabled, totals.unpaid]).toEqual([null, 0, TEN_DAYS_EARNED]);
  });

  it('are of the own company, for owners and accountants', async () => {
    await server.figuresCounted();
    expect((await call({}, other.employer)).status).toBe(200);
    const others = bodyOf(await call({}, other.employer));
    expect(others.items.map(({ employeeId }) => employeeId)).toEqual([other.employee.jobId]);
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    expect(bodyOf(await call({}, accountant)).total).toBe(1);
    const unitIds = [await makeUnit(server, company.employer, 'Sex')];
    const manager = await joinColleague(server, company.employer, { role: 'manager', unitIds });
    expect(refusal(await call({}, manager))).toEqual([403, 'forbidden']);
    expect(refusal(await call({}, company.employee))).toEqual([403, 'forbidden']);
  });
});

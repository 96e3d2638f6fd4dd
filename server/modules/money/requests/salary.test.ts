import { describe, expect, it } from 'vitest';
import { fromSom, type Tiyin } from '#domain/money.ts';
import {
  ask,
  company,
  earnedBy,
  ENABLED,
  salary,
  server,
  setState,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
} from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf, punchAt } from '#tests/support/worlds/punching.ts';
import type { State } from './sql/requests.ts';
import { limitPerson } from '#tests/support/worlds/salaries.ts';
import { shownAfter } from '#tests/support/worlds/wholeMoney.ts';

usePayments();

describe('what may be asked for', () => {
  it('is nothing before a day is worked', async () => {
    expect(await salary()).toEqual(shownAfter(0));
  });

  it('is explained from days to whole so’m', async () => {
    await workedDays();
    await addWorkedDays(server, company, company.employee.jobId, ['2026-11-16'], { departure: null });
    const seen = await salary();
    expect(seen).toEqual({ ...shownAfter(10), ahead: seen.ahead });
    expect([seen.earned, seen.enabled]).toEqual([TEN_DAYS_EARNED, ENABLED]);
  });

  it('is the same for the employer, who sees it of their own people alone', async () => {
    await workedDays();
    await ask(1_000_000);
    const { jobId: id } = company.employee;
    const of = { as: company.employer, path: { id } };
    const earnings = bodyOf(await server.call('getEmployeeEarnings', of));
    expect(earnings).toEqual({ ...(await salary()), ahead: null });
    expect([earnings.earned, earnings.reserved]).toEqual([TEN_DAYS_EARNED, 1_000_000]);
    const month = bodyOf(await server.call('getEmployeeMonth', of));
    const own = bodyOf(await server.call('getMyMonth', { as: company.employee }));
    // What the days to come may add is the person's own.
    expect(month).toEqual({ ...own, left: { ...own.left, mayEarn: null } });
    expect(month.totals.workedDaysUntilToday).toBe(10);
    const last = await server.call('getEmployeeMonth', { ...of, query: { month: '2026-10' } });
    expect(bodyOf(last)).toMatchObject({ month: '2026-10', totals: { workedDaysUntilToday: 0 } });
    const asked = async (employee: string) =>
      bodyOf(await server.call('listPaymentRequests', { as: company.employer, query: { employee } })).total;
    expect([await asked(id), await asked(company.employer.jobId)]).toEqual([1, 0]);
  });

  it('does not hold the open day until it is checked out', async () => {
    bodyOf(await punchAt(server, company, company.employee, 'in'));
    const openDay = { date: '2026-11-18', worth: earnedBy(1), countsFromMinutes: 270 };
    expect(await salary()).toEqual({ ...shownAfter(0), openDay });
    const { phoneNumber, deviceId } = company.employee;
    server.clock.set(Date.parse('2026-11-18T13:20:00+05:00'));
    company.employee = { ...company.employee, ...(await server.signIn(phoneNumber, deviceId)) };
    bodyOf(await punchAt(server, company, company.employee, 'out'));
    expect(await salary()).toEqual(shownAfter(1));
  });

  it('is nothing for a minute of presence, nor for work on a day off', async () => {
    const { jobId } = company.employee;
    await addWorkedDays(server, company, jobId, ['2026-11-16'], { arrival: '18:31', departure: '18:32' });
    await addWorkedDays(server, company, jobId, ['2026-11-15']);
    expect(await salary()).toEqual({ ...shownAfter(0), uncountedDays: 1 });
    const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee }));
    const dayOf = (date: string) => days.find((day) => day.date === date);
    expect(dayOf('2026-11-16')).toMatchObject({ counted: false, uncountedBecause: 'belowNorm' });
    expect(dayOf('2026-11-15')).toMatchObject({ counted: false, uncountedBecause: 'notWorkingDay' });
    const board = await server.call('getDayBoard', { as: company.employer, query: { date: '2026-11-16' } });
    expect(bodyOf(board).items[0]?.day).toMatchObject({
      uncountedBecause: 'belowNorm',
      countsFromMinutes: 270,
    });
  });

  it('follows the share of the norm that the company sets', async () => {
    const { organizationId, employee } = company;
    await addWorkedDays(server, company, employee.jobId, ['2026-11-16'], { departure: '12:00' });
    expect(await salary()).toEqual({ ...shownAfter(0), uncountedDays: 1 });
    await server.db
      .updateTable('workSettings')
      .set({ countFromPercent: 30 })
      .where('organizationId', '=', organizationId)
      .execute();
    expect(await salary()).toEqual(shownAfter(1));
  });

  it('is capped by the lower of the company’s limit and the employee’s own', async () => {
    await workedDays();
    const limit = async (own: Tiyin | null, companys: Tiyin | null) => {
      const { organizationId, employee } = company;
      const person = { organizationId, employeeId: employee.jobId };
      await limitPerson(server.db, person, own, server.clock.date());
      await server.db
        .updateTable('paySettings')
        .set({ balanceLimit: companys })
        .where('organizationId', '=', organizationId)
        .execute();
      const seen = await salary();
      return [seen.limit, seen.limitOf, seen.enabled];
    };
    expect(await limit(null, fromSom(500_000))).toEqual([50_000_000, 'company', 50_000_000]);
    expect(await limit(fromSom(200_000), fromSom(500_000))).toEqual([20_000_000, 'person', 20_000_000]);
    expect(await limit(fromSom(900_000), fromSom(500_000))).toEqual([50_000_000, 'company', 50_000_000]);
  });

  it('is less by what is asked for, approved, failed and paid in the period, not by what is cancelled', async () => {
    await workedDays();
    const amounts = {
      inProcess: 10_000_000,
      approved: 8_000_000,
      failed: 4_000_000,
      paid: 2_000_000,
      cancelled: 1_000_000,
    };
    for (const [state, amount] of Object.entries(amounts))
      await setState(bodyOf(await ask(amount)).id, state as State);
    const less = { reserved: 22_000_000, paid: 2_000_000, enabled: ENABLED - 24_000_000 };
    expect(await salary()).toEqual({ ...shownAfter(10), ...less });
    await server.db
      .updateTable('paymentRequest')
      .set({ period: '2026-10' })
      .where('employeeId', '=', company.employee.jobId)
      .execute();
    expect(await salary()).toEqual(shownAfter(10));
  });
});

import { describe, expect, it } from 'vitest';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import {
  ask,
  at,
  company,
  freshCompany,
  PER_DAY,
  review,
  SALARY,
  salary,
  server,
  TEN_DAYS_EARNED,
  usePayments,
  workedDays,
  workingDaysOf,
} from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { shownAfter } from '#tests/support/worlds/wholeMoney.ts';

usePayments();

const myEarnings = async (month?: CompanyMonth) =>
  bodyOf(
    await server.call('getMyEarnings', { as: company.employee, query: month === undefined ? {} : { month } }),
  );
const nothingAsked = { requested: 0, underWay: 0, paid: 0, enabled: null };
/** Two days on and two off from a day on, instead of the company's five-day week. */
async function worksTwoByTwo(from: CompanyDate): Promise<void> {
  const as = company.employer;
  const schedule = {
    ...{ kind: 'cycle' as const, breakMinutes: 60, worksOnHolidays: true, anchor: from },
    days: [{ start: '09:00', end: '18:00' }, { start: '09:00', end: '18:00' }, null, null],
  };
  const body = { title: 'Smena', validFrom: from, schedule };
  const { id } = bodyOf(await server.call('createSchedule', { as, body }));
  const given = { scheduleId: id, employeeIds: [company.employee.jobId], unitIds: [], validFrom: from };
  bodyOf(await server.call('assignSchedule', { as, body: given }));
}

describe('a month whose schedule changes', () => {
  it('pays each day its share, and leaves the days before the change as they were', async () => {
    await freshCompany('2026-11-01T08:00:00+05:00');
    await at('2026-11-18T08:50:00+05:00');
    await workedDays();
    expect(await salary()).toEqual(shownAfter(10));
    await worksTwoByTwo('2026-11-16');
    await workedDays(['2026-11-16', '2026-11-17']);
    const perDay = Math.floor((SALARY * 11) / 168);
    // 10/21 and 2 × 11/168 of the salary, together.
    const earned = Math.floor((SALARY * (10 * 8 + 2 * 11)) / 168);
    const allowed = Math.floor(earned / 2);
    const first = {
      from: '2026-11-01',
      to: '2026-11-15',
      share: '1/21',
      counted: 10,
      earned: TEN_DAYS_EARNED,
    };
    const second = { from: '2026-11-16', to: '2026-11-30', share: '11/168', counted: 2 };
    expect(await salary()).toEqual({
      ...{ ...shownAfter(12), workingDays: 18, salaryPerDay: perDay, earned, allowed },
      enabled: allowed - (allowed % 100),
      spans: [
        { ...first, salary: SALARY },
        { ...second, salary: SALARY, earned: earned - TEN_DAYS_EARNED },
      ],
    });
    await server.figuresCounted();
    const { items } = bodyOf(await server.call('listEarnings', { as: company.employer, query: {} }));
    const own = items.find(({ employeeId }) => employeeId === company.employee.jobId);
    expect(own).toEqual({
      ...{ employeeId: company.employee.jobId, employeeName: 'Rahimov Dilshod', unit: null, salary: SALARY },
      ...{ ...nothingAsked, enabled: allowed - (allowed % 100), unpaid: earned, owing: 0, besideDays: 0 },
      ...{ earned, workingDays: 18, daysWorked: 12, salaryPerDay: perDay },
    });
  });

  it('pays the whole salary for all its days, also once it is closed', async () => {
    await freshCompany('2026-10-01T08:00:00+05:00');
    await worksTwoByTwo('2026-10-16');
    await at('2026-11-03T12:00:00+05:00');
    await workedDays(await workingDaysOf('2026-10'));
    const open = await myEarnings('2026-10');
    // Ten of 21 days before, and eight of the days after it.
    const october = { workingDays: 18, daysWorked: 18, salaryPerDay: Math.floor((SALARY * 11) / 168) };
    expect(open).toEqual({ ...nothingAsked, month: '2026-10', earned: SALARY, ...october });
    bodyOf(await server.call('closeMonth', { as: company.employer, path: { month: '2026-10' } }));
    await server.closed();
    const shares = await server.db
      .selectFrom('workDay')
      .select('share')
      .distinct()
      .where('organizationId', '=', company.organizationId)
      .execute();
    expect(shares).toHaveLength(2);
    expect(await myEarnings('2026-10')).toEqual(open);
  });
});

describe('an employee’s own month', () => {
  it('is what they earned, asked for and were given', async () => {
    await workedDays();
    bodyOf(await ask(20_000_000));
    const { id } = bodyOf(await ask(30_000_000));
    bodyOf(await review([id], 'approve'));
    const { enabled } = await salary();
    expect(await myEarnings()).toEqual({
      ...{ month: '2026-11', daysWorked: 10, workingDays: 21, salaryPerDay: PER_DAY },
      ...{ earned: TEN_DAYS_EARNED, requested: 20_000_000, underWay: 30_000_000, paid: 0, enabled },
    });
  });

  it('has nothing before the hire and of a month to come', async () => {
    for (const [month, workingDays] of [
      ['2020-02', 20],
      ['2027-03', 21],
    ] as const)
      expect(await myEarnings(month)).toEqual({
        ...{ ...nothingAsked, month, daysWorked: 0, earned: 0 },
        ...{ workingDays, salaryPerDay: Math.floor(SALARY / workingDays) },
      });
  });
});

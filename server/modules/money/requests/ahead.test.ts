import { beforeEach, describe, expect, it } from 'vitest';
import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import {
  ask,
  at,
  company,
  review,
  salary,
  SALARY,
  server,
  usePayments,
  workedDays,
  workingDaysOf,
} from '#tests/support/worlds/paymentsWorld.ts';
import { payDays } from '#tests/support/worlds/overviewWorld.ts';
import { acting, confirm, make, paymentOf, read } from '#tests/support/worlds/payRunsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';

const MONTH = '2026-11' as const;
/** The 5th of December is a Saturday. */
const payday = { kind: 'salary', named: '2026-12-05', paid: '2026-12-04', because: 'dayOff' };
const nothingCame = {
  month: MONTH,
  earned: SALARY,
  netDifference: 0,
  additions: 0,
  deductions: 0,
  tax: 0,
  carryOver: 0,
  paid: 0,
  toCome: SALARY,
  payday,
};

const statements: string[] = [];
usePayments(
  () => ({ onStatement: (sql, path) => path === '/api/payments/salary' && statements.push(sql) }),
  '2026-11-01T08:00:00+05:00',
);

let days: CompanyDate[];
beforeEach(async () => {
  days = await workingDaysOf(MONTH);
  await payDays({ advanceDay: '20', salaryDay: 5 });
  await workedDays(days);
  await at('2026-12-01T09:00:00+05:00');
});

const ahead = async () => (await salary()).ahead!;
const lastMonth = async () => (await ahead()).lastMonth;
const close = async () => {
  bodyOf(await server.call('closeMonth', { ...acting(), path: { month: MONTH } }));
  await server.closed();
};
const pay = async (id: string) =>
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: companyDate(server.clock.now()) }));
const change = async (id: string, body: object) =>
  bodyOf(await server.call('changePayRun', { ...acting(), path: { id }, body: body as never }));

describe('what the last month earned', () => {
  it('is still to come on the first day of the new one, with the day it is paid on and why that is an eve', async () => {
    expect(await lastMonth()).toEqual({ ...nothingCame, state: 'open' });
    expect((await salary()).earned).toBe(0);
  });

  it('is without what was paid of it before', async () => {
    await at('2026-11-27T19:00:00+05:00');
    const { id } = bodyOf(await ask(fromSom(1_000_000)));
    bodyOf(await review([id], 'approve'));
    await at('2026-12-01T09:00:00+05:00');
    expect(await lastMonth()).toEqual({ ...nothingCame, state: 'open' });
    bodyOf(await settlePayment(id, { event: 'markPaid', paidOn: '2026-11-30' }));
    const less = { paid: fromSom(1_000_000), toCome: fromSom(4_000_000) };
    expect(await lastMonth()).toEqual({ ...nothingCame, ...less, state: 'open' });
  });

  it('goes once its salary is paid: closed, on its way, gone', async () => {
    await close();
    expect(await lastMonth()).toEqual({ ...nothingCame, state: 'closed' });
    const { id } = bodyOf(await confirm(await make('salary', MONTH)));
    expect(await lastMonth()).toEqual({ ...nothingCame, state: 'underWay' });
    await pay(await paymentOf(id));
    expect(await lastMonth()).toBeNull();
  });

  it('says apart what the accountant’s net amount takes from what the days earned', async () => {
    await close();
    const { id } = await make('salary', MONTH);
    const { pinfl } = await server.db
      .selectFrom('employee')
      .select('pinfl')
      .where('id', '=', company.employee.jobId)
      .executeTakeFirstOrThrow();
    const body = { rows: [{ line: 2, pinfl, net: fromSom(4_200_000) }] };
    bodyOf(await server.call('setNetPay', { ...acting(), path: { id }, body }));
    bodyOf(await confirm(await read(id)));
    const sums = { netDifference: fromSom(-800_000), toCome: fromSom(4_200_000) };
    expect(await lastMonth()).toEqual({ ...nothingCame, ...sums, state: 'underWay' });
  });

  it('keeps a payday that has passed while nobody has confirmed the salary', async () => {
    await at('2026-12-08T09:00:00+05:00');
    expect(await lastMonth()).toEqual({ ...nothingCame, state: 'open' });
    await close();
    expect(await lastMonth()).toEqual({ ...nothingCame, state: 'closed' });
  });

  it('promises no day for the rest of a salary that was lowered', async () => {
    const [employeeId, reason] = [company.employee.jobId, 'Qarz'];
    await close();
    const run = await make('salary', MONTH);
    await change(run.id, { event: 'lower', employeeId, amount: fromSom(4_000_000), reason });
    await at('2026-12-07T09:00:00+05:00');
    bodyOf(await confirm({ ...run, included: { count: 1, amount: fromSom(4_000_000) } }));
    await pay(await paymentOf(run.id));
    const less = { paid: fromSom(4_000_000), toCome: fromSom(1_000_000), payday: null };
    expect(await lastMonth()).toEqual({ ...nothingCame, ...less, state: 'left' });
  });

  it('is null for whoever began this month or earned nothing, and has no day where the settings name none', async () => {
    await payDays({ advanceDay: 'byRequest', salaryDay: null as never });
    const { lastMonth: unnamed, next } = await ahead();
    expect([unnamed, next]).toEqual([{ ...nothingCame, state: 'open', payday: null }, null]);
    await server.db.deleteFrom('punch').where('employeeId', '=', company.employee.jobId).execute();
    expect(await lastMonth()).toBeNull();
    await server.db
      .updateTable('employee')
      .set({ employment: '{[2026-12-01,)}' as never })
      .where('id', '=', company.employee.jobId)
      .execute();
    await workedDays(['2026-12-01']);
    expect(await lastMonth()).toBeNull();
  });

  it('is what its days since have earned, where a salary day late in the month has paid the others', async () => {
    await payDays({ advanceDay: '10', salaryDay: 25 });
    await server.db
      .deleteFrom('punch')
      .where('employeeId', '=', company.employee.jobId)
      .where('shiftDate', '>=', '2026-11-25')
      .execute();
    await at('2026-11-25T09:00:00+05:00');
    const { id } = bodyOf(await confirm(await make('salary', MONTH)));
    await pay(await paymentOf(id));
    await workedDays(days.filter((day) => day >= '2026-11-25'));
    await at('2026-12-01T09:00:00+05:00');
    const shown = await lastMonth();
    const { paid } = shown!;
    const rest = { paid, toCome: SALARY - paid, state: 'open', payday: null };
    expect(shown).toEqual({ ...nothingCame, ...rest });
    expect(paid).toBeGreaterThan(0);
  });
});

describe('the next payday', () => {
  it('is not the last month’s, which stands beside what is still to come', async () => {
    const advance = { kind: 'advance', named: '2026-12-20', paid: '2026-12-18', because: 'dayOff' };
    expect((await ahead()).next).toEqual(advance);
    await at('2026-12-21T09:00:00+05:00');
    // The 5th of January is a Tuesday.
    const january = { kind: 'salary', named: '2027-01-05', paid: '2027-01-05', because: null };
    expect((await ahead()).next).toEqual(january);
  });

  it('is not one whose run was confirmed before its day', async () => {
    await workedDays(['2026-12-01', '2026-12-02', '2026-12-03']);
    await at('2026-12-04T09:00:00+05:00');
    bodyOf(await confirm(await make('advance', '2026-12')));
    const january = { kind: 'salary', named: '2027-01-05', paid: '2027-01-05', because: null };
    expect((await ahead()).next).toEqual(january);
  });
});

it('an employer reads none of it', async () => {
  const path = { id: company.employee.jobId };
  expect(bodyOf(await server.call('getEmployeeEarnings', { ...acting(), path })).ahead).toBeNull();
});

it('both months are read together', async () => {
  statements.length = 0;
  await salary();
  const reads = (table: string) => statements.filter((sql) => sql.includes(`from "${table}"`)).length;
  expect(['pay_settings', 'calendar_day', 'payment_request', 'pay_run'].map((table) => reads(table))).toEqual(
    [1, 1, 1, 1],
  );
  // One of them asks whether the months of corrected days are paid by net amounts.
  expect(statements.length).toBeLessThanOrEqual(24);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { fromSom } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import {
  ask,
  company,
  other,
  review,
  server,
  usePayments,
  at,
  workingDaysOf,
} from '#tests/support/worlds/paymentsWorld.ts';
import { acting, confirm, make, paymentOf } from '#tests/support/worlds/payRunsWorld.ts';
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import { addWorkedDays, bodyOf, refusal } from '#tests/support/worlds/punching.ts';

const month = '2026-10' as const;
const path = { month };

usePayments(() => ({}), '2026-10-01T08:00:00+05:00');

const months = async () => bodyOf(await server.call('listPayslips', { as: company.employee })).items;
const payslip = () => server.call('getPayslip', { as: company.employee, path });
const pay = async (id: string, paidOn: CompanyDate) =>
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn }));

let days: CompanyDate[];
let advance: string;

/** Two days are worked by the 5th, of which an advance of 100,000 so'm is paid; the rest of the month is worked too. */
beforeEach(async () => {
  days = await workingDaysOf(month);
  await at('2026-10-05T10:00:00+05:00');
  await addWorkedDays(server, company, company.employee.jobId, days.slice(0, 2));
  advance = bodyOf(await ask(10_000_000)).id;
  bodyOf(await review([advance], 'approve'));
  await pay(advance, '2026-10-05');
  await at('2026-11-03T12:00:00+05:00');
});

const workTheRest = (until = days.length) =>
  addWorkedDays(server, company, company.employee.jobId, days.slice(2, until));

async function close(): Promise<void> {
  bodyOf(await server.call('closeMonth', { ...acting(), path }));
  await server.closed();
}

/** Confirmed, and its one payment's id. */
async function confirmSalary(): Promise<string> {
  const { id } = bodyOf(await confirm(await make('salary', month)));
  return paymentOf(id);
}

describe('a payslip', () => {
  it('says what was earned, given before and paid, to the tiyin, with the proof of the ledger', async () => {
    await workTheRest();
    const staff = staffOf(server, company.employer);
    const update = async (fields: object) => bodyOf(await staff.update(company.employee.jobId, fields));
    await update({ patronymic: 'Anvarovich', position: 'Kassir', personnelNumber: '0042' });
    await close();
    await update({ position: 'Katta kassir' });
    const salary = await confirmSalary();
    await pay(salary, '2026-11-03');
    const card = expect.objectContaining({ last4: '0003' }) as object;
    const slip = bodyOf(await payslip());
    const entries = bodyOf(await server.call('listLedgerEntries', acting())).items;
    const [last] = entries.filter(({ kind }) => kind === 'settled');
    expect(slip).toEqual({
      ...{
        month,
        organizationTitle: expect.any(String) as string,
        organizationTin: expect.stringMatching(/^\d+$/) as string,
        employeeName: 'Rahimov Dilshod Anvarovich',
        pinfl: expect.stringMatching(/^\d{14}$/) as string,
        ...{ position: 'Kassir', personnelNumber: '0042' },
      },
      minutesWorked: 21 * (9 * 60 + 10),
      away: [],
      ...{
        daysWorked: 21,
        earned: fromSom(5_000_000),
        adjustments: 0,
        netDifference: 0,
        ...{ tax: 0, pension: 0 },
        ...{ additions: 0, deductions: 0, lines: [] },
        advances: fromSom(100_000),
        carried: 0,
      },
      ...{ toPay: fromSom(4_900_000), salary: fromSom(4_900_000), left: 0 },
      spans: [
        {
          ...{ from: '2026-10-01', to: '2026-10-31', salary: fromSom(5_000_000), share: '1/21' },
          ...{ counted: 21, earned: fromSom(5_000_000) },
        },
      ],
      payments: [
        { requestId: advance, kind: 'asked', amount: fromSom(100_000), paidOn: '2026-10-05', card },
        { requestId: salary, kind: 'salary', amount: fromSom(4_900_000), paidOn: '2026-11-03', card },
      ],
      entry: { seq: last!.seq, hash: last!.hash },
    });
    expect(await months()).toEqual([
      { month, advances: fromSom(100_000), salary: fromSom(4_900_000), paidOn: '2026-11-03' },
    ]);
    const theirs = { ...acting(), path: { id: company.employee.jobId, month } };
    expect(bodyOf(await server.call('getEmployeePayslip', theirs))).toEqual(slip);
    expect(bodyOf(await server.call('listEmployeePayslips', theirs)).items).toEqual(await months());
  });

  it('says what is left to be paid of a salary that was lowered, until a correction pays it', async () => {
    await workTheRest();
    await close();
    const run = await make('salary', month);
    const amount = fromSom(4_000_000);
    const employeeId = company.employee.jobId;
    const body = { event: 'lower', employeeId, amount, reason: 'Qarz' } as const;
    bodyOf(await server.call('changePayRun', { ...acting(), path: { id: run.id }, body }));
    bodyOf(await confirm({ ...run, included: { count: 1, amount } }));
    await pay(await paymentOf(run.id), '2026-11-03');
    const lowered = bodyOf(await payslip());
    expect([lowered.toPay, lowered.salary, lowered.left]).toEqual(
      [4_900_000, 4_000_000, 900_000].map(fromSom),
    );
    const rest = await make('salary', month);
    expect(rest.kind).toBe('correction');
    bodyOf(await confirm(rest));
    await pay(await paymentOf(rest.id), '2026-11-03');
    const { payments, entry } = bodyOf(await payslip());
    const paid = { salary: fromSom(4_900_000), left: 0, payments, entry };
    expect(bodyOf(await payslip())).toEqual({ ...lowered, ...paid });
    expect(payments.map(({ amount: each }) => each)).toEqual([100_000, 4_000_000, 900_000].map(fromSom));
  });

  it('has the hours and the days away of the timesheet', async () => {
    await workTheRest(days.length - 2);
    const [firstDay, lastDay] = days.slice(-2) as [CompanyDate, CompanyDate];
    const body = { employeeId: company.employee.jobId, firstDay, lastDay, kind: 19 } as const;
    bodyOf(await server.call('proposeAbsence', { ...acting(), body }));
    await close();
    await pay(await confirmSalary(), '2026-11-03');
    const { daysWorked, minutesWorked, away } = bodyOf(await payslip());
    expect([daysWorked, minutesWorked, away]).toEqual([19, 19 * (9 * 60 + 10), [{ kind: 19, days: 2 }]]);
  });

  it('has a span for each salary of the month', async () => {
    await workTheRest();
    const since = '2026-10-16';
    const { organizationId, employee } = company;
    await server.db
      .insertInto('employeeSalary')
      .values({
        ...{ organizationId, id: newId(), employeeId: employee.jobId, salary: fromSom(6_000_000) },
        ...{ validFrom: since, savedAt: server.clock.date() },
      })
      .execute();
    await close();
    await pay(await confirmSalary(), '2026-11-03');
    const { spans, earned } = bodyOf(await payslip());
    expect(spans.map(({ from, to, salary }) => [from, to, salary])).toEqual([
      ['2026-10-01', addDays(since, -1), fromSom(5_000_000)],
      [since, '2026-10-31', fromSom(6_000_000)],
    ]);
    expect(earned).toBe(spans.reduce((sum, span) => sum + span.earned, 0));
  });
});

describe('there is no payslip', () => {
  /** Nor of the open month before it: the company is older, the person was hired in October. */
  const none = async (because: string, ...payments: object[]) => {
    expect(refusal(await payslip())).toEqual([404, 'notFound']);
    const list = bodyOf(await server.call('listPayslips', { as: company.employee }));
    expect(list.items).toEqual([]);
    expect(list.waiting).toEqual([{ month, because, payments }]);
  };

  it('of a month that is open, nor one without confirmed salaries, nor while a payment is under way', async () => {
    await workTheRest();
    await none('monthOpen');
    await close();
    await none('salaryUnconfirmed');
    const salary = await confirmSalary();
    const paid = { id: salary, kind: 'salary', amount: fromSom(4_900_000) };
    await none('unsettled', { ...paid, state: 'approved' });
    await pay(salary, '2026-11-03');
    const list = bodyOf(await server.call('listPayslips', { as: company.employee }));
    expect([list.items.length, list.waiting]).toEqual([1, []]);
    bodyOf(await settlePayment(salary, { event: 'markReturned', reason: 'Karta yopilgan' }));
    await none('unsettled', { ...paid, state: 'returned' });
  });

  it('of a month that was reopened', async () => {
    await workTheRest();
    await close();
    await pay(await confirmSalary(), '2026-11-03');
    expect(await months()).toHaveLength(1);
    bodyOf(await server.call('reopenMonth', { ...acting(), path, body: { reason: 'Xato', version: 1 } }));
    await none('monthOpen');
  });

  it('of somebody else', async () => {
    await workTheRest();
    await close();
    await pay(await confirmSalary(), '2026-11-03');
    const stranger = { path: { id: company.employee.jobId, month } };
    const { phoneNumber } = await server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', other.employer.accountId)
      .executeTakeFirstOrThrow();
    const as = await server.signIn(phoneNumber);
    expect(refusal(await server.call('getEmployeePayslip', { as, ...stranger }))).toEqual([404, 'notFound']);
    expect(refusal(await server.call('listEmployeePayslips', { as, ...stranger }))).toEqual([
      404,
      'notFound',
    ]);
  });
});

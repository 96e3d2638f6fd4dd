import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { acting, confirm, make, paymentOf } from '#tests/support/worlds/payRunsWorld.ts';
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
import { settlePayment } from '#tests/support/worlds/payoutsWorld.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { reportTable } from '#tests/support/worlds/reportTable.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';

const month = '2026-10' as const;

usePayments(() => ({}), '2026-10-01T08:00:00+05:00');

const pay = async (id: string, paidOn: CompanyDate) =>
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn }));
const payslips = (change: Partial<Parameters<typeof reportTable>[1]> = {}) =>
  reportTable(server, {
    ...{ organizationId: company.organizationId, kind: 'payslips', from: month, to: month },
    ...change,
  });
const shown = async (of: CompanyMonth) => {
  const slip = bodyOf(await server.call('getPayslip', { as: company.employee, path: { month: of } }));
  const som = (tiyin: number) => String(tiyin / 100).replace('.', ',');
  return {
    ...{ month: of, employee: 'Rahimov Dilshod', daysWorked: String(slip.daysWorked).replace('.', ',') },
    ...{ earned: som(slip.earned), adjustments: som(slip.adjustments) },
    netDifference: som(slip.netDifference),
    tax: som(slip.tax),
    ...{ additions: som(slip.additions), deductions: som(slip.deductions), advances: som(slip.advances) },
    ...{
      carried: som(slip.carried),
      toPay: som(slip.toPay),
      salaryPaid: som(slip.salary),
      rest: som(slip.left),
    },
    paidOn: slip.payments.at(-1)!.paidOn,
  };
};
const close = async (of: CompanyMonth) => {
  bodyOf(await server.call('closeMonth', { ...acting(), path: { month: of } }));
  await server.closed();
};
const salaryOf = async (of: CompanyMonth) => {
  const { id } = bodyOf(await confirm(await make('salary', of)));
  return paymentOf(id);
};

/** October: an advance of 100,000 so'm, everything worked, closed; the salary is confirmed and not paid. */
let salary: string;
beforeEach(async () => {
  const days = await workingDaysOf(month);
  await at('2026-10-05T10:00:00+05:00');
  await addWorkedDays(server, company, company.employee.jobId, days.slice(0, 2));
  const { id } = bodyOf(await ask(10_000_000));
  bodyOf(await review([id], 'approve'));
  await pay(id, '2026-10-05');
  await at('2026-11-03T12:00:00+05:00');
  await addWorkedDays(server, company, company.employee.jobId, days.slice(2));
  await close(month);
  salary = await salaryOf(month);
});

describe('payslips', () => {
  it('have the figures of the payslip, once there is one', async () => {
    expect(await payslips()).toEqual([]);
    await pay(salary, '2026-11-03');
    expect(await payslips()).toEqual([{ ...(await shown(month)), unit: '' }]);
    expect(await payslips()).toMatchObject([
      {
        ...{ daysWorked: '21', earned: '5000000', advances: '100000', toPay: '4900000' },
        ...{ salaryPaid: '4900000', rest: '0', paidOn: '2026-11-03' },
      },
    ]);
    bodyOf(await settlePayment(salary, { event: 'markReturned', reason: 'Karta yopilgan' }));
    expect(await payslips()).toEqual([]);
  });

  it('of a closed month stay what they are after a correction, which the next month is adjusted by', async () => {
    await pay(salary, '2026-11-03');
    const before = await payslips();
    const [date] = await workingDaysOf(month);
    const correction = { employeeId: company.employee.jobId, date: date!, reason: 'Terminal' };
    const body = { ...correction, pairs: [{ in: '09:00', out: '10:00' }] };
    bodyOf(await server.call('proposeCorrection', { ...acting(), body }));
    expect(await payslips()).toEqual(before);

    await at('2026-12-03T12:00:00+05:00');
    await addWorkedDays(server, company, company.employee.jobId, await workingDaysOf('2026-11'));
    await close('2026-11');
    await pay(await salaryOf('2026-11'), '2026-12-03');
    const both = await payslips({ to: '2026-12' });
    expect(both).toEqual([
      { ...(await shown('2026-10')), unit: '' },
      { ...(await shown('2026-11')), unit: '' },
    ]);
    expect(Number(both[1]!.adjustments.replace(',', '.'))).toBeLessThan(0);
    expect(await payslips({ from: '2026-11', to: '2026-11' })).toEqual([both[1]]);
    expect(await payslips({ from: '2026-12', to: '2027-03' })).toEqual([]);
  });

  it('of a unit are those of who is in it today, and never of another company', async () => {
    await pay(salary, '2026-11-03');
    const unit = await makeUnit(server, company.employer, 'Ombor', {
      ...{ people: [company.employee.jobId], validFrom: '2026-11-03' },
    });
    expect(await payslips({ unit })).toEqual([{ ...(await shown(month)), unit: 'Ombor' }]);
    expect(await payslips({ unit: 'none' })).toEqual([]);
    expect(await payslips({ organizationId: other.organizationId })).toEqual([]);
    expect(await payslips({ organizationId: other.organizationId, unit })).toEqual([]);
  });
});

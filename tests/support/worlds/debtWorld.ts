import { beforeEach } from 'vitest';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom, tiyin } from '#domain/money.ts';
import { ask, at, company, earnedBy, review, server, usePayments, workingDaysOf } from './paymentsWorld.ts';
import { acting, confirm, type Run } from './payRunsWorld.ts';
import { settlePayment } from './payoutsWorld.ts';
import { addWorkedDays, bodyOf } from './punching.ts';
import { staffOf } from './staff.ts';

export const [october, november] = ['2026-10', '2026-11'] as const;
/** An advance of ten October days, of which two are left after the corrections. */
export const ADVANCE = fromSom(1_000_000);
export const OWED = tiyin(ADVANCE - earnedBy(2));

export const work = (days: readonly CompanyDate[], id = company.employee.jobId) =>
  addWorkedDays(server, company, id, days);
export const close = async (month: CompanyMonth) => {
  bodyOf(await server.call('closeMonth', { ...acting(), path: { month } }));
  await server.closed();
};
export const correct = async (
  days: readonly CompanyDate[],
  pairs: { in: string; out: string }[],
  employeeId = company.employee.jobId,
) => {
  for (const date of days) {
    const body = { employeeId, date, reason: 'Terminal adashgan', pairs };
    bodyOf(await server.call('proposeCorrection', { ...acting(), body }));
  }
};
export const paid = async (id: string, paidOn: CompanyDate) =>
  bodyOf(await settlePayment(id, { event: 'markPaid', paidOn }));
export const rows = async (id: string, show?: 'unpaid') =>
  bodyOf(await server.call('listPayRunItems', { ...acting(), path: { id }, query: show ? { show } : {} }))
    .items;
export const payRun = async (run: Run, paidOn: CompanyDate) => {
  bodyOf(await confirm(run));
  for (const { payment } of await rows(run.id)) if (payment) await paid(payment.id, paidOn);
};
export const slip = async (month: CompanyMonth) =>
  bodyOf(await server.call('getPayslip', { as: company.employee, path: { month } }));

// Live bindings: each test sees those made for it.
export let days: CompanyDate[];
export let colleague: string;
export let advance: string;

/** The employee's advance is paid, eight of its ten days turn out not worked; a colleague has earned the whole of October. */
export function useDebt(): void {
  usePayments(() => ({}), '2026-10-01T08:00:00+05:00');
  beforeEach(async () => {
    days = await workingDaysOf(october);
    ({ id: colleague } = await staffOf(server, company.employer).hire({
      ...{ lastName: 'Yusupova', salary: fromSom(3_000_000) },
    }));
    await at('2026-10-16T12:00:00+05:00');
    await work(days.slice(0, 10));
    ({ id: advance } = bodyOf(await ask(ADVANCE)));
    bodyOf(await review([advance], 'approve'));
    await paid(advance, '2026-10-16');
    await correct(days.slice(2, 10), [{ in: '09:00', out: '09:01' }]);
  });
}

export const closeOctober = async () => {
  await at('2026-11-03T12:00:00+05:00');
  await work(days, colleague);
  const { jobId: employeeId } = company.employee;
  const away = { employeeId, firstDay: days[10]!, lastDay: days.at(-1)!, kind: 16, note: 'Oʻz hisobidan' };
  bodyOf(await server.call('proposeAbsence', { ...acting(), body: away }));
  const short = days.slice(2, 10).map((date) => ({ kind: 'belowNorm' as const, id: employeeId, date }));
  bodyOf(await server.call('settle', { ...acting(), body: { event: 'dismiss', items: short } }));
  await close(october);
};

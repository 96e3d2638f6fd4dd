import { expect, it } from 'vitest';
import { fromSom } from '#domain/money.ts';
import {
  close,
  closeOctober,
  colleague,
  november,
  october,
  payRun,
  rows,
  slip,
  useDebt,
  work,
} from '#tests/support/worlds/debtWorld.ts';
import { at, company, earnedBy, server, workingDaysOf } from '#tests/support/worlds/paymentsWorld.ts';
import { acting, confirm, make } from '#tests/support/worlds/payRunsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';

useDebt();

const news = async () => {
  const { items } = bodyOf(await server.call('listNotifications', { as: company.employee }));
  return items.flatMap(({ params }) => ('withheld' in params ? [params] : []));
};
const lineNews = async () => {
  const { items } = bodyOf(await server.call('listNotifications', { as: company.employee }));
  return items.flatMap(({ params }) => ('added' in params ? [params] : []));
};
const withheld = (month: typeof october | typeof november, days: number) => ({
  ...{ about: 'salaryWithheld', month, withheld: earnedBy(days) },
});

it('a salary that goes to earlier debts whole has its payslip, and the person is told', async () => {
  await closeOctober();
  await payRun(await make('salary', october), '2026-11-03');
  expect(await news()).toEqual([withheld(october, 2)]);

  const [first, ...others] = await workingDaysOf(november);
  await at('2026-12-03T12:00:00+05:00');
  await work([first!]);
  await work([first!, ...others], colleague);
  const { jobId: employeeId } = company.employee;
  const away = { employeeId, firstDay: others[0]!, lastDay: others.at(-1)!, kind: 16, note: 'Oʻz hisobidan' };
  bodyOf(await server.call('proposeAbsence', { ...acting(), body: away }));
  await close(november);
  const run = await make('salary', november);
  expect(run).toMatchObject({ unpaid: 1, takenBack: { count: 1, amount: earnedBy(1) } });
  bodyOf(await confirm(run));
  expect((await news()).toSorted((a, b) => a.month.localeCompare(b.month))).toEqual([
    withheld(october, 2),
    withheld(november, 1),
  ]);
  expect(await slip(november)).toMatchObject({
    ...{ earned: earnedBy(1), advances: 0, carried: 0 - earnedBy(1), toPay: 0, salary: 0, left: 0 },
    ...{ payments: [], entry: null },
  });
  const { items, total } = bodyOf(await server.call('listPayslips', { as: company.employee }));
  expect([items.map(({ month }) => month), total]).toEqual([[november, october], 2]);
  expect(items[0]).toEqual({ month: november, advances: 0, salary: 0, paidOn: null });
  // Of somebody whose salary is on its way there is none yet.
  const theirs = { ...acting(), path: { id: colleague, month: november } };
  expect((await server.call('getEmployeePayslip', theirs)).status).toBe(404);
  expect((await rows(run.id)).find((row) => row.employeeId === colleague)?.amount).toBe(fromSom(3_000_000));
});

it('a salary with lines says what was added and taken off, and its correction what was given back', async () => {
  await closeOctober();
  const { jobId: id } = company.employee;
  const add = async (kind: 'bonus' | 'deduction', amount: number) => {
    const body = { kind, period: october, amount: fromSom(amount), reason: 'Buyruq' };
    const { items } = bodyOf(await server.call('addPayLine', { ...acting(), path: { id }, body }));
    return items.find((line) => line.kind === kind)!.id;
  };
  await add('bonus', 2_000_000);
  const lineId = await add('deduction', 300_000);
  await payRun(await make('salary', october), '2026-11-03');
  const confirmed = { about: 'salaryConfirmed', month: october };
  const first = { ...confirmed, added: fromSom(2_000_000), deducted: fromSom(300_000) };
  expect(await lineNews()).toEqual([first]);

  const path = { id, lineId };
  bodyOf(await server.call('withdrawPayLine', { ...acting(), path, body: { reason: 'Xato' } }));
  await payRun(await make('salary', october), '2026-11-03');
  expect(await lineNews()).toEqual(
    expect.arrayContaining([first, { ...confirmed, added: fromSom(300_000), deducted: 0 }]),
  );
  expect(await news()).toEqual([]);
});

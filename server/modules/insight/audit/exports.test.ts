import { beforeEach, expect, it } from 'vitest';
import { company, server, usePayments, workedDays } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit } from '#tests/support/worlds/staff.ts';
import { changesTold, later, nameEmployer, told } from '#tests/support/worlds/auditWorld.ts';

usePayments();
beforeEach(() => nameEmployer());

const wanted = { format: 'csv', language: 'ru' } as const;
const exports = async (area: 'reports' | undefined = 'reports') =>
  (await told({ area })).filter(({ subject }) => subject === 'list');

it('the trail says who saved which list as a file, by what, and with how many rows', async () => {
  const as = company.employer;
  const unit = await makeUnit(server, as, 'Savdo', {
    ...{ people: [company.employee.jobId], validFrom: '2026-11-18' },
  });
  const period = { from: '2026-10', to: '2026-11' } as const;
  const save = async (file: () => Promise<{ status: number }>) => {
    expect((await file()).status).toBe(200);
    later();
  };
  await save(() => server.call('exportEmployees', { as, body: { ...wanted, unit } }));
  await save(() => server.call('exportEmployees', { as, body: { ...wanted, search: 'Hechkim' } }));
  await save(() => server.call('exportTimesheet', { as, body: { ...wanted, month: '2026-11' } }));
  await save(() =>
    server.call('exportTimesheet', { as, body: { ...wanted, format: 'xlsx', month: '2026-11' } }),
  );
  await save(() => server.call('exportDayBoard', { as, body: { ...wanted, date: '2026-11-18' } }));
  await save(() => server.call('exportAttendanceFigures', { as, body: { ...wanted, ...period } }));
  const entries = (await exports()).toReversed();
  expect(entries[0]).toMatchObject({ event: 'export', by: 'Karimova Aziza', employee: null, title: null });
  expect(entries.map(changesTold)).toEqual([
    ['listKind: - → people', 'unit: - → Savdo', 'rows: - → 1', 'format: - → csv'],
    ['listKind: - → people', 'filtered: - → true', 'rows: - → 0', 'format: - → csv'],
    ['listKind: - → timesheet', 'month: - → 2026-11', 'rows: - → 1', 'format: - → csv'],
    ['listKind: - → timesheet', 'month: - → 2026-11', 'rows: - → 1', 'format: - → xlsx'],
    ['listKind: - → attendance', 'date: - → 2026-11-18', 'rows: - → 1', 'format: - → csv'],
    [
      ...['listKind: - → figures', 'from: - → 2026-10', 'to: - → 2026-11'],
      ...[expect.stringMatching(/^rows: - → \d+$/) as string, 'format: - → csv'],
    ],
  ]);
});

it('each way of saving a list as a file is noted once, a colleague’s and nobody’s own', async () => {
  await workedDays();
  const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
  const period = { from: '2026-11', to: '2026-11' } as const;
  for (const as of [company.employer, accountant]) {
    bodyOf(await server.call('exportPaymentRequests', { as, body: wanted }));
    bodyOf(await server.call('exportPayouts', { as, body: wanted }));
    bodyOf(await server.call('exportTransactions', { as, body: wanted }));
    bodyOf(await server.call('exportAuditTrail', { as, body: wanted }));
    bodyOf(await server.call('exportArrivalTimes', { as, body: { ...wanted, ...period } }));
    bodyOf(await server.call('exportAdvanceFigures', { as, body: { ...wanted, ...period } }));
    bodyOf(await server.call('exportDayCosts', { as, body: { ...wanted, ...period } }));
  }
  const all = [
    'advanceFigures',
    'arrivalTimes',
    'auditTrail',
    'dayCosts',
    'payouts',
    'requests',
    'transactions',
  ];
  const kinds = (await exports(undefined)).map((entry) => changesTold(entry)[0]!.split(' ').at(-1));
  expect(kinds.toSorted()).toEqual([...all, ...all].toSorted());
  bodyOf(await server.call('exportPayouts', { as: company.employee, body: wanted }));
  expect(await exports()).toHaveLength(all.length * 2);
});

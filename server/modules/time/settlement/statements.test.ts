import { expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { company, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { changesTold, later, told } from '#tests/support/worlds/auditWorld.ts';

const statements: string[] = [];
usePayments(() => ({
  onStatement: (sql, path) => path === '/api/attendance/to-settle/settle' && statements.push(sql),
}));

const days = (['02', '03', '04', '05', '06', '09', '10', '11', '12', '13', '16'] as const).map(
  (day): CompanyDate => `2026-11-${day}`,
);
/** Tables from which a day is read. */
const tables = ['punch', 'day_decision'];

/** The statements of accepting corrections of these days. */
async function accept(dates: readonly CompanyDate[]): Promise<string[]> {
  const items = [];
  for (const date of dates) {
    const body = { date, pairs: [{ in: '09:00', out: '18:00' }], reason: 'Esdan chiqdi' };
    const { id } = bodyOf(await server.call('proposeCorrection', { as: company.employee, body }));
    items.push({ kind: 'correction' as const, id, date });
  }
  statements.length = 0;
  const body = { event: 'accept' as const, items };
  const { items: settled } = bodyOf(await server.call('settle', { as: company.employer, body }));
  expect(settled.map(({ outcome }) => outcome)).toEqual(dates.map(() => 'settled'));
  return [...statements];
}

it('the days of accepted corrections are read together, however many', async () => {
  await addWorkedDays(server, company, company.employee.jobId, days, { arrival: '09:20' });
  const [first, ...others] = days;
  const read = (statements: readonly string[]) =>
    tables.map(
      (table) =>
        statements.filter((sql) => sql.startsWith('select') && sql.includes(` from "${table}"`)).length,
    );
  expect(read(await accept([first!]))).toEqual([1, 1]);
  later();
  expect(read(await accept(others))).toEqual([1, 1]);
  const accepted = (await told({ area: 'attendance', pageSize: 100 })).filter(
    ({ event }) => event === 'accept',
  );
  expect(accepted.map((entry) => changesTold(entry).slice(1)).sort()).toEqual(
    days.map((date) => [`date: - → ${date}`, 'pairs: 09:20–18:05 → 09:00–18:00']),
  );
});

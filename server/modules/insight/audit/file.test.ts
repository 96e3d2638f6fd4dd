import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import type { operations } from '#openapi/generated/contract.d.ts';
import { company, other, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { later, nameEmployer, saveWork, trail } from '#tests/support/worlds/auditWorld.ts';

usePayments();
beforeEach(() => nameEmployer());

type Body = operations['exportAuditTrail']['requestBody']['content']['application/json'];
const file = async (wanted: Partial<Body> = {}, as = company.employer) => {
  const body = { format: 'csv', language: 'ru', ...wanted } as const;
  const text = bodyOf(await server.call('exportAuditTrail', { as, body })).toString();
  return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true, delimiter: ';' }).data;
};

describe('the file of the audit trail', () => {
  it('has what the list has, in its order, in words', async () => {
    later();
    await saveWork({ graceMinutes: 7, takesLatePunches: true, daysOff: [7] });
    const { items, total } = await trail({ pageSize: 100 });
    const [heading, first, ...rows] = await file();
    expect(heading).toEqual([
      ...['Время', 'Кто выполнил', 'Действие', 'О ком или о чём', 'С какого дня', 'Было → стало', 'Причина'],
    ]);
    expect([first![0], first![1], first![3], first![4], first![6]]).toEqual([
      ...['18.11.2026 08:51', 'Karimova Aziza', '', '2026-12-01', ''],
    ]);
    expect(first![2]).toMatch(/^[А-Я]/);
    expect(first![5]).toMatch(/: сб, вс → вс; .*: 0 → 7; .*: нет → да$/i);
    expect([items.length, rows.length]).toEqual([total, total - 1]);
    expect(rows.map((row) => row[3])).toEqual(
      items.slice(1).map(({ employee, title }) => employee?.name ?? title ?? ''),
    );
  });

  it('has only what the filters find, and nothing of another company', async () => {
    await saveWork({ graceMinutes: 7 });
    expect(await file({ area: 'reports' })).toHaveLength(1);
    expect(await file({ area: 'settings' })).toHaveLength(2);
    expect(await file({ search: 'Hechkim' })).toHaveLength(1);
    expect(await file({ month: '2026-10' })).toHaveLength(1);
    expect(await file({ area: 'settings' }, other.employer)).toHaveLength(1);
  });

  it('has no cell that a spreadsheet would run', async () => {
    await makeUnit(server, company.employer, '=1+1');
    later();
    const body = { ids: [company.employee.jobId], event: 'block' as const, reason: '+SUM(A1)' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    const cells = (await file()).flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells).toContain("'=1+1");
    expect(cells).toContain("'+SUM(A1)");
  });

  it('has all of a long trail once', async () => {
    const at = server.clock.date();
    const none = { byAccountId: null, validFrom: null, subjectId: null, employeeId: null, before: null };
    const rows = Array.from({ length: 1_205 }, (_, number) => ({
      ...{ ...none, organizationId: company.organizationId, subject: 'payRun', event: 'make' },
      ...{ id: crypto.randomUUID(), at: new Date(at.getTime() + (number >> 3)), after: { number } },
    }));
    await server.db.insertInto('auditEntry').values(rows).execute();
    const [, ...found] = await file({ area: 'money' });
    const numbers = found.map((row) => Number(row[3]!.replaceAll(/\D/g, '')));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(rows.map(({ after }) => after.number));
    expect(new Set(found.map((row) => row[1]))).toEqual(new Set(['Davomat']));
  });
});

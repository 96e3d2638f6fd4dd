import { beforeEach, describe, expect, it } from 'vitest';
import { company, other, server, usePayments } from '#tests/support/worlds/paymentsWorld.ts';
import { reportTable } from '#tests/support/worlds/reportTable.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { later, nameEmployer, saveWork, trail } from '#tests/support/worlds/auditWorld.ts';

usePayments();
beforeEach(() => nameEmployer());

const november = { from: '2026-11', to: '2026-11' } as const;
const report = (change: Partial<Parameters<typeof reportTable>[1]> = {}) =>
  reportTable(server, { organizationId: company.organizationId, kind: 'auditTrail', ...november, ...change });

describe('the audit trail', () => {
  it('has what the list has of the months, the latest first', async () => {
    later();
    await saveWork({ graceMinutes: 7 });
    const rows = await report();
    expect(rows[0]).toMatchObject({
      ...{ madeAt: '18.11.2026 08:51', madeBy: 'Karimova Aziza', about: '', validFrom: '2026-12-01' },
      ...{ changes: expect.stringMatching(/: 0 → 7$/) as string, changeReason: '' },
    });
    expect(rows).toHaveLength((await trail()).total);
    expect(await report({ from: '2026-10', to: '2026-10' })).toEqual([]);
    expect(await report({ from: '2026-12', to: '2027-01' })).toEqual([]);
    expect(await report({ from: '2026-10', to: '2026-12' })).toEqual(rows);
  });

  it('is of the people of the unit, and of the company', async () => {
    const about = async (change: object) => [...new Set((await report(change)).map((row) => row.about))];
    const unit = await makeUnit(server, company.employer, 'Ombor');
    expect(await about({ unit })).toEqual([]);
    expect(await about({ unit: 'none' })).toEqual(['Rahimov Dilshod']);
    const own = { people: [company.employee.jobId], validFrom: '2026-11-18' as const };
    const theirs = await makeUnit(server, company.employer, 'Savdo', own);
    expect(await about({ unit: theirs })).toEqual(['Rahimov Dilshod']);
    expect(await about({ unit: 'none' })).toEqual([]);
    expect(await about({ organizationId: other.organizationId, unit: theirs })).toEqual([]);
  });
});

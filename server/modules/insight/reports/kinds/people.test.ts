import { beforeEach, describe, expect, it } from 'vitest';
import { chosenColumns } from '#domain/reports/kinds.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { csvRows, reportFile, reportTable } from '#tests/support/worlds/reportTable.ts';
import { company, other, server, setUp } from '#tests/support/worlds/settlementWorld.ts';
import { makeUnit, staffOf } from '#tests/support/worlds/staff.ts';

setUp();

const people = (change: Partial<Parameters<typeof reportTable>[1]> = {}) =>
  reportTable(server, { organizationId: company.organizationId, kind: 'people', ...change });
let formula: string;

beforeEach(async () => {
  const { hire } = staffOf(server, company.employer);
  formula = (await hire({ firstName: 'Anna', lastName: 'Aliyeva', salary: 123_456_700 })).id;
  await server.db
    .updateTable('employee')
    .set({ lastName: '=HYPERLINK("x")' })
    .where('id', '=', formula)
    .execute();
});

describe('people', () => {
  it('are everybody by name, as the list exports them', async () => {
    const rows = await people();
    expect(rows.map(({ lastName }) => lastName)).toEqual([`'=HYPERLINK("x")`, 'Rahimov']);
    expect(rows[1]).toEqual({
      ...{ lastName: 'Rahimov', firstName: 'Dilshod', unit: '', schedule: '' },
      ...{ patronymic: '', position: '', personnelNumber: '' },
      pinfl: `\t${company.employee.identity.pinfl}`,
      passportSerialNumber: company.employee.identity.passportSerialNumber,
      phoneNumber: `\t${company.employee.phoneNumber}`,
      ...{
        cardNumber: '8600 •••• •••• 0003',
        monthlySalary: '5000000',
        status: expect.any(String) as string,
      },
      ...{ registration: 'Roʻyxatdan oʻtgan', firstWorkingDay: '2026-11-18' },
      ...{ registeredOn: '2026-11-18', addedOn: '2026-11-18' },
    });
    expect(rows[0]).toMatchObject({
      monthlySalary: '1234567',
      registration: 'Roʻyxatdan oʻtmagan',
      registeredOn: '',
    });
    const body = { format: 'csv', language: 'uz-Latn' } as const;
    const file = bodyOf<'exportEmployees'>(
      await server.call('exportEmployees', { as: company.employer, body }),
    );
    const exported = csvRows(file).slice(1);
    const sorted = (row: string[]) => row.toSorted();
    expect(rows.map((row) => sorted(Object.values(row)))).toEqual(exported.map(sorted));
  });

  it('of a unit are those who are in it today', async () => {
    const unit = await makeUnit(server, company.employer, 'Ombor', {
      ...{ people: [formula], validFrom: '2026-11-18' },
    });
    expect((await people({ unit })).map((row) => [row.firstName, row.unit])).toEqual([['Anna', 'Ombor']]);
    expect((await people({ unit: 'none' })).map(({ firstName }) => firstName)).toEqual(['Dilshod']);
    const none = await makeUnit(server, company.employer, 'Savdo');
    expect(await people({ unit: none })).toEqual([]);
    expect(await people({ organizationId: other.organizationId, unit })).toEqual([]);
    expect((await people({ organizationId: other.organizationId })).length).toBe(1);
  });

  it('have the columns that are asked for, in their order here, and the name of today', async () => {
    const asked = { organizationId: company.organizationId, kind: 'people' } as const;
    const { name, content } = await reportFile(server, {
      ...asked,
      columns: chosenColumns('people', ['unit', 'firstName']),
    });
    expect(name).toBe('xodimlar-2026-11-18.csv');
    expect(csvRows(content)).toEqual([
      ['Ism', 'Boʻlim'],
      ['Anna', ''],
      ['Dilshod', ''],
    ]);
  });
});

import { nothingPrinted } from '#domain/fields/printedFields.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertMany } from '#server/database/insertMany.ts';
import { newId } from '#server/identifier.ts';
import { at, company, hire, server, useFigures, worked } from '#tests/support/worlds/figuresWorld.ts';
import { csvRows, reportFile, reportTable } from '#tests/support/worlds/reportTable.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';
import { companyDate } from '#domain/calendar/index.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

useFigures();

let aziz: string;
const november = { from: '2026-11', to: '2026-11' } as const;
const days = (change: Partial<Parameters<typeof reportTable>[1]> = {}) =>
  reportTable(server, {
    ...{ organizationId: company.organizationId, kind: 'attendance', ...november },
    ...change,
  });

const rename = (id: string, lastName: string, firstName: string) =>
  server.db
    .updateTable('employee')
    .set({ firstName, lastName, searchKey: `${lastName} ${firstName}`.toLowerCase() })
    .where('id', '=', id)
    .execute();

/** Aziz, who is before Dilshod by name, is hired on Monday 16 November. Today is Wednesday 18 November. */
beforeEach(async () => {
  await at('2026-11-16T08:00:00+05:00');
  aziz = await hire();
  await rename(aziz, 'Karimov', 'Aziz');
  await at('2026-11-18T12:00:00+05:00');
  await worked(['2026-11-17'], { arrival: '09:20', departure: '18:00' });
  await worked(['2026-11-16'], { departure: null }, aziz);
});

describe('attendance', () => {
  it('has a row for each person and day until today, by name and date, from the hire on', async () => {
    const rows = await days();
    expect(rows.map(({ employee, date }) => `${employee} ${date}`)).toEqual([
      ...['16', '17', '18'].map((day) => `Karimov Aziz 2026-11-${day}`),
      ...Array.from(
        { length: 18 },
        (_, place) => `Rahimov Dilshod 2026-11-${String(place + 1).padStart(2, '0')}`,
      ),
    ]);
    const none = { unit: '', arrived: '', leftAt: '', worked: '', lateMinutes: '' };
    expect(rows[0]).toEqual({
      ...{ ...none, date: '2026-11-16', employee: 'Karimov Aziz' },
      ...{ presence: 'Ketish belgilanmagan', arrived: '08:55' },
    });
    expect(rows[2]).toMatchObject({ ...none, presence: 'Hali kelmagan' });
    expect(rows.find(({ date }) => date === '2026-11-15')).toMatchObject({
      ...{ ...none, presence: 'Dam olish kuni' },
    });
    expect(rows.at(-2)).toEqual({
      ...{ date: '2026-11-17', employee: 'Rahimov Dilshod', unit: '', presence: 'Kechikkan' },
      ...{ arrived: '09:20', leftAt: '18:00', worked: '520', lateMinutes: '20' },
    });
  });

  it.each(['2026-11-16', '2026-11-17', '2026-11-18'] as const)(
    'agrees with the board of %s',
    async (date) => {
      await makeUnit(server, company.employer, 'Ombor', { people: [aziz], validFrom: '2026-11-18' });
      const body = { format: 'csv', language: 'ru', date } as const;
      const [, ...board] = csvRows(
        bodyOf<'exportDayBoard'>(await server.call('exportDayBoard', { as: company.employer, body })),
      );
      const rows = (await days({ language: 'ru' })).filter((row) => row.date === date);
      expect(
        rows.map((row) => [
          ...[row.employee, row.unit, row.date, row.presence, row.arrived, row.leftAt],
          ...[row.worked, row.lateMinutes],
        ]),
      ).toEqual(board);
      expect(rows).toHaveLength(2);
    },
  );

  it('goes month by month, and no further than the months asked for', async () => {
    await worked(['2026-10-30']);
    const dates = async (from: '2026-10' | '2026-11', to: '2026-10' | '2026-11' | '2027-02') =>
      (await days({ from, to })).filter(({ employee }) => /Dilshod/.test(employee)).map(({ date }) => date);
    expect((await dates('2026-10', '2026-10')).length).toBe(31);
    const both = await dates('2026-10', '2027-02');
    expect([both.length, both[0], both[30], both[31], both.at(-1)]).toEqual([
      ...[49, '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-18'],
    ]);
    expect((await days({ from: '2026-10', to: '2026-11' })).map(({ employee }) => employee)).toEqual([
      ...Array<string>(31).fill('Rahimov Dilshod'),
      ...Array<string>(3).fill('Karimov Aziz'),
      ...Array<string>(18).fill('Rahimov Dilshod'),
    ]);
    expect((await dates('2026-11', '2026-11'))[0]).toBe('2026-11-01');
    expect(await days({ from: '2026-12', to: '2027-02' })).toEqual([]);
  });

  it('has the unit of each day, and of a unit the days of those who were in it', async () => {
    const unit = await makeUnit(server, company.employer, 'Ombor', {
      ...{ people: [company.employee.jobId], validFrom: '2026-11-18' },
    });
    const ofUnit = async (one: string) =>
      (await days({ unit: one })).map((row) => [row.employee.slice(0, 7), row.date.slice(8), row.unit]);
    expect(await ofUnit(unit)).toEqual([['Rahimov', '18', 'Ombor']]);
    const others = await ofUnit('none');
    expect([others.length, others.at(-1)]).toEqual([20, ['Rahimov', '17', '']]);
  });

  it('does not call absent who is away by an absence that was accepted', async () => {
    const body = { firstDay: '2026-11-12', lastDay: '2026-11-13', kind: 9 } as const;
    const as = company.employer;
    const employeeId = company.employee.jobId;
    bodyOf(await server.call('proposeAbsence', { as, body: { ...body, employeeId } }));
    const found = (await days()).filter(({ employee }) => /Dilshod/.test(employee));
    expect(found.slice(10, 13).map(({ date, presence }) => [date.slice(8), presence])).toEqual([
      ...[
        ['11', 'Kelmagan'],
        ['12', 'Ruxsat bilan yoʻq'],
        ['13', 'Ruxsat bilan yoʻq'],
      ],
    ]);
  });

  it('reads some people at a time, each of them once', async () => {
    const { organizationId } = company;
    const hired = hiredOn(companyDate(server.clock.now()));
    const people = Array.from({ length: 230 }, (_, place) => ({
      ...{ organizationId, id: newId(), version: 1, status: 'active' as const, ...hired },
      ...{ accountId: null, registeredAt: null, accountCredit: null, ...nothingPrinted },
      ...{ firstName: String(place).padStart(3, '0'), lastName: 'Zokirov' },
      ...{ searchKey: `zokirov ${String(place).padStart(3, '0')}`, chosenStatus: 'active' as const },
      passportSerialNumber: `ZZ${String(place).padStart(7, '0')}`,
      ...{ pinfl: String(51_000_000_000_000 + place), phoneNumber: `99893${String(place).padStart(7, '0')}` },
    }));
    await insertMany('employee', people).execute(server.db);
    const { content, shares } = await reportFile(server, {
      ...{ organizationId, kind: 'attendance', ...november, columns: ['employee'] },
    });
    const rows = csvRows(content).flat();
    expect(rows.slice(1 + 3 + 18)).toEqual(people.map((one) => `Zokirov ${one.firstName}`));
    expect(shares.length).toBeGreaterThan(4);
    expect(shares[1]).toBeLessThan(0.5);
  });

  it('of another company is not there', async () => {
    const other = await makeCompany(server);
    const rows = await days({ organizationId: other.organizationId });
    expect(rows.map(({ date, worked: minutes }) => [date, minutes])).toEqual([['2026-11-18', '']]);
  });
});

describe('a closed month', () => {
  const october = { from: '2026-10', to: '2026-10' } as const;
  const path = { month: '2026-10' } as const;
  const row = async (date: string) => (await days(october)).find((one) => one.date === date);
  const workingDays = async () => {
    const query = { month: '2026-10' } as const;
    const month = bodyOf(await server.call('getMyMonth', { as: company.employee, query }));
    return month.days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
  };
  const close = async () => {
    bodyOf(await server.call('closeMonth', { as: company.employer, path }));
    await server.closed();
  };

  it('is what was written down, whatever is corrected afterwards', async () => {
    const as = company.employer;
    const correct = async (out: string) => {
      const body = { date: '2026-10-06' as const, reason: 'Terminal', pairs: [{ in: '09:00', out }] };
      const employeeId = company.employee.jobId;
      bodyOf(await server.call('proposeCorrection', { as, body: { employeeId, ...body } }));
    };
    const [first, ...others] = await workingDays();
    await worked([first!], { arrival: '09:30', departure: '18:00' });
    await worked(others);
    await correct('18:00');
    const open = await days(october);
    await close();
    await correct('17:00');
    await server.db.deleteFrom('punch').where('shiftDate', '=', first!).execute();
    expect(await days(october)).toEqual(open);
    expect(await row(first!)).toMatchObject({ presence: 'Kechikkan', worked: '510', lateMinutes: '30' });
    expect(await row('2026-10-06')).toMatchObject({ presence: 'Ketgan', worked: '540' });

    bodyOf(await server.call('reopenMonth', { as, path, body: { reason: 'Xato', version: 1 } }));
    expect(await row(first!)).toMatchObject({ presence: 'Kelmagan', worked: '' });
  });

  it('is by name too, with the units of its days, and has nobody before their hire', async () => {
    await at('2026-10-30T08:00:00+05:00');
    const second = await hire();
    await rename(second, 'Aliyev', 'Dilshod');
    const unit = await makeUnit(server, company.employer, 'Savdo');
    await at('2026-10-31T08:00:00+05:00');
    const body = { unitId: unit, employeeIds: [second], validFrom: '2026-10-31' as const };
    bodyOf(await server.call('assignUnit', { as: company.employer, body }));
    await at('2026-11-18T12:00:00+05:00');
    await worked(await workingDays());
    await worked(['2026-10-30'], {}, second);
    await close();
    const rows = await days(october);
    expect(rows.slice(0, 3).map((one) => [one.employee, one.date, one.unit])).toEqual([
      ['Aliyev Dilshod', '2026-10-30', ''],
      ['Aliyev Dilshod', '2026-10-31', 'Savdo'],
      ['Rahimov Dilshod', '2026-10-01', ''],
    ]);
    expect(rows).toHaveLength(33);
    expect((await days({ ...october, unit })).map(({ date }) => date)).toEqual(['2026-10-31']);
  });
});

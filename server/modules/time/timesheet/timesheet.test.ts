import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import { openWorkbook } from '#tests/support/server/libreOffice.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';
import { libreOfficePath } from '../../../../scripts/libreOffice.mjs';

const month = '2026-10' as const;

describe('the timesheet of a month', () => {
  let server: TestServer;
  let company: Company;
  let pinfl: string;

  const at = async (time: string) => {
    server.clock.set(Date.parse(time));
    const { phoneNumber } = await server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', company.employer.accountId)
      .executeTakeFirstOrThrow();
    company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
  };
  const hire = async (lastName: string) => {
    const { phoneNumber, ...identity } = { ...anyone(), firstName: 'Aziz', lastName };
    const body = { ...identity, phoneNumber, cardNumber: sampleCard, salary: 400_000_000 };
    const { id } = bodyOf(
      await server.call('createEmployee', { as: company.employer, body: { ...body, status: 'active' } }),
    );
    await addAccount(server, phoneNumber, identity);
    const as = await server.signIn(phoneNumber);
    bodyOf(await server.call('acceptJob', { as, path: { employeeId: id } }));
    return { id, pinfl: identity.pinfl };
  };
  const sheet = async (query: object = {}) =>
    bodyOf(await server.call('getTimesheet', { as: company.employer, query: { month, ...query } }));
  const rowOf = async (name: string) =>
    (await sheet()).rows.find(({ fullName }) => fullName.startsWith(name))!;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.set(Date.parse('2026-10-02T08:00:00+05:00'));
    company = await makeCompany(server);
    await at('2026-10-02T08:10:00+05:00');
    const full = await hire('Karimov');
    pinfl = full.pinfl;
    await at('2026-10-19T08:00:00+05:00');
    await hire('Zokirov');
    const days = (dates: Parameters<typeof addWorkedDays>[3], times = {}) =>
      addWorkedDays(server, company, full.id, dates, times);
    await days(['2026-10-05', '2026-10-06']);
    await days(['2026-10-07', '2026-10-16'], { arrival: '09:30', departure: '18:00' });
    await days(['2026-10-08'], { arrival: '09:00', departure: null });
    await days(['2026-10-09'], { arrival: '09:00', departure: '10:00' });
    await days(['2026-10-10'], { arrival: '09:00', departure: '13:00' });
    await at('2026-11-18T08:00:00+05:00');
  });
  afterAll(() => server.close());

  it('has the form’s code and minutes of each day', async () => {
    const { cells } = await rowOf('Karimov');
    const describeDay = (day: number) => {
      const { code, minutes, late, unsettled } = cells[day - 1]!;
      return [code, minutes, ...(late ? ['late'] : []), ...(unsettled ? ['unsettled'] : [])];
    };
    expect(cells).toHaveLength(31);
    // 1 October is a holiday, and before the hire.
    expect(describeDay(1)).toEqual(['notHired', 0]);
    expect(describeDay(5)).toEqual(['worked', 550]);
    expect(describeDay(7)).toEqual(['worked', 510, 'late']);
    expect(describeDay(8)).toEqual(['unclear', 0, 'unsettled']);
    expect(describeDay(9)).toEqual(['worked', 60, 'unsettled']);
    expect(describeDay(10)).toEqual(['off', 240, 'unsettled']);
    expect(describeDay(11)).toEqual(['off', 0]);
    expect(describeDay(12)).toEqual(['unclear', 0]);
  });

  it('sums both halves and the month, without days that wait for a decision', async () => {
    const { halves, month: whole, normDays } = await rowOf('Karimov');
    expect(halves[0]).toMatchObject({ days: 3, minutes: 550 * 2 + 510, restMinutes: 0 });
    expect(halves[1]).toMatchObject({ days: 1, minutes: 510 });
    expect(whole).toMatchObject({ days: 4, minutes: 550 * 2 + 510 * 2, restMinutes: 0 });
    expect(whole.unclearDays).toBe(halves[0]!.unclearDays + halves[1]!.unclearDays);
    expect(normDays).toBe(21);
  });

  it('counts work on a day off after it is approved', async () => {
    const { employeeId } = await rowOf('Karimov');
    const items = [{ kind: 'notWorkingDay', id: employeeId, date: '2026-10-10' }];
    const body = { event: 'count', items } as never;
    bodyOf(await server.call('settle', { as: company.employer, body }));
    const { cells, month: whole } = await rowOf('Karimov');
    expect(cells[9]).toMatchObject({ code: 'restWorked', minutes: 240, unsettled: false });
    expect(whole).toMatchObject({ days: 4, restMinutes: 240, minutes: 550 * 2 + 510 * 2 + 240 });
  });

  it('crosses out the days before the hire', async () => {
    const { cells } = await rowOf('Zokirov');
    expect(new Set(cells.slice(0, 18).map(({ code }) => code))).toEqual(new Set(['notHired']));
    expect(cells[18]).toMatchObject({ code: 'unclear' });
  });

  it('has pages ordered by name, and the number of people', async () => {
    const { rows, total, isOver, restDays } = await sheet();
    expect(rows.map(({ fullName }) => fullName)).toEqual(['Karimov Aziz', 'Rahimov Dilshod', 'Zokirov Aziz']);
    expect({ total, isOver }).toEqual({ total: 3, isOver: true });
    expect(restDays).toContain(1);
    expect((await sheet({ page: 2 })).rows).toEqual([]);
    expect((await sheet({ month: '2026-11' })).isOver).toBe(false);
  });

  it('has everyone who is employed on a day of the month, also blocked people, and nobody else', async () => {
    const setStatus = (status: 'active' | 'blocked') =>
      server.db
        .updateTable('employee')
        .set({ status })
        .where('organizationId', '=', company.organizationId)
        .where('lastName', 'in', ['Karimov', 'Zokirov'])
        .execute();
    const names = async () => (await sheet()).rows.map(({ fullName }) => fullName);
    await setStatus('blocked');
    expect(await names()).toEqual(['Karimov Aziz', 'Rahimov Dilshod', 'Zokirov Aziz']);
    await setStatus('active');
    const setEmployment = (employment: string) =>
      server.db.updateTable('employee').set({ employment }).where('lastName', '=', 'Zokirov').execute();
    await setEmployment('{[2026-09-01,2026-10-01),[2026-11-01,)}');
    expect(await names()).toEqual(['Karimov Aziz', 'Rahimov Dilshod']);
    await setEmployment('{[2026-10-19,)}');
  });

  it('is exported as the form and a table in one workbook, which another library reads', async () => {
    const body = { format: 'xlsx', language: 'ru', month } as const;
    const file = bodyOf<'exportTimesheet'>(
      await server.call('exportTimesheet', { as: company.employer, body }),
    );
    const [form, data] = (await readXlsx(file)).sheets;
    const printed = form!.rows.map((row) => row.filter((cell) => cell !== null && cell !== ''));
    expect(printed[1]).toEqual(['ТАБЕЛЬ УЧЁТА РАБОЧЕГО ВРЕМЕНИ']);
    expect(printed[2]).toEqual(['Отчётный период: 01.10.2026 – 31.10.2026']);
    expect(printed[3]).toEqual(['ЧЕРНОВИК: месяц ещё не закрыт']);
    const [codes, hours, laterCodes, laterHours] = printed.slice(7, 11);
    expect(codes!.slice(0, 8)).toEqual([1, 'Karimov Aziz', pinfl, 'Х', 'НН', 'В', 'В', 'Я']);
    expect(codes!.slice(-5)).toEqual([3, 4, 21, 4, expect.any(Number)]);
    expect(hours).toEqual(['9:10', '9:10', '8:30', 4, '30:50']);
    expect(laterCodes!.slice(0, 2)).toEqual(['Я', 'В']);
    expect(laterHours).toEqual(['8:30', '8:30']);
    expect(form!.merges?.length).toBeGreaterThan(10);
    expect(data!.rows[1]!.slice(0, 4)).toEqual(['Karimov Aziz', null, null, pinfl]);
    const sums = data!.rows[1]!.slice(5 + 31, 5 + 31 + 10);
    expect(sums.slice(-6)).toEqual([4, 39.33, 21, expect.any(Number), 4, expect.any(Number)]);
  });

  // The build server always runs this; another machine without LibreOffice skips it.
  it.runIf(libreOfficePath() ?? process.env['CI'])('opens and prints in LibreOffice', async () => {
    const body = { format: 'xlsx', language: 'ru', month } as const;
    const { sheets, pdf } = await openWorkbook(
      bodyOf<'exportTimesheet'>(await server.call('exportTimesheet', { as: company.employer, body })),
    );
    const [form, data] = sheets.toSorted((one, other) => one[0]!.length - other[0]!.length);
    expect(form![0]![0]).toMatch(/^Организация: Namuna · ИНН: \d+$/);
    expect(form![3]![0]).toBe('ЧЕРНОВИК: месяц ещё не закрыт');
    expect(form![7]!.slice(0, 9)).toEqual(['1', 'Karimov Aziz', '', pinfl, 'Х', 'НН', 'В', 'В', 'Я']);
    expect(form![8]!.slice(8, 11)).toEqual(['9:10', '9:10', '8:30']);
    // What a cell covers is empty.
    expect(form![8]!.slice(0, 3)).toEqual(['', '', '']);
    expect(data![1]!.slice(0, 4)).toEqual(['Karimov Aziz', '', '', pinfl]);
    // Pages in points: A4, across.
    const pages = [...pdf.matchAll(/\/MediaBox\[0 0 (\d+)\S* (\d+)\S*\]\/Contents/g)];
    expect(new Set(pages.map(([, width, height]) => `${width} ${height}`))).toEqual(new Set(['841 595']));
  });

  it('is a draft while the month goes on, and is exported as a CSV that spreadsheets split', async () => {
    const body = { format: 'xlsx', language: 'uz-Latn', month: '2026-11' } as const;
    const file = bodyOf<'exportTimesheet'>(
      await server.call('exportTimesheet', { as: company.employer, body }),
    );
    expect((await readXlsx(file)).sheets[0]!.rows[3]).toContain('QORALAMA: oy hali yopilmagan');
    const text = bodyOf(
      await server.call('exportTimesheet', {
        as: company.employer,
        body: { ...body, format: 'csv', month },
      }),
    ).toString();
    const line = text.replaceAll('"', '').split('\r\n')[1]!.split(';');
    expect(line.slice(0, 4)).toEqual(['Karimov Aziz', '', '', `\t${pinfl}`]);
    expect(line).toContain('39,33');
  });
});
